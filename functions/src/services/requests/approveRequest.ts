import {
  type AgreedLine,
  type ApprovalBody,
  type ApprovedRequest,
  everyRequestPriceMessage,
  isCompanyId,
  lineTotalOf,
  mayDecide,
  missingVotes,
  type OrderLineInput,
  requestOf,
  withVote,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { readMembership } from '../../store/memberships.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { toOrder } from '../ordering/orders/orderResponse.ts';
import { type CheckedOrder, readCheckedOrder } from '../ordering/placing/checkedOrder.ts';
import {
  memberAsBuyer,
  type Orderer,
  type Purchase,
  type RequiredApproval,
  readActiveMember,
  readElectorate,
  withRequester,
} from '../ordering/placing/companyPurchase.ts';
import { createOrder } from '../ordering/placing/createOrder.ts';
import { type CheckedOffer, placeOffer, readCheckedOffer } from '../quotes/acceptOffer.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { decideRequest } from './changeRequest.ts';
import { mailToRequester } from './requestNotices.ts';
import { checkPending, permittedRequest, requestResource } from './storedRequests.ts';

/**
 * The prices that the approver saw, by tool. Throws `validation` unless each line of the request has
 * one, and no other tool.
 */
const seenPrices = (
  lines: readonly AgreedLine[],
  seen: ApprovalBody['lines'],
): ReadonlyMap<string, number> => {
  const prices = new Map(seen.map(({ toolId, unitPrice }) => [toolId, unitPrice]));
  const isComplete = lines.every(({ toolId }) => prices.has(toolId));
  if (isComplete && prices.size === lines.length) return prices;
  throw validationError({ lines: everyRequestPriceMessage });
};

const linesToOrder = (
  lines: readonly AgreedLine[],
  prices: ReadonlyMap<string, number>,
): OrderLineInput[] =>
  lines.map(({ toolId, quantity }) => ({
    toolId,
    quantity,
    lineTotal: lineTotalOf(prices.get(toolId) ?? 0, quantity),
  }));

/** The current membership of the caller; null for one who acts for themselves. */
const readVoter = async ({ uid, payerId }: Caller): Promise<MembershipDocument | null> => {
  if (!isCompanyId(payerId)) return null;
  const voter = await readMembership(payerId, uid);
  if (!voter) throw new ApiError('not-a-member');
  return voter;
};

/** A request with the member who approves it, and the order that it would become now. */
interface Voting {
  id: string;
  request: OrderRequestDocument;
  voter: MembershipDocument;
  checked: CheckedOrder;
  /** Null for an order at the shop's prices. */
  offer: CheckedOffer | null;
  purchase: Purchase;
  electorate: RequiredApproval;
}

/**
 * The order of a request as it is now: at the shop's prices, or at those of the offer it accepts. Its
 * requested day was checked when it was sent.
 */
const readRequested = async (
  transaction: Transaction,
  { lines, details: { requestedDay: _, ...details }, quote }: OrderRequestDocument,
  prices: ReadonlyMap<string, number>,
  orderer: Orderer,
  read: ReadSettings,
): Promise<Pick<Voting, 'checked' | 'offer'>> => {
  if (!quote) {
    const input = { ...details, lines: linesToOrder(lines, prices) };
    return { checked: await readCheckedOrder(transaction, input, orderer, read), offer: null };
  }
  const acceptance = { ...details, quoteId: quote.id, seen: { prices } };
  const acceptor = { ...orderer, staff: false };
  const offer = await readCheckedOffer(transaction, acceptance, acceptor, read);
  return { checked: offer.checked, offer };
};

const readVoting = async (
  transaction: Transaction,
  { id, request, voter }: Pick<Voting, 'id' | 'request' | 'voter'>,
  { lines }: ApprovalBody,
  read: ReadSettings,
): Promise<Voting> => {
  const { companyId, requester } = request;
  const prices = seenPrices(request.lines, lines);
  const orderer = { uid: requester.uid, payerId: companyId, at: new Date() };
  const requested = await readRequested(transaction, request, prices, orderer, read).catch(
    (error) => {
      throw withRequester(error);
    },
  );
  const { purchase, subtotal } = requested.checked;
  if (!purchase) throw new Error(`The request ${id} is not for a company`);
  const electorate = await readElectorate(purchase, subtotal);
  return { id, request, voter, ...requested, purchase, electorate };
};

/** Places the order of a request that has all its approvals. */
const place = async (
  transaction: Transaction,
  { id, request, voter, checked, offer, purchase }: Voting,
  approvals: OrderRequestDocument['approvals'],
): Promise<{ request: OrderRequestDocument; order: OrderDocument }> => {
  const placed = { id, details: request.details };
  const { apiKey: key } = request;
  const buyer = { ...memberAsBuyer(purchase), ...(key && { key }) };
  const order = offer
    ? await placeOffer(transaction, offer, placed, buyer)
    : await createOrder(transaction, { ...checked, ...placed }, buyer);
  const decidedBy = { uid: voter.uid, name: voter.name };
  const decision = { status: 'approved', decidedBy, at: checked.at, orderId: id } as const;
  const approved = decideRequest(transaction, { id, request }, decision, { approvals });
  await mailToRequester(transaction, { id, request: approved }, 'request-approved');
  return { request: approved, order };
};

/** Adds the vote; with the last one that is needed, the order is placed. */
const addVote = async (transaction: Transaction, voting: Voting) => {
  const { id, request, voter, checked, electorate } = voting;
  const { uid, name } = voter;
  const { subtotal, at } = checked;
  const vote = { uid, name, at, subtotal, transitionId: transaction.id };
  const approvals = withVote(request.approvals, vote, electorate);
  if (missingVotes(approvals.length, electorate) === 0)
    return place(transaction, voting, approvals);
  transaction.update(orderRequests.doc(id), { approvals });
  return { request: { ...request, approvals }, order: null };
};

const toResponse = (
  id: string,
  { request, order }: { request: OrderRequestDocument; order: OrderDocument | null },
): ApprovedRequest => ({
  acknowledged: true,
  request: requestResource.toSent(id, request),
  order: order && toOrder(id, order),
});

/**
 * Approves a request at the prices that the approver saw. The last approval that is needed places
 * the order, under the id of the request, after a check of everything as it is now; the requester
 * is its buyer and gets a mail. A retry with the same key gets the first response. Throws
 * `request-not-found`, `request-closed` with its status, `role-forbidden` for one's own request,
 * `requester-left`, and the errors of an order, or of the offer that it accepts.
 */
export const approveRequest = (
  id: string,
  { input, key }: IdempotentRequest<ApprovalBody>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<ApprovedRequest> => {
  const checkRights = async (stored: OrderRequestDocument | undefined) => {
    const member = await readActiveMember(caller, 'approve');
    permittedRequest(stored, member?.membership ?? null);
  };
  const changes = requestResource.reference(id);
  const approval = { caller: caller.uid, key, input: { id, ...input }, changes, checkRights };
  return once(approval, async (transaction, stored) => {
    const voter = await readVoter(caller);
    const request = permittedRequest(stored, voter);
    checkPending(request, new Date());
    if (!voter) throw new ApiError('not-a-member');
    if (!mayDecide(request, 'approved', voter)) {
      throw new ApiError('role-forbidden', { requestOf: requestOf(request, voter) });
    }
    const voting = await readVoting(transaction, { id, request, voter }, input, read);
    return toResponse(id, await addVote(transaction, voting));
  });
};
