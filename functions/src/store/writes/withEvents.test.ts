import { describe, expect, it, vi } from 'vitest';
import { companies, customers } from '../collections/collections.ts';
import type { Transaction } from './transaction.ts';
import { withEvents } from './withEvents.ts';

const stored = { number: 'C-1', status: 'active', version: 'first' };

const begin = (content: object | undefined = stored) => {
  const replace = vi.fn();
  const [read, update] = [async () => content, vi.fn()];
  const transaction = withEvents({ read, update, replace } as unknown as Transaction);
  const eventIds = () => replace.mock.calls.map(([{ id }]) => id);
  return { transaction, update, eventIds };
};

const company = companies.doc('company-a');

describe('withEvents', () => {
  it('writes the event of each change of a document that was read', async () => {
    const { transaction, eventIds } = begin();
    await transaction.read(company);
    transaction.update(company, { version: 'second' });
    transaction.update(company, { status: 'suspended', version: 'second' });
    expect(eventIds()).toEqual(['company_company-a_second']);
    transaction.update(company, { version: 'third' });
    expect(eventIds()).toEqual(['company_company-a_second', 'company_company-a_third']);
  });

  it('refuses to change what decides about events of a document that was not read', () => {
    const { transaction, eventIds } = begin();
    expect(() => transaction.update(company, { status: 'closed' })).toThrow(/without having read/);
    transaction.update(company, { searchTerms: [] });
    transaction.update(customers.doc('any'), { version: 'second' } as never);
    expect(eventIds()).toEqual([]);
  });
});
