/** An answer of Stripe that says no. Without the word `error` in its body the SDK takes an answer for a success. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** A card that was refused leaves its failed payment behind; other refusals leave nothing. */
  readonly leavesTraces: boolean;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.leavesTraces = body.type === "card_error";
  }
}

export function refuse(message: string, more: Record<string, unknown> = {}, status = 400): never {
  throw new Refusal(status, { type: "invalid_request_error", message, ...more });
}

export function declined(message: string, declineCode: string): never {
  throw new Refusal(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: declineCode,
    message,
  });
}
