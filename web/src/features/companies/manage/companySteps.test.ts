import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { blankStep, stepFailure, stepInputOf, stepSchemaOf, stepTo } from './companySteps.ts';

const accept = stepTo({ status: 'requested' }, 'active');
const decline = stepTo({ status: 'requested' }, 'declined');
const reopen = stepTo({ status: 'suspended' }, 'active');

describe('A step of staff', () => {
  it('agrees terms and a limit when a company is accepted', () => {
    const values = { reason: '', agreed: { terms: 'net-60', creditLimit: '5,000.00' } } as const;
    expect(stepInputOf(accept, values)).toEqual({
      to: 'active',
      reason: '',
      agreed: { terms: 'net-60', creditLimit: 500_000 },
    });
  });

  it('agrees nothing where the shop’s terms apply, and at another step', () => {
    expect(stepInputOf(accept, blankStep)).toEqual({ to: 'active', reason: '' });
    const values = { reason: ' Paid ', agreed: { terms: 'net-60', creditLimit: '' } } as const;
    expect(stepInputOf(reopen, values)).toEqual({ to: 'active', reason: 'Paid' });
  });

  it('agrees a limit of 0', () => {
    const values = { reason: '', agreed: { terms: '', creditLimit: '0' } } as const;
    expect(stepInputOf(accept, values).agreed).toEqual({ terms: null, creditLimit: 0 });
  });
});

const problemsWith = (step: typeof accept, values: object) =>
  stepSchemaOf(step)
    .validate({ ...blankStep, ...values }, { abortEarly: false })
    .then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );

describe('stepSchemaOf', () => {
  it('requires a reason where the members need one', async () => {
    expect(await problemsWith(decline, {})).toEqual(['Say why: the members read it']);
    expect(await problemsWith(decline, { reason: 'No such register entry' })).toEqual([]);
    expect(await problemsWith(reopen, {})).toEqual([]);
  });

  it('checks the credit limit', async () => {
    expect(await problemsWith(accept, { agreed: { terms: '', creditLimit: 'many' } })).toEqual([
      'Credit limit must be a number',
    ]);
    expect(await problemsWith(accept, {})).toEqual([]);
  });
});

it('says what is open in a company that cannot be closed', () => {
  const openBusiness = { orders: 2, quotes: 1, amount: 124_000 };
  const error = new ApiProblem('company-not-settled', 409, { openBusiness });
  expect(stepFailure(error)).toBe(
    'The company still has 2 open orders, 1 open quote, $1,240.00 to pay. Settle this first.',
  );
});
