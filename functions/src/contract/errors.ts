import type { Tool } from './tools.ts';

/** Every failure the API can answer with: its code and the HTTP status it travels under. */
export const errorStatus = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  'email-required': 403,
  'tool-not-found': 404,
  'order-not-found': 404,
  'user-not-found': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'insufficient-stock': 409,
  'price-changed': 409,
  'order-not-cancellable': 409,
  'idempotency-conflict': 409,
  'last-admin': 409,
  'email-not-verified': 409,
  'precondition-failed': 412,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

/** One of the closed list of failure codes. A total map over it is checked by the compiler. */
export type ErrorCode = keyof typeof errorStatus;

/** The data that goes with a code, beside the sentence: what a screen needs to offer a way on. */
export interface ErrorDetails {
  /** `validation`: one message per refused field, by its path in the request's form. */
  errors?: Record<string, string>;
  /** `insufficient-stock`: pieces on sale now. */
  available?: number;
  /** `payload-too-large`: how many bytes the call takes. */
  maxBytes?: number;
  /** `unsupported-media-type`: the type the call takes. */
  mediaType?: string;
  /** `unauthenticated`: what was wrong with the App Check token, when it was that. */
  appCheck?: 'missing' | 'invalid';
  /** `price-changed`, `precondition-failed`: the tool as it is now. */
  tool?: Tool;
  /** `precondition-failed`: the version of `tool`, to be sent in quotation marks as If-Match. */
  version?: string;
}

/**
 * The body of every failed answer, `application/problem+json`.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export interface Problem extends ErrorDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** Equal to `detail`: what the screens print. */
  message: string;
}
