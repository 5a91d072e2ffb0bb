import {
  dayMs,
  type ReturnKind,
  type ReturnTransitionInput,
  returnExpiryDays,
  returnIdOf,
  returnNumberOf,
} from '../../../contract/index.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import { ApiError } from '../../../errors.ts';
import { expireReturn } from '../../../services/returns/expireReturns.ts';
import { requestReturn } from '../../../services/returns/requestReturn.ts';
import { transitionReturn } from '../../../services/returns/transitionReturn.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { returns } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { storedOrder } from '../prepaidOrders.ts';
import { approvedOf, askedOf, type Drawn, feeOf, receivedOf, resellableOf } from './drawn.ts';
import type { returnSteps } from './returnSteps.ts';
import { carriage, key, linesOf, reason, type ShopOrder, type ShopStep } from './shopOrder.ts';

const ask = (
  order: ShopOrder,
  drawn: Drawn,
  { kind = 'return' as ReturnKind, caller = order.buyer, exception = '' } = {},
): Promise<unknown> => {
  const lines = linesOf(order, askedOf(drawn)).map((line) => ({ ...line, reason }));
  const input = { kind, lines, exception, pictures: [] };
  return requestReturn(order.id, { input, key }, caller);
};

const returnIdFor = async ({ id }: ShopOrder, { age }: Drawn): Promise<string> => {
  const { number, returnCount } = await storedOrder(id);
  return returnIdOf(id, returnNumberOf(number, returnCount - age));
};

type Input = Omit<ReturnTransitionInput, 'to'> & Parameters<typeof transitionReturn>[1]['input'];

const transition = async (
  order: ShopOrder,
  drawn: Drawn,
  inputFor: (found: ReturnDocument) => Input,
  caller: Caller = order.admin,
): Promise<unknown> => {
  const id = await returnIdFor(order, drawn);
  const found = await readDocument(returns.doc(id));
  if (!found) throw new ApiError('return-not-found');
  return transitionReturn(id, { input: inputFor(found), key }, caller);
};

const figures = (
  { toolIds }: ShopOrder,
  { lines }: ReturnDocument,
  figure: 'asked' | 'approved',
): number[] => toolIds.map((toolId) => lines.find((line) => line.toolId === toolId)?.[figure] ?? 0);

const counted = (order: ShopOrder, drawn: Drawn, found: ReturnDocument): Input => {
  const received = receivedOf(drawn, figures(order, found, 'approved'));
  const resellable = resellableOf(drawn, received);
  const lines = order.toolIds.map((toolId, tool) => ({
    toolId,
    quantity: received[tool] ?? 0,
    resellable: resellable[tool] ?? 0,
  }));
  const isIn = ({ toolId }: { toolId: string }) =>
    found.lines.some((line) => line.toolId === toolId);
  return { to: 'received', lines: lines.filter(isIn) };
};

const closed = ({ toolIds }: ShopOrder, { resolutions }: Drawn, found: ReturnDocument): Input => ({
  to: 'closed',
  ...carriage,
  lines: found.lines.map(({ toolId }) => ({
    toolId,
    resolution: resolutions[toolIds.indexOf(toolId)],
  })),
});

/** The steps of the returns of an order of the shop. */
export const shopReturnSteps: Record<keyof typeof returnSteps, ShopStep> = {
  askReturn: (order, drawn) => ask(order, drawn),
  claim: (order, drawn) => ask(order, drawn, { kind: 'claim' }),
  askLate: (order, drawn) => ask(order, drawn, { caller: order.admin, exception: reason }),
  withdraw: (order, drawn) => transition(order, drawn, () => ({ to: 'withdrawn' }), order.buyer),
  decline: (order, drawn) => transition(order, drawn, () => ({ to: 'declined', reason })),
  approve: (order, drawn) =>
    transition(order, drawn, (found) => ({
      to: 'approved',
      feeRate: feeOf(drawn),
      lines: linesOf(order, approvedOf(drawn, figures(order, found, 'asked'))),
    })),
  expire: async (order, drawn) => {
    const id = await returnIdFor(order, drawn);
    return (
      (await expireReturn(id, new Date(Date.now() + (returnExpiryDays + 2) * dayMs))) === 'expired'
    );
  },
  count: (order, drawn) => transition(order, drawn, (found) => counted(order, drawn, found)),
  close: (order, drawn) => transition(order, drawn, (found) => closed(order, drawn, found)),
};
