import { array, type InferType, object } from 'yup';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import type { Approver, MatchedRule } from '../companies/approval.ts';
import type { CompanyStatus } from '../companies/lifecycle.ts';
import { limits } from '../limits.ts';
import type { EndedPrice } from '../lines/agreement.ts';
import type { RefusedLine } from '../lines/lineChecks.ts';
import { distinctTools, toolId, unitPrice } from '../lines/lineFields.ts';
import { type OrderDetails, tooManyLinesMessage } from '../orders/forms.ts';
import type { AgreedLine, Order, OrderFields } from '../orders/model.ts';
import type { QuoteStatus } from '../quotes/lifecycle.ts';
import type { TaxedTotals } from '../tax/tax.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import type { RequestState } from './lifecycle.ts';
import type { RequestVote } from './votes.ts';

/** How long a request waits for its approval. */
export const requestDays = 14;

/** How many requests of a member may wait for an approval. */
export const maxPendingRequests = 20;

/** The message for a member with too many requests that wait for an approval. */
export const tooManyRequestsMessage = `You have ${maxPendingRequests} requests that wait for approval: withdraw one first`;

/** The message for prices that are not exactly those of the request's lines. */
export const everyRequestPriceMessage = 'Name the price of each line of the request';

/** The body of an approval: the prices in cents that the approver sees, one for each line. */
export const approvalSchema = object({
  lines: array()
    .of(object({ toolId, unitPrice }).required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .required(everyRequestPriceMessage)
    .min(1, everyRequestPriceMessage)
    .max(limits.orderLines, tooManyLinesMessage)
    .test('distinct', distinctTools),
});
export type ApprovalBody = InferType<typeof approvalSchema>;

/** The body of a rejection, whose reason the requester reads. */
export const rejectionSchema = object({
  reason: requiredDocumentText('Reason', limits.transitionReason, 'Enter the reason'),
});
export type RejectionInput = InferType<typeof rejectionSchema>;

/** The member who asks for an approval. */
export interface Requester {
  uid: string;
  name: string;
  email: string;
}

/** The quote whose offer an order accepts. */
export interface AcceptedQuote {
  id: string;
  number: string;
}

/** An order that waits for the approval of others, or that they have decided. Money is in cents. */
export interface OrderRequestFields<Time> {
  /** The number that the order gets: `TH-4K2M9A7C`. */
  number: string;
  companyId: string;
  companyName: string;
  requester: Requester;
  /** The lines at the prices that the requester saw. They never change. */
  lines: AgreedLine[];
  details: OrderDetails;
  /** The quote whose offer the approval accepts; null for an order at the shop's prices. */
  quote: AcceptedQuote | null;
  currency: OrderFields['currency'];
  /** The net amount at the prices that the requester saw. */
  subtotal: number;
  /** The rules that the order matched when it was sent. */
  rules: MatchedRule[];
  /** How many others had to approve it when it was sent. */
  approversNeeded: 1 | 2;
  /** The approvals so far, oldest first; never of the requester. */
  approvals: RequestVote<Time>[];
  state: RequestState;
  /** Why it was rejected, or withdrawn by the shop; empty otherwise. */
  reason: string;
  /** Who ended it; null while it is pending, and for the shop itself. */
  decidedBy: Approver | null;
  decidedAt: Time | null;
  /** When it lapses. */
  expiresAt: Time;
  /** The order that the approved request became. It has the same id. */
  orderId: string | null;
  createdAt: Time;
}

/** A request in a response; times are ISO 8601. */
export interface OrderRequest extends OrderRequestFields<string> {
  _id: string;
}

/** Why a request could not be approved now, with figures. */
export type RequestProblem =
  /** A line that cannot be ordered as it is. A changed price alone is no problem. */
  | RefusedLine
  | { code: 'order-minimum'; minimum: number; missing: number }
  | { code: 'credit-exceeded'; room: number; creditLimit: number }
  | { code: 'company-inactive'; companyStatus: CompanyStatus }
  /** The offer can no longer be accepted, because its quote has this status. */
  | { code: 'quote-not-changeable'; quoteStatus: QuoteStatus }
  /** The requester has left the company, or may no longer order for it. */
  | { code: 'requester-left' };

/** The codes of problems that are not about a line. */
export const requestProblemCodes = [
  'order-minimum',
  'credit-exceeded',
  'company-inactive',
  'quote-not-changeable',
  'requester-left',
] as const satisfies readonly RequestProblem['code'][];

/** A line of a request at the price of now: that of the shop, or of the offer. */
export interface CurrentLine {
  toolId: string;
  quantity: number;
  /** Null for a tool that is not on sale any more. */
  unitPrice: number | null;
  lineTotal: number | null;
  /** The pieces on sale now. */
  available: number;
  /** The list by which it had the price of the request until the list ended. */
  ended?: EndedPrice;
}

/** A pending request as it could be approved now. */
export interface CurrentRequest {
  lines: CurrentLine[];
  /** Null if a tool is not on sale any more. */
  totals: TaxedTotals | null;
  /** The rules that the order matches now; none if it would need no approval. */
  rules: MatchedRule[];
  /** How many approvals are missing. */
  missing: number;
  /** The members who can approve it. */
  approvers: Approver[];
  problems: RequestProblem[];
}

/** A request, and how it could be approved now. */
export interface RequestPage extends OrderRequest {
  /** Null for a request that is not pending. */
  current: CurrentRequest | null;
}

/** The response to a request for approval. */
export interface SentRequest extends Inserted {
  request: OrderRequest;
}

/** The response to a rejection or a withdrawal. */
export interface ChangedRequest extends Acknowledged {
  request: OrderRequest;
}

/** The response to an approval: with the order, unless another member has to approve it too. */
export interface ApprovedRequest extends ChangedRequest {
  order: Order | null;
}
