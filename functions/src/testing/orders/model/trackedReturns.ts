import {
  creditedPieces,
  creditOfReturned,
  dayOf,
  isReceived,
  keptOf,
  type LinePieces,
  lateLines,
  linesAfterTransition,
  piecesResolved,
  type ReturnKind,
  type ReturnStatus,
  type ReturnTransitionInput,
  returnableOf,
  returnLifecycles,
  returnNumberOf,
  rolesOn,
  shipmentNumberOf,
  transitionErrors,
} from '../../../contract/index.ts';
import { approvedOf, askedOf, type Drawn, feeOf, receivedOf, resellableOf } from './drawn.ts';
import type { returnSteps } from './returnSteps.ts';
import {
  admin,
  after,
  customer,
  fits,
  number,
  owned,
  type Taken,
  type Tracked,
  type TrackedReturn,
  timeOf,
  toolIds,
} from './trackedOrder.ts';

const some = (pieces: readonly number[]): LinePieces[] =>
  toolIds
    .map((toolId, tool) => ({ toolId, quantity: pieces[tool] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

const ask = (order: Tracked, kind: ReturnKind, drawn: Drawn, isLate = false): Tracked | null => {
  const pieces = some(askedOf(drawn));
  const zone = { returnDays: 30, timeZone: 'UTC' };
  const period = { kind, ...zone, today: dayOf(timeOf(order.day), zone.timeZone) };
  if (!fits(order, pieces, (line) => returnableOf(order, line, order.returns))) return null;
  if (!isLate && lateLines(order, pieces, order.returns, period).length > 0) return null;
  const returnNumber = returnNumberOf(number, order.returnCount + 1);
  const lines = pieces.map(({ toolId, quantity: asked }) => ({
    ...{ toolId, sku: toolId, toolName: toolId, asked, reason: 'Loose', note: '' },
    ...{ approved: 0, received: 0, resellable: 0, resolution: null },
  }));
  const asked = { number: returnNumber, kind, status: 'requested', lines, feeRate: 0 } as const;
  const created = { ...asked, history: [{ status: 'requested' as const, at: timeOf(order.day) }] };
  const { returns, ...next } = after(order, { step: 'return-asked', returnNumber, pieces });
  return { ...next, returns: [...returns, created] };
};

const drawnReturn = ({ returns }: Tracked, { age }: Drawn): TrackedReturn | undefined =>
  returns.at(-1 - age);

const withReturn = (order: Tracked, found: TrackedReturn): Tracked => ({
  ...order,
  returns: order.returns.map((one) => (one.number === found.number ? found : one)),
});

const moved = ({ day }: Tracked, found: TrackedReturn, status: ReturnStatus): TrackedReturn => ({
  ...found,
  status,
  history: [...found.history, { status, at: timeOf(day) }],
});

/** What a transition does to the order; null if the order does not allow it. */
type OrderChange = (order: Tracked, found: TrackedReturn) => Tracked | null;

const isUntouched: OrderChange = (order) => order;

/** A return after a transition by an account. */
const transition = (
  order: Tracked,
  drawn: Drawn,
  inputFor: (found: TrackedReturn) => ReturnTransitionInput & { to: ReturnStatus },
  { caller = admin, change = isUntouched } = {},
): Tracked | null => {
  const found = drawnReturn(order, drawn);
  const input = found && inputFor(found);
  if (!input) return null;
  const lifecycle = returnLifecycles[found.kind];
  if (!lifecycle.actor(found.status, input.to, rolesOn(owned, caller))) return null;
  if (Object.keys(transitionErrors(found, input)).length > 0) return null;
  const lines = linesAfterTransition(found, input);
  const next = { ...moved(order, found, input.to), lines, feeRate: input.feeRate ?? found.feeRate };
  const changed = change(order, next);
  return changed && withReturn(changed, next);
};

const piecesOf = (found: TrackedReturn, figure: 'received' | 'resellable'): LinePieces[] =>
  found.lines
    .map((line) => ({ toolId: line.toolId, quantity: line[figure] }))
    .filter(({ quantity }) => quantity > 0);

const counted: OrderChange = (order, found) => {
  const [pieces, resellable] = [piecesOf(found, 'received'), piecesOf(found, 'resellable')];
  const event = { step: 'returned', returnNumber: found.number, pieces, resellable } as const;
  return fits(order, pieces, (line) => keptOf(order, line)) ? after(order, event) : null;
};

const settled: OrderChange = (order, found) => {
  const pieces = piecesResolved(found, 'credit');
  const replaced = piecesResolved(found, 'replacement');
  const isThere = fits(order, [...pieces, ...replaced], (line) => keptOf(order, line));
  if (!isReceived(found) && !isThere) return null;
  const open = creditedPieces(order, pieces);
  const credit = open.length > 0 ? creditOfReturned(order, open, found.feeRate) : null;
  if (!credit && replaced.length === 0) return order;
  const shipmentNumber = shipmentNumberOf(number, order.shipmentCount + 1);
  const settling = { step: 'settled', returnNumber: found.number } as const;
  const step = { ...settling, ...(credit && { pieces: open }) };
  return after(
    order,
    { ...step, ...(replaced.length > 0 && { replaced, shipmentNumber }) },
    credit,
  );
};

const figuresByTool = (found: TrackedReturn, figure: 'asked' | 'approved'): number[] =>
  toolIds.map((toolId) => found.lines.find((line) => line.toolId === toolId)?.[figure] ?? 0);

const approval = (drawn: Drawn) => (found: TrackedReturn) => ({
  to: 'approved' as const,
  feeRate: feeOf(drawn),
  lines: some(approvedOf(drawn, figuresByTool(found, 'asked'))),
});

const count = (drawn: Drawn) => (found: TrackedReturn) => {
  const received = receivedOf(drawn, figuresByTool(found, 'approved'));
  const resellable = resellableOf(drawn, received);
  const lines = toolIds.map((toolId, tool) => ({
    toolId,
    quantity: received[tool] ?? 0,
    resellable: resellable[tool] ?? 0,
  }));
  const isIn = ({ toolId }: { toolId: string }) =>
    found.lines.some((line) => line.toolId === toolId);
  return { to: 'received' as const, lines: lines.filter(isIn) };
};

const close =
  ({ resolutions }: Drawn) =>
  (found: TrackedReturn) => ({
    to: 'closed' as const,
    carrier: 'UPS',
    trackingNumber: '1Z',
    lines: found.lines.map(({ toolId }) => ({
      toolId,
      resolution: resolutions[toolIds.indexOf(toolId)],
    })),
  });

/** What each step of a return does to an order. */
export const takenReturnSteps: Record<keyof typeof returnSteps, Taken> = {
  askReturn: (order, drawn) => ask(order, 'return', drawn),
  claim: (order, drawn) => ask(order, 'claim', drawn),
  askLate: (order, drawn) => ask(order, 'return', drawn, true),
  withdraw: (order, drawn) =>
    transition(order, drawn, () => ({ to: 'withdrawn' }), { caller: customer }),
  decline: (order, drawn) => transition(order, drawn, () => ({ to: 'declined', reason: 'Worn' })),
  approve: (order, drawn) => transition(order, drawn, approval(drawn)),
  expire: (order, drawn) => {
    const found = drawnReturn(order, drawn);
    const expiresAt = timeOf(order.day);
    const isDue = found && returnLifecycles[found.kind].jobAt(found.status, expiresAt);
    return isDue ? withReturn(order, moved(order, found, 'expired')) : null;
  },
  count: (order, drawn) => transition(order, drawn, count(drawn), { change: counted }),
  close: (order, drawn) => transition(order, drawn, close(drawn), { change: settled }),
};
