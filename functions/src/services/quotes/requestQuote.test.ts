import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { quoteBody } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { readSettings } from '../settings/settings.ts';
import { requestQuote } from './requestQuote.ts';

useCompanies();

const companiesOnly = async () => ({ ...(await readSettings()), companiesOnly: true });

const outcomeOf = async (buyer: Caller) => {
  const input = { ...quoteBody([await createTool()]), note: '' };
  return requestQuote({ input, key: randomUUID() }, buyer, companiesOnly).then(
    ({ quote }) => quote.payerId,
    codeOf,
  );
};

describe('A request for a quote, where only companies order', () => {
  it('is refused for an account that asks for itself', async () => {
    expect(await outcomeOf(newBuyer())).toBe('companies-only');
  });

  it('is taken for a company', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    expect(await outcomeOf(buyer)).toBe(buyer.payerId);
  });

  it('is refused for a company that does not order', async () => {
    const buyer = await newMember(await createCompany({ status: 'suspended' }), 'buyer');
    expect(await outcomeOf(buyer)).toBe('company-inactive');
  });

  it('is refused for a member who only pays', async () => {
    const bookkeeper = await newMember(await createCompany(), 'bookkeeper');
    expect(await outcomeOf(bookkeeper)).toBe('role-forbidden');
  });
});
