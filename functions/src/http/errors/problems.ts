import {
  type CompanyStatus,
  counted,
  countsAsSold,
  type DetailsOf,
  type ErrorCode,
  errorStatus,
  type FieldErrors,
  formatCents,
  matchedRuleText,
  missingPermissionText,
  type OpenBusiness,
  type Problem,
  type RequestStatus,
} from '../../contract/index.ts';
import { attributeProblems } from './attributeProblems.ts';
import { bankProblems } from './bankProblems.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { keyProblemTexts } from './keyProblems.ts';
import { partProblems } from './partProblems.ts';
import { paymentProblems } from './paymentProblems.ts';
import { priceProblems } from './priceProblems.ts';
import { type ProblemText, problemText } from './problemText.ts';
import { proofProblems } from './proofProblems.ts';
import { staffProblems } from './staffProblems.ts';
import { webhookProblems } from './webhookProblems.ts';

const sentences = ({ errors }: { errors: FieldErrors }): string =>
  Object.values(errors)
    .map((message) => `${message}.`)
    .join(' ') || 'Please check what you entered.';

const discontinuedErrors = { tool: 'This tool is discontinued, and can no longer be ordered' };

const kibibyte = 1024;

const sizeOf = (bytes: number): string =>
  bytes < kibibyte ** 2 ? `${bytes / kibibyte} KiB` : `${bytes / kibibyte ** 2} MiB`;

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

type RefusedTransition = DetailsOf<'transition-not-allowed'>;

const possibleNow = ({ allowed }: RefusedTransition): string =>
  allowed.length > 0 ? ` You can change it to: ${listed.format(allowed)}.` : '';

const notAllowed = (details: RefusedTransition): string =>
  `The order is ${details.orderStatus}, which does not allow this change.${possibleNow(details)}`;

const notCancellable = (details: RefusedTransition): string =>
  countsAsSold(details.orderStatus)
    ? `The order is ${details.orderStatus}, and can no longer be cancelled.${possibleNow(details)}`
    : 'This order is already cancelled.';

const closedInvitation = {
  accepted: 'This invitation has been accepted.',
  revoked: 'This invitation has been withdrawn, or replaced by a newer one.',
  expired: 'This invitation has expired. Please ask for a new one.',
} as const;

const inactiveCompany: Record<CompanyStatus, string> = {
  requested: 'We are still reviewing this company.',
  active: 'This company is active.',
  suspended: 'This company is suspended.',
  declined: 'We have declined this company.',
  closed: 'This company is closed.',
};

const unsettled = ({ orders, quotes, amount }: OpenBusiness): string => {
  const open = [
    ...(orders > 0 ? [counted(orders, 'open order')] : []),
    ...(quotes > 0 ? [counted(quotes, 'open quote')] : []),
    ...(amount > 0 ? [`${formatCents(amount)} to pay`] : []),
  ];
  return `The company still has ${new Intl.ListFormat('en').format(open)}.`;
};

const withoutOwner = ({ companies }: DetailsOf<'last-owner'>): string =>
  `${new Intl.ListFormat('en').format(companies.map(({ name }) => name))} would have no owner. Make another member an owner first.`;

const closedRequests: Record<RequestStatus, string> = {
  pending: 'This request waits for approval.',
  approved: 'This request has been approved.',
  rejected: 'This request has been rejected.',
  withdrawn: 'This request has been withdrawn.',
  expired: 'This request has expired. Please send another one for the order.',
};

const needsApproval = ({ rules, approvers }: DetailsOf<'approval-required'>): string => {
  const names = approvers.map(({ name }) => name);
  const who =
    names.length > 0
      ? `${listed.format(names)} can approve it.`
      : 'Nobody in the company can approve it now: ask an owner to make another member an approver, or to change the limit.';
  return [...rules.map(matchedRuleText), who].join(' ');
};

const requestRefusals = {
  caller:
    'This is your own request, and your own vote does not count: another member has to decide about it. You can withdraw it.',
  another: 'Only the member who sent a request can withdraw it. You can reject it.',
};

