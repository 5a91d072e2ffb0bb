import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { differingFields } from '../../../lib/forms/formMerge.ts';
import { bert } from '../../../testing/companies.ts';
import { memberFailure } from './memberFailure.ts';
import {
  memberFields,
  memberFormSchema,
  memberValuesOf,
  roleAndLimitsOf,
  usualLimits,
} from './memberForm.ts';

const values = memberValuesOf(bert);

const problemsWith = (change: object) =>
  memberFormSchema.validate({ ...values, ...change }, { abortEarly: false }).then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  );

describe('The values of the form', () => {
  it('are role and dollars, and become the limits again', () => {
    const budget = { amount: '2000', period: 'month' };
    expect(values).toEqual({ role: 'buyer', orderLimit: '500', budget });
    const { role, orderLimit, budget: limit } = bert;
    expect(roleAndLimitsOf(values)).toEqual({ role, orderLimit, budget: limit });
  });

  it('distinguish no limit from a limit of 0', () => {
    expect(roleAndLimitsOf(memberValuesOf(usualLimits))).toEqual(usualLimits);
    const none = { amount: '0', period: 'year' } as const;
    expect(roleAndLimitsOf({ role: 'buyer', orderLimit: '0', budget: none })).toEqual({
      role: 'buyer',
      orderLimit: 0,
      budget: { amount: 0, period: 'year' },
    });
  });

  it('have no limits for who orders nothing', () => {
    expect(roleAndLimitsOf({ ...values, role: 'bookkeeper' })).toEqual({
      role: 'bookkeeper',
      orderLimit: null,
      budget: null,
    });
  });

  it('do not differ by the period of no budget', () => {
    const blank = memberValuesOf(usualLimits);
    const yearly = { ...blank, budget: { amount: ' ', period: 'year' as const } };
    expect(differingFields(memberFields, blank, yearly)).toEqual([]);
    expect(differingFields(memberFields, blank, { ...blank, orderLimit: '0' })).toEqual([
      'orderLimit',
    ]);
  });
});

it.each([
  [{ orderLimit: '' }, []],
  [{ orderLimit: '0', budget: { amount: '0', period: 'quarter' } }, []],
  [{ orderLimit: '-1' }, ['Order limit must be at least 0']],
  [{ orderLimit: '0.005' }, [expect.stringMatching(/at most two decimals$/)]],
  [{ orderLimit: '2.500' }, [expect.stringMatching(/^“2.500” could mean 2.50 or 2,500/)]],
  [
    { budget: { amount: '2,500', period: 'month' } },
    [expect.stringMatching(/^“2,500” could mean 2.50 or 2,500/)],
  ],
  [{ budget: { amount: 'many', period: 'month' } }, ['Budget must be a number']],
  [{ role: 'boss' }, ['Role must be one of: owner, approver, buyer, bookkeeper']],
])('checks %j', async (change, problems) => {
  expect(await problemsWith(change)).toEqual(problems);
});

it('shows what the API refuses at its field, and what belongs to none in the message', () => {
  const errors = { orderLimit: 'Too high', budget: 'No', uid: 'Add an approver first' };
  expect(memberFailure(new ApiProblem('validation', 400, { errors }))).toEqual({
    message: 'Add an approver first',
    errors: { orderLimit: 'Too high', 'budget.amount': 'No' },
  });
});
