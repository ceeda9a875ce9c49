// HTTP to the service. What is refused becomes a `Refusal`, which has a message for people and the rule's number.
import { language, loadTexts } from "../l10n.js";

/** The version of the protocol that we speak: what is told comes as messages, and the page has the words. */
export const PROTOCOL = 2;
/** The folders whose texts the service's messages need, beside those of a game. */
export const SERVICE_TEXTS = ["core", "service", "table"];

/** What the service refused, or that it can't be reached (status 0). */
export class Refusal extends Error {
  /** @param {number} status @param {Failure} failure @param {any} [body] */
  constructor(status, failure, body) {
    super(failure.key);
    this.status = status;
    this.failure = failure;
    this.body = body;
  }
}

/** @type {Failure} */
const FAILED = { key: "", message: { key: "web-failed" }, rule: null };

export const unreachable = () => new Refusal(0, { key: "unreachable", message: { key: "web-unreachable" }, rule: null });

/** @type {FailureOf} */
export function failureOf(error) {
  if (error instanceof Refusal) return error.failure;
  console.warn(error);
  return FAILED;
}

/** @type {Ask} */
export async function ask(method, path, body, headers = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        "Accept-Language": language.peek(),
        "Kroon-Protocol": String(PROTOCOL),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  if (answer.status === 204) return null;
  const kind = answer.headers.get("Content-Type") || "";
  const read = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    // the words of a refusal may not be here yet
    await loadTexts(...SERVICE_TEXTS).catch(() => {});
    throw new Refusal(answer.status, read?.error ?? FAILED, read);
  }
  return read;
}
