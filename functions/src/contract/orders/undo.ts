/**
 * Which steps of an order can be undone: the newest one, by the account that took it, as long as
 * nothing of it has left the house. An undo is an event, too, so the history keeps both.
 */
import type { OrderEvent, OrderStep } from './orderSteps.ts';
import { parcelWith } from './parcels.ts';

/** Why a step cannot be undone; null for one that can. */
export const undoRules: Readonly<Record<OrderStep, string | null>> = {
  placed: 'A cancellation takes it back, and says so to the shop.',
  confirmed: 'Its invoice has its number in an unbroken sequence, and the customer sees it.',
  shipped: null,
  delivered: null,
  reversed: null,
  cancelled: null,
  credited: 'Its credit note has its number in an unbroken sequence.',
  'return-asked': 'Its customer withdraws it.',
  returned: 'The pieces have been counted, and the return goes on with them.',
  settled: 'Its credit note has its number, or its replacement is on its way.',
  undone: 'The step can be taken again.',
};

/** Why the newest step of an order cannot be undone. */
export const undoProblems = ['undone', 'changed', 'fixed', 'another', 'late', 'mailed'] as const;
export type UndoProblem = (typeof undoProblems)[number];

/** How long an undo is possible where no mail ends that earlier. */
export const undoMs = 600_000;

/** An order with its history, oldest event first. */
interface UndoableOrder<Time> {
  history: readonly OrderEvent<Time>[];
}

/** A document with a number was issued, or pieces outside the order were moved. */
const isFixed = ({ history }: UndoableOrder<unknown>, event: OrderEvent<unknown>): boolean =>
  undoRules[event.step] !== null ||
  event.creditNoteNumber !== undefined ||
  event.returnNumber !== undefined ||
  (event.step === 'reversed' &&
    parcelWith({ history }, event.shipmentNumber ?? '')?.kind === 'replacement');

/** Whether the newest event can be undone by its kind. */
export const isUndoable = (history: readonly OrderEvent<unknown>[]): boolean => {
  const last = history.at(-1);
  return last !== undefined && !isFixed({ history }, last);
};

/** A deed of an account: the number of events that an order had after it. */
interface Deed {
  steps: number;
  uid: string;
}

/**
 * Why a deed cannot be undone; null if it can. Whether its mail was sent is for the caller to find
 * out.
 */
export const undoProblemOf = <Time extends Date | string>(
  { history }: UndoableOrder<Time>,
  { steps, uid }: Deed,
  now: Date,
): UndoProblem | null => {
  const last = history.at(-1);
  if (history.length === steps + 1 && last?.step === 'undone') return 'undone';
  if (!last || history.length !== steps) return 'changed';
  if (isFixed({ history }, last)) return 'fixed';
  if (last.uid !== uid) return 'another';
  return now.getTime() - new Date(last.at).getTime() > undoMs ? 'late' : null;
};
