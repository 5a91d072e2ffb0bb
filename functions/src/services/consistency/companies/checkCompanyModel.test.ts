/** Whatever the members of a company do, the shop does the same as a model that is written apart. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  actInModel,
  type CompanyAction,
  type Outcome,
} from '../../../testing/companies/model/actInModel.ts';
import {
  actInShop,
  newShopCompany,
  type ShopCompany,
} from '../../../testing/companies/model/actInShop.ts';
import {
  anyAction,
  anyLimitedBuyer,
  anyMember,
  anyRules,
  type PlannedAction,
  peopleCount,
  prices,
  type TimeStep,
  timeAfter,
  withRequester,
} from '../../../testing/companies/model/anyAction.ts';
import {
  alwaysTrue,
  factsInModel,
  factsInShop,
  readStoredCompany,
  type StoredCompany,
} from '../../../testing/companies/model/companyFacts.ts';
import {
  type CompanyModel,
  type ModelMember,
  newCompanyModel,
} from '../../../testing/companies/model/companyModel.ts';
import { newOutsider, tryAsOutsider } from '../../../testing/companies/model/outsiders.ts';

// Budgets and requests end during a test. Timers go on, which retries and time limits need.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const [firstPrice] = prices;

const anyMinute = fc
  .integer({ min: 0, max: 365 * 24 * 60 })
  .map((minutes) => Date.UTC(2027, 0) + minutes * 60_000);

const approver: ModelMember = { role: 'approver', orderLimit: null, budget: null };

/** Others join at first, so that there is somebody to approve. */
const joining = (members: readonly ModelMember[]): PlannedAction[] =>
  [approver, ...members].map((as, index) => ({ does: 'invite', by: 0, whom: index + 1, as }));

const anyStart = fc
  .record({ members: fc.tuple(anyLimitedBuyer, anyMember), rules: anyRules })
  .map(({ members, rules }): PlannedAction[] => [
    ...joining(members),
    { does: 'change rules', by: 0, to: rules },
  ]);

const anyHistory = fc
  .tuple(anyStart, fc.array(anyAction, { minLength: 15, maxLength: 30 }))
  .map((parts) => parts.flat());

interface Both {
  model: CompanyModel;
  company: ShopCompany;
}

const newBoth = async (now: number): Promise<Both> => {
  vi.setSystemTime(now);
  const company = await newShopCompany(peopleCount, firstPrice);
  return { company, model: newCompanyModel(now, firstPrice) };
};

const expectAlwaysTrue = async ({ company }: Both) => {
  const stored = await readStoredCompany(company.companyId);
  for (const [name, [found, expected]] of Object.entries(alwaysTrue(stored))) {
    expect(found, name).toEqual(expected);
  }
  return stored;
};

const doBoth = async ({ company, model }: Both, action: CompanyAction): Promise<Outcome> => {
  if (action.does === 'wait') vi.setSystemTime(action.until);
  const { outcome, id } = await actInShop(company, action, model);
  expect(outcome, JSON.stringify(action)).toBe(actInModel(model, action, id));
  return outcome;
};

const expectSame = async (both: Both): Promise<void> => {
  const { company, model } = both;
  const stored = await expectAlwaysTrue(both);
  expect(factsInShop(company, stored)).toEqual(factsInModel(model));
};

/** Lets some time pass, and does what is planned. */
const doPlanned = async (both: Both, action: PlannedAction): Promise<void> => {
  const { model } = both;
  const planned = withRequester(action, model.requests);
  const step: TimeStep = planned.does === 'wait' ? planned.step : { ms: 1_000 };
  await doBoth(both, { does: 'wait', until: timeAfter(step, model.now) });
  if (planned.does === 'wait') return;
  if (planned.does === 'buy') {
    const outcome = await doBoth(both, { ...planned, does: 'order' });
    if (outcome === 'approval-required') await doBoth(both, { ...planned, does: 'ask' });
  } else {
    await doBoth(both, planned);
  }
};

const refusals = new Set(['not-a-member', 'order-not-found', 'request-not-found']);

const expectClosed = async ({ company, model }: Both): Promise<void> => {
  const before = await readStoredCompany(company.companyId);
  const outcomes = await tryAsOutsider(company, model, await newOutsider());
  expect([...outcomes].filter((outcome) => !refusals.has(outcome))).toEqual([]);
  expect(await readStoredCompany(company.companyId)).toEqual(before);
};

it('a company does what its model does, and nothing for outsiders', async () => {
  const property = fc.asyncProperty(anyMinute, anyHistory, async (start, history) => {
    const both = await newBoth(start);
    for (const planned of history) {
      await doPlanned(both, planned);
      await expectSame(both);
    }
    await expectClosed(both);
  });
  await fc.assert(property, { numRuns: 15 });
});

const anyRounds = fc.array(fc.array(anyAction, { minLength: 2, maxLength: 4 }), {
  minLength: 3,
  maxLength: 8,
});

/** The time of a round, which is after all steps in it. */
const timeOf = (round: readonly PlannedAction[], last: number): number =>
  round.reduce(
    (time, planned) => (planned.does === 'wait' ? timeAfter(planned.step, time) : time),
    last + 1_000,
  );

/** What is planned as of now; of an order that may need approval, both ways. */
const actionsAtOnce = (planned: PlannedAction, now: number): CompanyAction[] => {
  if (planned.does === 'wait') return [{ does: 'wait', until: now }];
  if (planned.does !== 'buy') return [planned];
  return [
    { ...planned, does: 'order' },
    { ...planned, does: 'ask' },
  ];
};

/** Does all actions of a round at the same time, on what the store has before it. */
const doRound = async (
  { company, model: { price } }: Both,
  round: readonly PlannedAction[],
  stored: StoredCompany,
): Promise<void> => {
  const targets = { ...factsInShop(company, stored), price };
  const actions = round
    .map((planned) => withRequester(planned, targets.requests))
    .flatMap((planned) => actionsAtOnce(planned, Date.now()));
  await Promise.all(actions.map((action) => actInShop(company, action, targets)));
};

it('what must always be so is so, whatever people do at the same time', async () => {
  const property = fc.asyncProperty(
    anyMinute,
    anyStart,
    anyRounds,
    async (start, joined, rounds) => {
      const both = await newBoth(start);
      for (const planned of joined) await doPlanned(both, planned);
      let stored = await expectAlwaysTrue(both);
      for (const round of rounds) {
        vi.setSystemTime(timeOf(round, Date.now()));
        await doRound(both, round, stored);
        stored = await expectAlwaysTrue(both);
      }
    },
  );
  await fc.assert(property, { numRuns: 10 });
});
