import { isDeepStrictEqual } from 'node:util';
import { orderNumberOf, requestLifecycle, totalsOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';

/** The fields of an order that its request decides. */
export const requestedFields = [
  'payerId',
  'userId',
  'number',
  'quoteId',
  'lines',
] as const satisfies (keyof OrderDocument)[];

/** The order under the id of a request. */
export type RequestedOrder = Pick<OrderDocument, (typeof requestedFields)[number]>;

/** A request with the order under its id, if there is one. */
export interface CheckedRequest {
  id: string;
  request: OrderRequestDocument;
  order: RequestedOrder | undefined;
}

const voteProblems = ({ request: { approvals, requester, status } }: CheckedRequest): string[] => {
  const uids = approvals.map(({ uid }) => uid);
  return [
    ...(uids.includes(requester.uid) ? ['has an approval of its requester'] : []),
    ...(new Set(uids).size < uids.length ? ['has two approvals of one member'] : []),
    ...(status === 'approved' && uids.length === 0 ? ['was approved by nobody'] : []),
  ];
};

const statusProblems = ({ id, request }: CheckedRequest): string[] => {
  const { status, number, lines, subtotal, orderId, decidedAt, decisionId, checkAt } = request;
  const isPending = status === 'pending';
  const jobAt = requestLifecycle.jobAt(status, request.expiresAt);
  const isEnded = decidedAt !== null && decisionId !== null;
  return [
    ...(number === orderNumberOf(id) ? [] : ['has another number than its order']),
    ...(totalsOf(lines).subtotal === subtotal ? [] : ['does not add up']),
    ...(orderId === (status === 'approved' ? id : null)
      ? []
      : [`is ${status} with order ${orderId}`]),
    ...(isEnded === isPending ? [`is ${status}, which its decision contradicts`] : []),
    ...(checkAt?.getTime() === jobAt?.getTime() ? [] : ['has a wrong checkAt']),
  ];
};

const piecesIn = (lines: readonly { toolId: string; quantity: number }[]) =>
  lines.map(({ toolId, quantity }) => ({ toolId, quantity }));

const orderProblems = ({ request, order }: CheckedRequest): string[] => {
  const { status, companyId, requester, quote, lines } = request;
  if (status !== 'approved') return order ? [`is ${status}, but has an order`] : [];
  if (!order) return ['was approved, but has no order'];
  const isOfRequester = order.payerId === companyId && order.userId === requester.uid;
  return [
    ...(isOfRequester ? [] : ['became an order of another customer']),
    ...(order.quoteId === (quote?.id ?? null) ? [] : ['became an order of another quote']),
    ...(isDeepStrictEqual(piecesIn(order.lines), piecesIn(lines))
      ? []
      : ['became an order of other pieces']),
  ];
};

/** A sentence for each contradiction between a request, its approvals and its order. */
export const requestProblems = (checked: CheckedRequest): string[] =>
  [...voteProblems(checked), ...statusProblems(checked), ...orderProblems(checked)].map(
    (problem) => `request ${checked.id} ${problem}`,
  );
