/** The `error` of a response, in Stripe's format. https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
  param?: string;
}

/** A refused call. `isSaved`: a retry with the same idempotency key gets the same answer. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly isSaved: boolean;

  constructor(status: number, body: ErrorBody, { isSaved = false } = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isSaved = isSaved;
  }
}

/** Parameters that are missing, unknown or invalid. */
export const invalid = (message: string, details: Pick<ErrorBody, 'code' | 'param'> = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...details });

/** A call that the state of its object does not allow. */
export const conflict = (message: string, details: Pick<ErrorBody, 'code' | 'param'> = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...details }, { isSaved: true });

/** An object that does not exist. */
export const missing = (kind: string, id: string, param: string) =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** A call without a key, or with another one. */
export const unauthorized = (message: string) =>
  new StripeFailure(401, { type: 'invalid_request_error', message });
