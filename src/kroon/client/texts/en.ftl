client-unreachable = The service at { $address } can't be reached: { $cause }.
client-unanswered = The connection broke before '{ $command }' was answered. It may or may not have been done.
