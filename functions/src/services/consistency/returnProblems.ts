import { isDeepStrictEqual } from 'node:util';
import {
  creditedPieces,
  creditOfReturned,
  isReceived,
  type LinePieces,
  piecesResolved,
  type ReturnLine,
  replay,
  returnIdOf,
  returnLifecycles,
  returnNumberOf,
  sumPieces,
} from '../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { Found } from '../../store/reads/queries.ts';
import type { OrderReturns } from './documents/orderSnapshots.ts';

type Problems = string[];

const eventOf = (
  { history }: OrderDocument,
  { number }: ReturnDocument,
  step: StoredOrderEvent['step'],
): StoredOrderEvent | undefined =>
  history.find((event) => event.step === step && event.returnNumber === number);

const piecesOf = (
  { lines }: ReturnDocument,
  figureOf: (line: ReturnLine) => number,
): LinePieces[] =>
  lines
    .map((line) => ({ toolId: line.toolId, quantity: figureOf(line) }))
    .filter(({ quantity }) => quantity > 0);

const inOrder = (pieces: readonly LinePieces[] = []): LinePieces[] =>
  pieces.toSorted((one, other) => (one.toolId < other.toolId ? -1 : 1));

const isSame = (one: readonly LinePieces[] | undefined, other: readonly LinePieces[]): boolean =>
  isDeepStrictEqual(inOrder(one), inOrder(other));

const piecesProblems = (order: OrderDocument, found: ReturnDocument): Problems => {
  const asked = eventOf(order, found, 'return-asked');
  const received = eventOf(order, found, 'returned');
  const fits =
    isSame(
      received?.pieces,
      piecesOf(found, (line) => line.received),
    ) &&
    isSame(
      received?.resellable,
      piecesOf(found, (line) => line.resellable),
    ) &&
    isReceived(found) === (received !== undefined);
  return [
    ...(isSame(
      asked?.pieces,
      piecesOf(found, (line) => line.asked),
    )
      ? []
      : ['is about other pieces than its order says']),
    ...(fits ? [] : ['has received other pieces than its order says']),
  ];
};

/** What the order credits for the lines of a return, as it was before; null for nothing. */
const expectedCredit = (order: OrderDocument, found: ReturnDocument, position: number) => {
  const before = replay(order, position);
  const pieces = creditedPieces(before, piecesResolved(found, 'credit'));
  const credit = pieces.length > 0 ? creditOfReturned(before, pieces, found.feeRate) : null;
  return credit && { pieces, net: credit.totals.subtotal, total: credit.totals.total };
};

/** Whether the order has credited and replaced what the lines of a return say. */
const isSettledAsResolved = (order: OrderDocument, found: ReturnDocument): boolean => {
  const settled = eventOf(order, found, 'settled');
  if (!isSame(settled?.replaced, piecesResolved(found, 'replacement'))) return false;
  if (!settled) return true;
  const credit = expectedCredit(order, found, order.history.indexOf(settled));
  return (
    isSame(settled.pieces, credit?.pieces ?? []) &&
    (settled.credit?.net ?? 0) === (credit?.net ?? 0) &&
    (settled.credit?.total ?? 0) === (credit?.total ?? 0)
  );
};

const settlementProblems = (order: OrderDocument, found: ReturnDocument): Problems => {
  const isClosed = found.status === 'closed';
  return [
    ...(isSettledAsResolved(order, found)
      ? []
      : ['was credited or replaced otherwise than its lines say']),
    ...(found.lines.every(({ resolution }) => (resolution !== null) === isClosed)
      ? []
      : [`is ${found.status}, and its lines are ${isClosed ? 'not all' : 'already'} settled`]),
  ];
};

const isOfOrder = (order: OrderDocument, found: ReturnDocument): boolean =>
  found.orderNumber === order.number &&
  found.payerId === order.payerId &&
  found.userId === order.userId;

const documentProblems = (order: OrderDocument, found: ReturnDocument): Problems => {
  const { kind, status, history, lines } = found;
  const lifecycle = returnLifecycles[kind];
  const statuses = history.map((event) => event.status);
  const settled = eventOf(order, found, 'settled');
  const isSettled =
    found.creditNoteNumber === (settled?.creditNoteNumber ?? null) &&
    found.shipmentNumber === (settled?.shipmentNumber ?? null);
  const counts = lines.every(
    (line) =>
      line.approved <= line.asked &&
      line.received <= line.approved &&
      line.resellable <= line.received,
  );
  return [
    ...(isOfOrder(order, found) ? [] : ['is not one of its order']),
    ...(lifecycle.isHistory(statuses, status)
      ? []
      : [`is ${status}, which does not follow from its history: ${statuses.join(', ')}`]),
    ...(counts ? [] : ['has more pieces than before in a later step']),
    ...(found.pictureOwner === (found.pictures.length > 0 ? history[0]?.uid : null)
      ? []
      : ['has pictures of another account than the one that asked']),
    ...(isSettled ? [] : ['was settled otherwise than its order says']),
    ...(found.checkAt?.getTime() === lifecycle.jobAt(status, found.expiresAt)?.getTime()
      ? []
      : ['is not looked at when it expires']),
    ...piecesProblems(order, found),
    ...settlementProblems(order, found),
  ];
};

const countProblems = (
  { lines }: OrderDocument,
  returns: readonly Found<ReturnDocument>[],
): Problems =>
  lines.flatMap(({ toolId, returned }) => {
    const received = sumPieces(returns, ({ content }) =>
      sumPieces(
        content.lines.filter((line) => line.toolId === toolId),
        (line) => line.received,
      ),
    );
    return received === returned
      ? []
      : [`has ${returned} returned pieces of tool ${toolId}, but its returns have ${received}`];
  });

const changeProblems = (
  { returnChanges = 0 }: OrderDocument,
  returns: readonly Found<ReturnDocument>[],
): Problems => {
  const changes = sumPieces(returns, ({ content }) => content.history.length);
  return changes === returnChanges
    ? []
    : [`counts ${returnChanges} changes of its returns, but they have had ${changes}`];
};

/** A sentence for each contradiction between an order and its returns. */
export const returnProblems = (orderId: string, { order, returns }: OrderReturns): Problems => {
  const expected = Array.from({ length: order.returnCount }, (_, index) =>
    returnIdOf(orderId, returnNumberOf(order.number, index + 1)),
  );
  const ids = returns.map(({ id }) => id);
  return [
    ...expected
      .filter((id) => !ids.includes(id))
      .map((id) => `order ${orderId} has no return ${id}`),
    ...ids
      .filter((id) => !expected.includes(id))
      .map((id) => `order ${orderId} has the return ${id}, but does not count it`),
    ...[...countProblems(order, returns), ...changeProblems(order, returns)].map(
      (problem) => `order ${orderId} ${problem}`,
    ),
    ...returns.flatMap(({ id, content }) =>
      documentProblems(order, content).map((problem) => `return ${id} ${problem}`),
    ),
  ];
};
