import type { Drawn } from './drawn.ts';
import type { Model } from './model.ts';

type Apply = (model: Model, drawn: Drawn) => boolean;

const snapshotOf = ({ parcels, cancelled, billed, stock, creditedPieces, credited }: Model) => ({
  parcels: [...parcels],
  arrivals: parcels.map((parcel) => parcel?.arrivedOn ?? null),
  replacements: parcels.filter((parcel) => parcel?.isReplacement).length,
  cancelled: [...cancelled],
  billed: [...billed],
  stock: [...stock],
  creditedPieces: [...creditedPieces],
  credited,
});

type Snapshot = ReturnType<typeof snapshotOf>;

/** How orders were before their newest events, where these can be undone. */
const undoable = new WeakMap<Model, Snapshot>();

const undoableSteps: readonly string[] = [
  ...['ship', 'shipRest', 'deliver', 'deliverAll', 'reverse', 'cancel', 'cancelAll'],
];

/** The steps that leave the history of an order as it is. */
const eventless: readonly string[] = [
  ...['pay', 'refund', 'wait', 'approve', 'decline', 'withdraw', 'expire'],
];

/** A credit note was issued, or a replacement came back. */
const isFixed = (before: Snapshot, model: Model): boolean =>
  before.credited !== model.credited || before.replacements !== snapshotOf(model).replacements;

/** A step that remembers how the order was before it, if that kind of step can be undone. */
const remembered =
  (step: string, apply: Apply): Apply =>
  (model, drawn) => {
    const before = snapshotOf(model);
    if (!apply(model, drawn)) return false;
    if (eventless.includes(step)) return true;
    if (undoableSteps.includes(step) && !isFixed(before, model)) undoable.set(model, before);
    else undoable.delete(model);
    return true;
  };

/** Steps after which an undo finds how the order was before. */
export const rememberedSteps = <Steps extends Record<string, Apply>>(
  steps: Steps,
): Record<keyof Steps, Apply> =>
  Object.fromEntries(
    Object.entries(steps).map(([step, apply]) => [step, remembered(step, apply)]),
  ) as Record<keyof Steps, Apply>;

/** Undoes the newest event; what it shipped is taken back, and keeps its number. */
export const undo: Apply = (model) => {
  const before = undoable.get(model);
  if (!before) return false;
  undoable.delete(model);
  const { cancelled, billed, stock, creditedPieces } = before;
  Object.assign(model, { cancelled, billed, stock, creditedPieces });
  model.parcels = model.parcels.map((_, index) => before.parcels[index] ?? null);
  for (const [index, parcel] of model.parcels.entries()) {
    if (parcel) parcel.arrivedOn = before.arrivals[index] ?? null;
  }
  return true;
};
