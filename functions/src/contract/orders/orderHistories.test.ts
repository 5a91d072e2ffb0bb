/**
 * Whatever is shipped, cancelled, credited, paid, returned and claimed of an order, its events tell
 * all of it.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied, type PartStep } from '../../testing/orders/model/applied.ts';
import { allSteps, anyHistoryOf } from '../../testing/orders/model/histories.ts';
import {
  figuresIn,
  figuresOf,
  type Model,
  type ModelTerms,
  newModel,
  returnFiguresIn,
  returnFiguresOf,
} from '../../testing/orders/model/model.ts';
import {
  newOrder,
  type Taken,
  type Tracked,
  takenOrderSteps,
  timeOf,
  toolIds,
} from '../../testing/orders/model/trackedOrder.ts';
import { takenReturnSteps } from '../../testing/orders/model/trackedReturns.ts';
import { returnLifecycles } from '../returns/lifecycle.ts';
import { isPossibleHistory, type OrderProgress, replay } from './orderEvents.ts';
import { parcelsOf } from './parcels.ts';
import { amountDueOf } from './paymentStatus.ts';

const seed = 39;
const histories = 500;

const taken: Record<PartStep, Taken> = { ...takenOrderSteps, ...takenReturnSteps };

const anyTerms: fc.Arbitrary<ModelTerms> = fc.record({
  ordered: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
  prices: fc.tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 4_000 })),
  taxRate: fc.integer({ min: 0, max: 3_000 }),
});

/** The shipments of an order with the pieces of each tool; null for a reversed one. */
const parcelsIn = (order: Tracked) =>
  parcelsOf(order).map(({ kind, pieces, deliveredAt, reversed }) =>
    reversed
      ? null
      : {
          pieces: toolIds.map(
            (toolId) => pieces.find((one) => one.toolId === toolId)?.quantity ?? 0,
          ),
          isReplacement: kind === 'replacement',
          arrivedAt: deliveredAt,
        },
  );

const parcelsOfModel = ({ parcels }: Model) =>
  parcels.map(
    (parcel) =>
      parcel && {
        pieces: parcel.pieces,
        isReplacement: parcel.isReplacement,
        arrivedAt: parcel.arrivedOn === null ? null : timeOf(parcel.arrivedOn),
      },
  );

const progressIn = ({
  history: _,
  paid: __,
  returns: ___,
  day: ____,
  stock: _____,
  ...progress
}: Tracked): OrderProgress => progress;

const expectSame = (order: Tracked, model: Model): void => {
  expect(figuresOf({ ...order, amountDue: amountDueOf(order) })).toEqual(figuresIn(model));
  expect(order.returns.map((found) => returnFiguresOf(found, toolIds))).toEqual(
    returnFiguresIn(model),
  );
  expect(order.stock).toEqual(model.stock);
};

it(`an order is what an independent model says after each of ${histories} histories from seed ${seed}`, () => {
  const property = fc.property(anyTerms, anyHistoryOf(allSteps, 16), (terms, history) => {
    const model = newModel(terms);
    let order = newOrder(terms);
    const befores = [order];
    for (const drawn of history) {
      const next = taken[drawn.step](order, drawn);
      expect(next !== null, JSON.stringify(drawn)).toBe(applied[drawn.step](model, drawn));
      order = next ?? order;
      expectSame(order, model);
      if (order.history.length > befores.length) befores.push(order);
    }
    expect(parcelsIn(order)).toEqual(parcelsOfModel(model));
    expect(isPossibleHistory(order)).toBe(true);
    for (const { kind, status, history: statuses } of order.returns) {
      expect(
        returnLifecycles[kind].isHistory(
          statuses.map(({ status }) => status),
          status,
        ),
      ).toBe(true);
    }
    for (const [index, before] of befores.entries()) {
      expect(replay(order, index + 1)).toEqual(progressIn(before));
    }
  });
  fc.assert(property, { numRuns: histories, seed, endOnFailure: true });
});
