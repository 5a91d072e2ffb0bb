import fc from 'fast-check';
import { resolutions } from '../../../contract/index.ts';
import { applied, type DrawnStep, type PartStep } from './applied.ts';

/** All steps. */
export const allSteps = Object.keys(applied) as PartStep[];

/** All steps but the passing of days, which the services of the shop take from the clock. */
export const timelessSteps = allSteps.filter((step) => step !== 'wait');

/** One of some steps, also one that the order does not allow. */
const anyStepOf = (...steps: readonly PartStep[]): fc.Arbitrary<DrawnStep> =>
  fc.record({
    step: fc.constantFrom(...steps),
    tool: fc.constantFrom(0, 1),
    quantity: fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 5, 6),
    age: fc.constantFrom(0, 0, 0, 0, 1, 2),
    both: fc.constantFrom(false, false, true),
    resolutions: fc.tuple(fc.constantFrom(...resolutions), fc.constantFrom(...resolutions)),
  });

const plain = { tool: 0, quantity: 1, age: 0, both: false, resolutions: [] };

/** A step without parameters. */
export const plainStep = (step: PartStep): DrawnStep => ({ step, ...plain });

const allArrives = [plainStep('shipRest'), plainStep('deliverAll')];

/** Parcels that arrive weeks apart, and returns one after the other: each piece has its own time. */
const anyArrivalsApart = fc
  .tuple(
    anyStepOf('ship'),
    fc.array(anyStepOf('wait'), { minLength: 2, maxLength: 5 }),
    fc.array(anyStepOf('askReturn', 'askReturn', 'claim', 'askLate', 'wait'), {
      minLength: 2,
      maxLength: 5,
    }),
  )
  .map(([shipped, weeks, asked]) => [
    shipped,
    plainStep('deliver'),
    ...weeks,
    ...allArrives,
    ...asked,
  ]);

/** What follows the confirmation: nothing, or all arrives, as most steps of returns need it. */
const anyArrivalAmong = (steps: readonly PartStep[]): fc.Arbitrary<DrawnStep[]> => {
  const atOnce = fc.constantFrom(allArrives, allArrives, []);
  if (!steps.includes('wait')) return atOnce;
  return fc.oneof({ weight: 4, arbitrary: atOnce }, { weight: 1, arbitrary: anyArrivalsApart });
};

/**
 * A return from its request to its end, with other steps in between, and perhaps the reversal of
 * its replacement and another request.
 */
const anyReturnAmong = (others: readonly PartStep[]): fc.Arbitrary<DrawnStep[]> => {
  const between = fc.array(anyStepOf(...others), { maxLength: 1 });
  return fc
    .tuple(
      anyStepOf('askReturn', 'claim', 'askLate').map((step) => [step]),
      between,
      anyStepOf('approve', 'approve', 'approve', 'decline', 'withdraw').map((step) => [step]),
      between,
      fc.array(anyStepOf('count', 'count', 'count', 'expire'), { maxLength: 1 }),
      between,
      anyStepOf('close').map((step) => [step]),
      fc.array(anyStepOf('reverse', 'claim', 'askReturn'), { maxLength: 3 }),
    )
    .map((steps) => steps.flat());
};

/** What a person does with an order: one of these steps, or a return from request to end. */
export const anyPartOf = (steps: readonly PartStep[]): fc.Arbitrary<DrawnStep[]> =>
  fc.oneof(
    { weight: 3, arbitrary: anyStepOf(...steps).map((step) => [step]) },
    { weight: 1, arbitrary: anyReturnAmong(steps) },
  );

/** Any history of an order of these steps. Most are confirmed early: little happens before that. */
export const anyHistoryOf = (
  steps: readonly PartStep[],
  length: number,
): fc.Arbitrary<DrawnStep[]> => {
  const anyStep = anyStepOf(...steps);
  return fc
    .tuple(
      fc.array(anyStep, { maxLength: 2 }),
      anyArrivalAmong(steps),
      fc.array(anyPartOf(steps), { minLength: 4, maxLength: length }).map((parts) => parts.flat()),
    )
    .map(([before, arrival, after]) => [...before, plainStep('confirm'), ...arrival, ...after]);
};
