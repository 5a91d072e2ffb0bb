import { oneOf } from '../calls/jsonSchema.ts';
import { buyingErrors } from '../calls/requestParts.ts';
import { namedEither, route } from '../calls/route.ts';
import { orderLinesSchema, orderSchema } from '../orders/forms.ts';
import { acceptanceSchema } from '../quotes/model.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { requestFilters } from './lifecycle.ts';
import { approvalSchema, rejectionSchema } from './model.ts';

/**
 * The calls about requests: orders of a company's member that others have to approve. All of them
 * are about the company in `X-Company`.
 */
export const requestRoutes = {
  sendRequest: route('POST', '/request', 'signed in', {
    summary:
      'Ask for the approval of an order for a company, with the body of an order. It holds no stock, and expires after 14 days',
    forPayer: 'in transaction',
    body: namedEither('order', [orderSchema, orderLinesSchema], 'lines'),
    ...createdOnce('SentRequest'),
    errors: [
      'company-inactive',
      'role-forbidden',
      'approval-not-needed',
      'approval-required',
      'tool-not-found',
      'discontinued',
      'insufficient-stock',
      'price-changed',
      'order-minimum',
      'credit-exceeded',
      'email-not-verified',
    ],
  }),
  requestAcceptance: route('POST', '/quote/:id/request', 'signed in', {
    summary:
      'Ask for the approval to accept an offer for a company, with the body of its acceptance. The last approval accepts it. It expires with the offer, and after 14 days',
    forPayer: 'in transaction',
    body: acceptanceSchema,
    ...createdOnce('SentRequest'),
    errors: [
      'quote-not-found',
      'quote-not-changeable',
      'precondition-failed',
      'approval-not-needed',
      'approval-required',
      'request-pending',
      'tool-not-found',
      'discontinued',
      'insufficient-stock',
      'credit-exceeded',
      'email-not-verified',
      ...buyingErrors,
    ],
  }),
  listRequests: route('GET', '/requests', 'signed in', {
    summary:
      'The requests of a company, newest first: all of them for members who may approve, otherwise the caller’s own',
    forPayer: true,
    ...pageOf('OrderRequest'),
    query: { status: { ...oneOf(requestFilters), default: 'all' } },
  }),
  getRequest: route('GET', '/request/:id', 'signed in', {
    summary:
      'A request, and while it is pending what an approval would order now: prices, totals, rules, approvers and problems',
    forPayer: true,
    response: responseOf('RequestPage'),
    errors: ['request-not-found'],
  }),
  approveRequest: route('POST', '/request/:id/approval', 'signed in', {
    summary:
      'Approve a request at the prices in the body. The last approval needed places the order, after a check of everything as it is now',
    forPayer: 'in transaction',
    body: approvalSchema,
    idempotent: true,
    response: responseOf('ApprovedRequest'),
    errors: [
      'request-not-found',
      'request-closed',
      'role-forbidden',
      'requester-left',
      'company-inactive',
      'quote-not-changeable',
      'tool-not-found',
      'discontinued',
      'insufficient-stock',
      'price-changed',
      'order-minimum',
      'credit-exceeded',
    ],
  }),
  rejectRequest: route('POST', '/request/:id/rejection', 'signed in', {
    summary: 'Reject a request with a reason',
    forPayer: true,
    body: rejectionSchema,
    idempotent: true,
    response: responseOf('ChangedRequest'),
    errors: ['request-not-found', 'request-closed', 'role-forbidden'],
  }),
  withdrawRequest: route('POST', '/request/:id/withdrawal', 'signed in', {
    summary: 'Withdraw one’s own request',
    forPayer: true,
    idempotent: true,
    response: responseOf('ChangedRequest'),
    errors: ['request-not-found', 'request-closed', 'role-forbidden'],
  }),
} as const;
