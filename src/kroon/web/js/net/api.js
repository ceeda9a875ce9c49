// HTTP to the service. What is refused becomes a `Refusal`, which has a sentence for people and the rule's number.
import { language, t } from "../l10n.js";

/** What the service refused, or that it can't be reached (status 0). */
export class Refusal extends Error {
  /** @param {number} status @param {Failure} failure @param {any} [body] */
  constructor(status, failure, body) {
    super(failure.message);
    this.status = status;
    this.key = failure.key;
    this.rule = failure.rule;
    this.body = body;
  }
}

export const unreachable = () => new Refusal(0, { key: "unreachable", message: t("web-unreachable"), rule: null });

/** @type {FailureOf} */
export function failureOf(error) {
  if (error instanceof Refusal) return { key: error.key, message: error.message, rule: error.rule };
  console.warn(error);
  return { key: "", message: t("web-failed"), rule: null };
}

/** @type {Ask} */
export async function ask(method, path, body, headers = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: { "Accept-Language": language.peek(), ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  if (answer.status === 204) return null;
  const kind = answer.headers.get("Content-Type") || "";
  const read = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const failure = read?.error ?? { key: "", message: t("web-failed"), rule: null };
    throw new Refusal(answer.status, failure, read);
  }
  return read;
}
