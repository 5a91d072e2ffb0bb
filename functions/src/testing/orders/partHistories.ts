import fc from 'fast-check';
import { applied, type Drawn, type PartStep } from './partModel.ts';

/** Any step of an order in parts, also one that the order does not allow. */
export const anyStep: fc.Arbitrary<Drawn> = fc.record({
  step: fc.constantFrom(...(Object.keys(applied) as PartStep[])),
  tool: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: 6 }),
  parcel: fc.integer({ min: 0, max: 3 }),
});

/** The confirmation of an order. */
export const confirmation: Drawn = { step: 'confirm', tool: 0, quantity: 1, parcel: 0 };

/** Any history of an order. Most are confirmed early: little else happens before that. */
export const anyHistory: fc.Arbitrary<Drawn[]> = fc
  .tuple(fc.array(anyStep, { maxLength: 2 }), fc.array(anyStep, { minLength: 6, maxLength: 20 }))
  .map(([before, after]) => [...before, confirmation, ...after]);
