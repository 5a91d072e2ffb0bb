import type { Cart } from './carts/model.ts';
import type { RefusedLine } from './lines/lineChecks.ts';
import type { OrderStatus } from './orders/lifecycle.ts';
import type { QuoteStatus } from './quotes/lifecycle.ts';
import type { Quote } from './quotes/model.ts';
import type { ShopSettings } from './settings/model.ts';
import type { Tool } from './tools/model.ts';

/** All error codes of the API, with their HTTP statuses. */
export const errorStatus = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  'email-required': 403,
  'tool-not-found': 404,
  'order-not-found': 404,
  'address-not-found': 404,
  'payment-not-found': 404,
  'invoice-not-found': 404,
  'user-not-found': 404,
  'quote-not-found': 404,
  'inquiry-not-found': 404,
  'mail-not-found': 404,
  'review-not-found': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'insufficient-stock': 409,
  'price-changed': 409,
  'order-minimum': 409,
  'credit-exceeded': 409,
  'settings-incomplete': 409,
  'order-not-cancellable': 409,
  'order-not-confirmed': 409,
  'transition-not-allowed': 409,
  overpayment: 409,
  'nothing-due': 409,
  'refund-exceeded': 409,
  'payment-not-reversible': 409,
  'card-not-available': 409,
  'quote-not-changeable': 409,
  'mail-pending': 409,
  'review-exists': 409,
  'sku-taken': 409,
  'in-stock': 409,
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

/** An error code. The compiler checks that maps over all codes are complete. */
export type ErrorCode = keyof typeof errorStatus;

/** The data of an error, which screens need to offer a next step. */
export interface ErrorDetails {
  /**
   * `validation`, `settings-incomplete`: one message per invalid field, by its path in the form.
   */
  errors?: Record<string, string>;
  /** `insufficient-stock`: pieces on sale now. */
  available?: number;
  /** `payload-too-large`: the maximum body size in bytes. */
  maxBytes?: number;
  /** `unsupported-media-type`: the accepted media type. */
  mediaType?: string;
  /** `unauthenticated`: the problem with the App Check token, if that was the cause. */
  appCheck?: 'missing' | 'invalid';
  /** `price-changed`, `in-stock`, `precondition-failed`: the current tool. */
  tool?: Tool;
  /** A refused quantity: the nearest ones that can be ordered, smaller first. */
  nearest?: number[];
  /** `price-changed`: the current price in cents for the ordered quantity. */
  unitPrice?: number;
  /** All refused lines of an order with `lines`. The code of the problem is that of the first. */
  lines?: RefusedLine[];
  /** `transition-not-allowed`, `order-not-cancellable`: the current status of the order. */
  orderStatus?: OrderStatus;
  /**
   * `transition-not-allowed`, `order-not-cancellable`: the statuses to which the caller may move
   * it.
   */
  allowed?: OrderStatus[];
  /** `quote-not-changeable`: the current status of the quote. */
  quoteStatus?: QuoteStatus;
  /** `quote-not-changeable`: the statuses to which the caller may move it. */
  allowedForQuote?: QuoteStatus[];
  /** `precondition-failed`: the current quote. */
  quote?: Quote;
  /** `order-minimum`: the least that an order must cost, and what is missing, in cents. */
  minimum?: number;
  missing?: number;
  /** `credit-exceeded`: what another order may cost, and the credit limit, in cents. */
  room?: number;
  creditLimit?: number;
  /** `overpayment`, `refund-exceeded`: the most that can be paid or refunded, in cents. */
  due?: number;
  /** `precondition-failed`: the current cart. */
  cart?: Cart;
  /** `precondition-failed`: the current settings. */
  settings?: ShopSettings;
  /** `precondition-failed`: the version of `tool`; in quotation marks, the value for If-Match. */
  version?: string;
}

/**
 * The body of every error response, `application/problem+json`.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export interface Problem extends ErrorDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** Equal to `detail`. The screens show it. */
  message: string;
}