const problemTexts: { [Code in ErrorCode]: ProblemText<Code> } = {
  ...partProblems,
  ...priceProblems,
  ...attributeProblems,
  ...proofProblems,
  ...webhookProblems,
  ...bankProblems,
  ...keyProblemTexts,
  ...staffProblems,
  'document-not-found': problemText('Document not found', 'There is no such document.'),
  ...paymentProblems,
  validation: problemText('Invalid request', sentences),
  unauthenticated: problemText('Not signed in', ({ appCheck }) =>
    appCheck
      ? 'The request does not prove that it comes from the shop. Please reload the page.'
      : 'Please sign in and try again.',
  ),
  forbidden: problemText('Not allowed', ({ permission }) =>
    permission ? missingPermissionText(permission) : 'Your account may not do this.',
  ),
  'email-required': problemText(
    'E-mail address required',
    'Your account has no e-mail address. Please sign in with one.',
  ),
  'not-a-member': problemText(
    'Not a member',
    'You do not belong to this company, or no longer do.',
  ),
  'role-forbidden': problemText('Not allowed by the role', ({ requestOf }) =>
    requestOf ? requestRefusals[requestOf] : 'Your role in the company does not allow this.',
  ),
  'invitation-address': problemText(
    'Another address',
    'This invitation is for another e-mail address. Please sign in with the account that has it.',
  ),
  'company-not-found': problemText('Company not found', 'There is no such company.'),
  'member-not-found': problemText('Member not found', 'This person is not a member any more.'),
  'invitation-not-found': problemText(
    'Invitation not found',
    'There is no such invitation. Please check that the link is complete.',
  ),
  'company-inactive': problemText(
    'Company not active',
    ({ companyStatus }) => inactiveCompany[companyStatus],
  ),
  'company-not-changeable': problemText(
    'Company not changeable',
    ({ companyStatus }) => `The company is ${companyStatus}, which does not allow this change.`,
  ),
  'company-not-settled': problemText('Company not settled', ({ openBusiness }) =>
    unsettled(openBusiness),
  ),
  'invitation-closed': problemText(
    'Invitation closed',
    ({ invitationStatus }) => closedInvitation[invitationStatus],
  ),
  'last-owner': problemText('Last owner', withoutOwner),
  'companies-only': problemText(
    'Only companies order',
    'This shop sells to companies only. Please sign up your company, or switch to it.',
  ),
  'approval-required': problemText('Approval required', needsApproval),
  'approval-not-needed': problemText(
    'Approval not needed',
    'No rule matches this order: you can place it yourself.',
  ),
  'request-not-found': problemText('Request not found', 'There is no such request.'),
  'request-closed': problemText(
    'Request closed',
    ({ requestStatus }) => closedRequests[requestStatus],
  ),
  'request-pending': problemText(
    'Approval already asked for',
    'A request to accept this offer waits for approval.',
  ),
  'requester-left': problemText(
    'Requester left',
    'The requester has left the company, or may no longer order for it.',
  ),
  'tool-not-found': problemText('Tool not found', 'This tool is not on sale.'),
  'order-not-found': problemText('Order not found', 'There is no such order.'),
  'list-not-found': problemText('List not found', 'This list no longer exists.'),
  'view-not-found': problemText(
    'View not found',
    'This view no longer exists, or is one of a colleague.',
  ),
  'address-not-found': problemText(
    'Address not found',
    'This address is no longer in your address book.',
  ),
  'payment-not-found': problemText('Payment not found', 'There is no such payment.'),
  'invoice-not-found': problemText('Invoice not found', 'There is no such invoice.'),
  'user-not-found': problemText('User not found', 'There is no such user.'),
  'quote-not-found': problemText('Quote not found', 'There is no such quote.'),
  'inquiry-not-found': problemText('Inquiry not found', 'There is no such inquiry.'),
  'mail-not-found': problemText('Mail not found', 'There is no such mail.'),
  'review-not-found': problemText('Review not found', 'There is no such review.'),
  'quote-not-changeable': problemText(
    'Quote not changeable',
    ({ quoteStatus }) => `The quote is ${quoteStatus}, which does not allow this change.`,
  ),
  'mail-pending': problemText('Mail pending', 'This mail is being sent, or waits to be sent.'),
  'review-exists': problemText(
    'Review exists',
    'You have already written a review. You can change it.',
  ),
  'not-found': problemText('Not found', 'There is nothing at this address.'),
  'method-not-allowed': problemText(
    'Method not allowed',
    'This address does not support that method.',
  ),
  'sku-taken': problemText('SKU taken', sentences),
  'in-stock': problemText('In stock', 'This tool is in stock: you can order it now.'),
  discontinued: problemText('Discontinued', ({ errors = {} }) =>
    sentences({ errors: Object.keys(errors).length > 0 ? errors : discontinuedErrors }),
  ),
  'insufficient-stock': problemText('Not enough in stock', ({ available }) =>
    available === 1 ? 'Only 1 piece is available.' : `Only ${available} pieces are available.`,
  ),
  'order-minimum': problemText(
    'Below the order minimum',
    ({ minimum, missing }) =>
      `An order must cost at least ${formatCents(minimum)}: add tools for ${formatCents(missing)}.`,
  ),
  'credit-exceeded': problemText(
    'Credit limit exceeded',
    ({ room }) =>
      `With the orders that are not paid yet, this order exceeds your credit limit: ${formatCents(room)} of it is left.`,
  ),
  'settings-incomplete': problemText(
    'Settings incomplete',
    (details) => `The settings of the shop lack what an invoice needs. ${sentences(details)}`,
  ),
  'order-not-confirmed': problemText(
    'Order not confirmed',
    'The shop has not confirmed this order, so there is no order confirmation to print.',
  ),
  'order-not-cancellable': problemText('Order not cancellable', notCancellable),
  'transition-not-allowed': problemText('Transition not allowed', notAllowed),
  'idempotency-conflict': problemText(
    'Idempotency-Key used before',
    'Another request was sent with the same Idempotency-Key.',
  ),
  'email-not-verified': problemText(
    'E-mail address not verified',
    'The e-mail address of this account is not verified. Its owner must first open the link in the verification e-mail.',
  ),
  'last-admin': problemText('Last admin', 'There must always be an admin.'),
  'precondition-failed': problemText('Changed in the meantime', changedMeanwhile),
  'payload-too-large': problemText(
    'Request too large',
    ({ maxBytes }) => `The request is larger than ${sizeOf(maxBytes)}.`,
  ),
  'unsupported-media-type': problemText(
    'Unsupported media type',
    ({ mediaType }) => `The request must be sent as ${mediaType}, uncompressed.`,
  ),
  'rate-limited': problemText('Too many requests', 'Please wait a moment and try again.'),
  internal: problemText('Internal error', 'Something went wrong on our side.'),
  unavailable: problemText('Unavailable', 'The shop is busy. Please try again in a moment.'),
};

/**
 * Builds the response body for an error. The type is a URN, not a URL, because title and detail
 * explain the code completely.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export const toProblem = <Code extends ErrorCode>(
  code: Code,
  details: DetailsOf<Code>,
): Problem => {
  const { title, detail }: ProblemText<Code> = problemTexts[code];
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
