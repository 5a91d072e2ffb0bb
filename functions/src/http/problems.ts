import {
  type ErrorCode,
  type ErrorDetails,
  errorStatus,
  formatMoney,
  limits,
  type Problem,
} from '../contract/index.ts';

interface Wording {
  title: string;
  /** The sentence the screens print. */
  detail: (details: ErrorDetails) => string;
}

const wording = (title: string, detail: Wording['detail'] | string): Wording => ({
  title,
  detail: typeof detail === 'string' ? () => detail : detail,
});

const sentences = ({ errors = {} }: ErrorDetails): string =>
  Object.values(errors)
    .map((message) => `${message}.`)
    .join(' ') || 'Please check what you entered.';

const kibibyte = 1024;

const sizeOf = (bytes: number): string =>
  bytes < kibibyte ** 2 ? `${bytes / kibibyte} KiB` : `${bytes / kibibyte ** 2} MiB`;

const wordings: Record<ErrorCode, Wording> = {
  validation: wording('Invalid request', sentences),
  unauthenticated: wording('Not signed in', ({ appCheck }) =>
    appCheck
      ? 'The request does not prove that it comes from the shop. Please reload the page.'
      : 'Please sign in and try again.',
  ),
  forbidden: wording('Not allowed', 'Your account may not do this.'),
  'email-required': wording(
    'E-mail address required',
    'Your account has no e-mail address. Please sign in with one.',
  ),
  'tool-not-found': wording('Tool not found', 'This tool is not on sale.'),
  'order-not-found': wording('Order not found', 'There is no such order.'),
  'user-not-found': wording('User not found', 'There is no such user.'),
  'not-found': wording('Not found', 'There is nothing at this address.'),
  'method-not-allowed': wording('Method not allowed', 'This address does not take that method.'),
  'insufficient-stock': wording('Not enough in stock', ({ available = 0 }) =>
    available === 1 ? 'Only 1 piece is available.' : `Only ${available} pieces are available.`,
  ),
  'price-changed': wording('Price changed', ({ tool }) =>
    tool
      ? `The price is now ${formatMoney(tool.price)} a piece.`
      : 'The price has changed in the meantime.',
  ),
  'order-not-cancellable': wording('Order not cancellable', 'This order is cancelled already.'),
  'idempotency-conflict': wording(
    'Idempotency-Key used before',
    'Another order was placed with the same Idempotency-Key.',
  ),
  'email-not-verified': wording(
    'E-mail address not verified',
    'The e-mail address of this account is not verified. Its owner must first open the link in the verification mail.',
  ),
  'last-admin': wording('Last admin', 'There must always be an admin.'),
  'precondition-failed': wording(
    'Changed in the meantime',
    'Someone else has changed this tool in the meantime.',
  ),
  'payload-too-large': wording(
    'Request too large',
    ({ maxBytes = limits.bodyBytes }) => `The request is larger than ${sizeOf(maxBytes)}.`,
  ),
  'unsupported-media-type': wording(
    'Unsupported media type',
    ({ mediaType = 'application/json' }) =>
      `The request must be sent as ${mediaType}, uncompressed.`,
  ),
  'rate-limited': wording('Too many requests', 'Please wait a moment and try again.'),
  internal: wording('Internal error', 'Something went wrong on our side.'),
  unavailable: wording('Unavailable', 'The shop is busy. Please try again in a moment.'),
};

/**
 * What a failure looks like on the wire. The type is a name, not an address: all there is to say
 * of a code stands in title and detail.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export const toProblem = (code: ErrorCode, details: ErrorDetails): Problem => {
  const { title, detail } = wordings[code];
  const sentence = detail(details);
  return {
    type: `urn:tools-hub:problem:${code}`,
    title,
    status: errorStatus[code],
    detail: sentence,
    code,
    message: sentence,
    ...details,
  };
};
