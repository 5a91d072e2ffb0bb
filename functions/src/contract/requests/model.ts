import { array, type InferType, object } from 'yup';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import type { Approver, MatchedRule } from '../companies/approval.ts';
import type { CompanyStatus } from '../companies/lifecycle.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import type { EndedPrice } from '../lines/agreement.ts';
import type { RefusedLine } from '../lines/lineChecks.ts';
import { distinctTools, toolId, unitPrice } from '../lines/lineFields.ts';
import { tooManyLinesMessage } from '../orders/forms.ts';
import type { Order } from '../orders/model.ts';
import type { QuoteStatus } from '../quotes/lifecycle.ts';
import type { TaxedTotals } from '../tax/tax.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import type { requestFields } from './fields.ts';

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

/** A request in a response; times are ISO 8601. */
export interface OrderRequest extends Sent<typeof requestFields> {
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
