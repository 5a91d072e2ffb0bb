import {
  dayMs,
  maxPendingRequests,
  type OrderInput,
  orderNumberOf,
  requestCheckOf,
  requestDays,
  type SentRequest,
  taxedTotalsOf,
  tooManyRequestsMessage,
} from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/requests.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { memberships, orderRequests } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { type CreatedMarker, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkCredit } from '../customers/openAmounts.ts';
import { payerHash } from '../customers/payerHash.ts';
import { type CheckedOrder, readCheckedOrder } from '../ordering/placing/checkedOrder.ts';
import {
  type Purchase,
  type RequiredApproval,
  readApproval,
} from '../ordering/placing/companyPurchase.ts';
import { checkTotal } from '../ordering/placing/createOrder.ts';
import { takeFromCart } from '../ordering/placing/takeFromCart.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { mailToApprovers } from './requestNotices.ts';
import { toRequest } from './requestResponse.ts';

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
    .where('state', '==', 'pending');
  if ((await countDocuments(pending)) >= maxPendingRequests) {
    throw validationError({ requests: tooManyRequestsMessage });
  }
  transaction.update(reference, { lastRequestId: transaction.id });
};

/** A request to store. */
interface RequestDraft {
  id: string;
  input: OrderInput;
  checked: CheckedOrder;
  purchase: Purchase;
  approval: RequiredApproval;
  hash: string | null;
}

const toDocument = ({
  id,
  input: { lines: _, fromCart: __, ...details },
  checked: { lines, subtotal, at, settings },
  purchase: { companyId, company, membership },
  approval: { rules, approversNeeded },
  hash,
}: RequestDraft): OrderRequestDocument => {
  const { uid, name, email } = membership;
  const pending = {
    state: 'pending',
    expiresAt: new Date(at.getTime() + requestDays * dayMs),
  } as const;
  return {
    number: orderNumberOf(id),
    companyId,
    companyName: company.name,
    requester: { uid, name, email },
    lines,
    details,
    currency: settings.currency,
    subtotal,
    rules,
    approversNeeded: approversNeeded === 2 ? 2 : 1,
    approvals: [],
    ...pending,
    checkAt: requestCheckOf(pending),
    reason: '',
    decidedBy: null,
    decidedAt: null,
    decisionId: null,
    orderId: null,
    createdAt: at,
    requestHash: hash,
  };
};

const toSentRequest = (id: string, request: OrderRequestDocument): SentRequest => ({
  acknowledged: true,
  insertedId: id,
  request: toRequest(id, request),
});

/** A retry gets the same request, as it is now. */
const sentBy = (hash: string | null): CreatedMarker<OrderRequestDocument, SentRequest> => ({
  creates: (id) => orderRequests.doc(id),
  answer: (sent, id) => {
    if (sent.requestHash !== hash) throw new ApiError('idempotency-conflict');
    return toSentRequest(id, sent);
  },
});

/** Throws what would refuse the order itself, and `approval-not-needed`. */
const checkRequest = async ({
  purchase,
  lines,
  subtotal,
  taxes,
  agreement,
}: CheckedOrder): Promise<{ purchase: Purchase; approval: RequiredApproval }> => {
  const approval = purchase && (await readApproval(purchase, subtotal));
  if (!approval) throw new ApiError('approval-not-needed');
  const { total } = taxedTotalsOf(lines, taxes);
  checkTotal(total);
  checkCredit(total, agreement);
  return { purchase, approval };
};

/**
 * Asks those who can for the approval of an order for a company, which a rule matches. It holds no
 * stock and changes no spending. With `fromCart`, the tools leave the requester's cart. Its id, the
 * later id of its order, is derived from account and idempotency key: a retry gets the same
 * request, as it is now. Throws the errors of an order, `approval-not-needed`, `validation` for too
 * many pending requests, and `idempotency-conflict`.
 */
export const sendRequest = (
  request: IdempotentRequest<OrderInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<SentRequest> => {
  const { input, key } = request;
  const { uid, payerId } = buyer;
  const hash = payerHash(request, buyer);
  // The prefix keeps the ids apart from those of orders, whose keys a client might use again.
  const sent = { caller: `request of ${uid}`, key, input: undefined, marker: sentBy(hash) };
  return once(sent, async (transaction) => {
    const { id } = transaction;
    const orderer = { uid, payerId, at: new Date() };
    const checked = await readCheckedOrder(transaction, input, orderer, read);
    const { purchase, approval } = await checkRequest(checked);
    await takePlace(transaction, purchase);
    const document = toDocument({ id, input, checked, purchase, approval, hash });
    transaction.create(orderRequests.doc(id), document);
    const toolIds = input.lines.map(({ toolId }) => toolId);
    if (input.fromCart) await takeFromCart(transaction, buyer, toolIds);
    await mailToApprovers(transaction, { id, request: document }, approval.approvers);
    return toSentRequest(id, document);
  });
};
