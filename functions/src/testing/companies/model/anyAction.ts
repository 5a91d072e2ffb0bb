/** Random people, rules and actions for the property test of companies. */
import fc from 'fast-check';
import type { CompanyAction } from './actInModel.ts';
import { dayMs, type ModelMember, type ModelRules, periodOf } from './companyModel.ts';

/** How many people there are; the first one has signed the company up. */
export const peopleCount = 5;

/** The prices of a piece of the tool, in cents. */
export const prices = [10_00, 20_00, 30_00] as const;

/** Stands for who has sent the last request. */
const lastRequester = -1;

// Most is done by the owner, the approver and the limited buyer; the last one is no member at first.
const anyPerson = fc.constantFrom(0, 0, 1, 1, 2, 2, 2, 3, 4);
const anyBuyer = fc.oneof(fc.constant(2), anyPerson);
const anyApprover = fc.constantFrom(0, 0, 1, 1, 3, lastRequester);
const anyRequester = fc.oneof({ weight: 2, arbitrary: fc.constant(lastRequester) }, anyPerson);

// Most orders are of 50 to 300 dollars, so that each limit lets some of them through.
const anyPieces = fc.integer({ min: 5, max: 10 });
const anyLimit = fc.constantFrom(null, null, 0, 100_00, 200_00);

const anyBudget = fc.record({
  amount: fc.constantFrom(0, 250_00, 250_00, 500_00),
  period: fc.constantFrom('month', 'quarter', 'quarter', 'year'),
});

/** A buyer whose orders need approval sooner or later. */
export const anyLimitedBuyer: fc.Arbitrary<ModelMember> = fc.record({
  role: fc.constant('buyer' as const),
  orderLimit: fc.constantFrom(null, 0, 0, 100_00, 200_00),
  budget: anyBudget,
});

/** A member with any role and limits. */
export const anyMember: fc.Arbitrary<ModelMember> = fc.record({
  role: fc.constantFrom('owner', 'approver', 'buyer', 'buyer', 'bookkeeper'),
  orderLimit: anyLimit,
  budget: fc.option(anyBudget),
});

/** Any rules of a company. */
export const anyRules: fc.Arbitrary<ModelRules> = fc.record({
  fromAmount: fc.constantFrom(null, null, 0, 150_00),
  approvers: fc.constantFrom(1, 2),
  ownersExempt: fc.boolean(),
});

/** A step of time: so long, or to the time that leaves so little of a period. */
export type TimeStep = { ms: number } | { before: 'month' | 'quarter' | 'year'; left: number };

const anyStep: fc.Arbitrary<TimeStep> = fc.oneof(
  fc.record({ ms: fc.constantFrom(1, 13, 14, 31).map((days) => days * dayMs) }),
  fc.record({
    before: fc.constantFrom('month', 'month', 'quarter', 'year'),
    left: fc.constantFrom(1, 1_000, 1_001, 2_500),
  }),
);

/** The time after a step, which never goes back. */
export const timeAfter = (step: TimeStep, now: number): number =>
  'ms' in step ? now + step.ms : Math.max(now, periodOf(step.before, now)[1] - step.left);

/**
 * An action, whose time is a step from that of the one before. A person who buys orders, or asks
 * for approval where the order needs it.
 */
export type PlannedAction =
  | Exclude<CompanyAction, { does: 'wait' }>
  | { does: 'wait'; step: TimeStep }
  | { does: 'buy'; by: number; pieces: number };

/** The action with the person who has sent the last request of these. */
export const withRequester = <Action extends PlannedAction>(
  action: Action,
  requests: readonly { by: number }[],
): Action => {
  const requester = requests.at(-1)?.by ?? 0;
  const resolved = Object.entries(action).map(([name, value]) =>
    value === lastRequester ? [name, requester] : [name, value],
  );
  return Object.fromEntries(resolved) as Action;
};

// The last ones are most likely still open.
const place = fc.constantFrom(0, 0, 0, 1, 2, 5);

const does = <const Name extends string, Fields extends object>(
  names: readonly [Name, ...Name[]],
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record({ does: fc.constantFrom(...names), ...fields });

/** Anything that somebody does; orders and their approvals most often. */
export const anyAction: fc.Arbitrary<PlannedAction> = fc.oneof(
  { weight: 8, arbitrary: does(['buy'], { by: anyBuyer, pieces: anyPieces }) },
  does(['order', 'ask'], { by: anyBuyer, pieces: anyPieces }),
  {
    weight: 6,
    arbitrary: does(['approve'], {
      by: anyApprover,
      request: place,
      sees: fc.constantFrom('price of now', 'price of now', 'old price'),
    }),
  },
  does(['reject'], { by: anyApprover, request: place }),
  does(['withdraw'], { by: anyRequester, request: place }),
  {
    weight: 2,
    arbitrary: does(['cancel'], {
      by: fc.oneof(anyPerson, fc.constant('admin' as const)),
      order: place,
    }),
  },
  does(['confirm', 'pay'], { order: place }),
  { weight: 3, arbitrary: does(['wait'], { step: anyStep }) },
  does(['invite'], { by: anyPerson, whom: anyPerson, as: anyMember }),
  {
    weight: 2,
    arbitrary: does(['change member'], { by: anyPerson, whom: anyRequester, to: anyMember }),
  },
  does(['remove'], { by: fc.constantFrom(0, 0, 1, lastRequester), whom: anyRequester }),
  does(['change rules'], { by: fc.constantFrom(0, 0, 1), to: anyRules }),
  { weight: 2, arbitrary: does(['change price'], { to: fc.constantFrom(...prices) }) },
  does(['suspend', 'reopen', 'reopen', 'reopen'], {}),
) as fc.Arbitrary<PlannedAction>;
