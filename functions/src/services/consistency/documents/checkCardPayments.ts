import type { CardSessionDocument, PaymentDocument } from '../../../documents/orders/payments.ts';
import { cardSessions, payments } from '../../../store/collections/collections.ts';
import { batchesById, type Found } from '../../../store/reads/queries.ts';
import { findByIds } from './findByIds.ts';

const sumOf = (items: readonly { amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

type Entries = readonly Found<PaymentDocument>[];

const partsAddUp = ({ amount, parts }: CardSessionDocument): string[] =>
  sumOf(parts) === amount ? [] : [`takes ${amount} cents, but its parts add up to ${sumOf(parts)}`];

/** A paid session has one payment for each part, an open or expired one has none. */
const partsAreBooked = ({ parts }: CardSessionDocument, entries: Entries): string[] => {
  const booked = entries.filter(({ content }) => content.kind === 'payment');
  if (booked.length === 0) return [];
  const textOf = (part: { orderId: string; amount: number }) => `${part.orderId} ${part.amount}`;
  const expected = parts.map(textOf).toSorted().join();
  const found = booked.map(({ content }) => textOf(content));
  return found.toSorted().join() === expected ? [] : ['has payments other than its parts'];
};

const partsNameAll = ({ amount, parts }: CardSessionDocument, entries: Entries): string[] =>
  entries.every(
    ({ content: { kind, together } }) =>
      kind !== 'payment' ||
      (parts.length === 1
        ? together === undefined
        : together?.amount === amount && together.orderNumbers.length === parts.length),
  )
    ? []
    : ['has payments that do not name all of its orders'];

const refundsFit = ({ parts }: CardSessionDocument, entries: Entries): string[] =>
  parts
    .filter(
      ({ orderId }) =>
        sumOf(entries.map(({ content }) => content).filter((one) => one.orderId === orderId)) < 0,
    )
    .map(({ orderId }) => `refunds more of order ${orderId} than its part`);

/** A sentence for each contradiction between a session and the entries that name it. */
export const cardSessionProblems = (
  { id, content }: Found<CardSessionDocument>,
  entries: Entries,
): string[] =>
  [
    ...partsAddUp(content),
    ...partsAreBooked(content, entries),
    ...partsNameAll(content, entries),
    ...refundsFit(content, entries),
  ].map((problem) => `card session ${id} ${problem}`);

/**
 * Checks that each payment by card was booked on its orders, on each its part, and that no order
 * was refunded more than that. A payment is booked in one transaction, so this can run while the
 * shop sells. Costs a read for each session, and for each of their entries.
 */
export const checkCardPayments = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(cardSessions)) {
    const ids = batch.map(({ id }) => id);
    const entries = await findByIds(payments, 'card.sessionId', ids, ({ card }) =>
      String(card?.sessionId),
    );
    problems.push(
      ...batch.flatMap((session) => cardSessionProblems(session, entries.get(session.id) ?? [])),
    );
  }
  return problems;
};
