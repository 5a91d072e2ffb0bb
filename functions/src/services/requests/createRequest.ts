import {
  dayMs,
  maxPendingRequests,
  type OrderDetails,
  orderNumberOf,
  requestDays,
  requestLifecycle,
  type SentRequest,
  taxedTotalsOf,
  tooManyRequestsMessage,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { noted } from '../../store/accounts/callerKey.ts';
import { memberships, orderRequests, quotes } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkCredit } from '../customers/openAmounts.ts';
import type { CheckedOrder } from '../ordering/placing/checkedOrder.ts';
import {
  approvalRequired,
  type Purchase,
  type RequiredApproval,
  readApproval,
} from '../ordering/placing/companyPurchase.ts';
import { checkTotal } from '../ordering/placing/createOrder.ts';
import { hasAddress, mailToApprovers } from './requestNotices.ts';
import { requestResource } from './storedRequests.ts';

/** The quote whose offer is to be accepted, with its id. */
interface Offer {
  quoteId: string;
  quote: QuoteDocument;
}

/**
 * Takes one of the places for pending requests. It changes the membership: requests of a member at
 * the same time count one another, and none is sent after the member was removed.
 */
const takePlace = async (
  transaction: Transaction,
  { companyId, membership: { uid } }: Purchase,
): Promise<void> => {
  const reference = memberships.doc(membershipIdOf(companyId, uid));
  if (!(await transaction.read(reference))) throw new ApiError('not-a-member');
  const pending = orderRequests
    .where('companyId', '==', companyId)
    .where('requester.uid', '==', uid)
    .where('status', '==', 'pending');
  if ((await countDocuments(pending)) >= maxPendingRequests) {
    throw validationError({ requests: tooManyRequestsMessage });
  }
  transaction.update(reference, { lastRequestId: transaction.id });
};

/** Throws `request-pending` while a request to accept the offer can still be approved. */
const takeOffer = async (
  transaction: Transaction,
  { quoteId, quote: { lastRequestId } }: Offer,
  at: Date,
): Promise<void> => {
  const last = lastRequestId && (await transaction.read(orderRequests.doc(lastRequestId)));
  if (last && requestLifecycle.statusAt(last.status, last.expiresAt, at) === 'pending')
    throw new ApiError('request-pending');
  transaction.update(quotes.doc(quoteId), { lastRequestId: transaction.id });
};

/** An order to ask for: checked, of a cart or of an offer. */
interface RequestDraft {
  checked: CheckedOrder;
  details: OrderDetails;
  /** The quote whose offer the order accepts, with its id; null for an order at the shop's prices. */
  offer: Offer | null;
  requester: Pick<Buyer, 'key'>;
}

/** When a request expires: after its days, or with the offer that it would accept. */
const expiryOf = ({ checked: { at }, offer }: RequestDraft): Date => {
  const latest = at.getTime() + requestDays * dayMs;
  return new Date(Math.min(latest, offer?.quote.validUntil?.getTime() ?? latest));
};

const toDocument = (
  id: string,
  draft: RequestDraft,
  { companyId, company, membership }: Purchase,
  { rules, approversNeeded, approvers }: RequiredApproval,
): OrderRequestDocument => {
  const { checked, details, offer, requester } = draft;
  const { lines, subtotal, at, settings } = checked;
  const { uid, name, email } = membership;
  const pending = { status: 'pending', expiresAt: expiryOf(draft) } as const;
  return {
    number: orderNumberOf(id),
    companyId,
    companyName: company.name,
    requester: { uid, name, email },
    lines,
    details,
    quote: offer && { id: offer.quoteId, number: offer.quote.number },
    currency: settings.currency,
    subtotal,
    rules,
    approversNeeded: approversNeeded === 2 ? 2 : 1,
    approvals: [],
    asked: approvers.filter(hasAddress).map((approver) => approver.uid),
    ...pending,
    checkAt: requestLifecycle.jobAt(pending.status, pending.expiresAt),
    reason: '',
    decidedBy: null,
    decidedAt: null,
    decisionId: null,
    ...noted(requester),
    orderId: null,
    createdAt: at,
  };
};

const toSentRequest = (id: string, request: OrderRequestDocument): SentRequest => ({
  acknowledged: true,
  insertedId: id,
  request: requestResource.toSent(id, request),
});

/**
 * Throws what would refuse the order itself, `approval-not-needed`, and `approval-required` without
 * approvers when nobody could approve it.
 */
const checkRequest = async ({
  purchase,
  lines,
  subtotal,
  taxes,
  agreement,
}: CheckedOrder): Promise<{ purchase: Purchase; approval: RequiredApproval }> => {
  const approval = purchase && (await readApproval(purchase, subtotal));
  if (!approval) throw new ApiError('approval-not-needed');
  if (approval.approvers.length === 0) throw approvalRequired(approval);
  const { total } = taxedTotalsOf(lines, taxes);
  checkTotal(total);
  checkCredit(total, agreement);
  return { purchase, approval };
};

/**
 * Stores the request for the approval of a checked order, and asks those who can give it by mail. It
 * holds no stock and changes no spending. Throws `approval-not-needed`, `approval-required`
 * when nobody could approve it, `credit-exceeded`, `request-pending` for an offer, and `validation` for a total above the limit or too many pending
 * requests.
 */
export const createRequest = async (
  transaction: Transaction,
  draft: RequestDraft,
): Promise<SentRequest> => {
  const { id } = transaction;
  const { purchase, approval } = await checkRequest(draft.checked);
  const { offer, checked } = draft;
  if (offer) await takeOffer(transaction, offer, checked.at);
  await takePlace(transaction, purchase);
  const request = toDocument(id, draft, purchase, approval);
  transaction.create(orderRequests.doc(id), request);
  await mailToApprovers(transaction, { id, request }, approval.approvers);
  return toSentRequest(id, request);
};
