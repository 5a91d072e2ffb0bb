import { ApiProblem, type FailureCode, isAppCheckFailure } from './apiProblem.ts';

/** The message for a session that the server no longer accepts. */
export const sessionEnded = 'Your session has ended. Please log in again.';

const appCheckFailed =
  'We could not verify that this request came from our page. Please reload it, and allow it to load reCAPTCHA.';

const messages: Record<FailureCode, string> = {
  validation: 'Some of the details were not accepted. Please check them and send again.',
  unauthenticated: sessionEnded,
  forbidden: 'Your account is not allowed to do this.',
  'email-required':
    'Your account has no e-mail address. Please log in with an account that has one.',
  'tool-not-found': 'This tool is no longer in our catalogue.',
  'address-not-found': 'This address is no longer in your address book.',
  'order-not-found': 'This order no longer exists.',
  'payment-not-found': 'This payment no longer exists.',
  'invoice-not-found': 'There is no such invoice.',
  'user-not-found': 'This account no longer exists.',
  'not-found': 'We could not find what you are looking for.',
  'method-not-allowed': 'The shop does not support this.',
  'sku-taken': 'Another tool has this SKU. Enter another one.',
  'in-stock': 'This tool is in stock: you can order it now.',
  'insufficient-stock': 'There are not enough pieces left for this order.',
  'price-changed': 'The price has changed since you opened this page.',
  'order-minimum': 'The order is below the order minimum.',
  'credit-exceeded': 'The order exceeds your credit limit.',
  'settings-incomplete': 'The settings of the shop lack what an invoice needs.',
  overpayment: 'That is more than is due for this order.',
  'nothing-due': 'There is nothing to pay for this order.',
  'refund-exceeded': 'That is more than has to be refunded.',
  'payment-not-reversible': 'This entry cannot be reversed.',
  'card-not-available': 'The shop does not take cards at the moment.',
  'order-not-cancellable': 'This order can no longer be cancelled.',
  'transition-not-allowed': 'This order has changed in the meantime.',
  'idempotency-conflict':
    'This form was already sent with other details. Please check My Order before you send it again.',
  'email-not-verified':
    'The e-mail address of this account is not verified. Its owner must first open the link in the verification e-mail.',
  'last-admin': 'The shop must keep at least one admin.',
  'precondition-failed': 'Someone else has changed this tool in the meantime.',
  'payload-too-large': 'The request is too large.',
  'unsupported-media-type': 'The shop cannot read this kind of file.',
  'rate-limited': 'That was too many requests. Please wait a minute and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop is not available right now. Please try again in a moment.',
  network: 'We cannot reach the shop. Please check your connection and try again.',
};

/** The message for an error. */
export const messageOf = (error: unknown): string =>
  isAppCheckFailure(error)
    ? appCheckFailed
    : messages[error instanceof ApiProblem ? error.code : 'internal'];
