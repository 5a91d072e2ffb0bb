import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../accounts.ts';
import { quotes } from '../../collections.ts';
import { callerOf, registerAdmin } from '../../testing/accounts.ts';
import { newBuyer } from '../../testing/prepaidOrders.ts';
import { acceptanceBody, newOffer } from '../../testing/quotes.ts';
import { createTool } from '../../testing/tools.ts';
import { acceptQuote } from '../quotes/acceptQuote.ts';
import { checkQuotes } from './checkQuotes.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

/** What the check says of one quote. */
const problemsOf = async (id: string, now?: Date): Promise<string[]> =>
  (await checkQuotes(now)).problems.filter((problem) => problem.includes(id));

it('An accepted quote fits its order, until one of them is changed', async () => {
  const buyer = newBuyer();
  const quote = await newOffer(buyer, admin, await createTool());
  await acceptQuote(quote._id, acceptanceBody(quote), buyer);
  expect(await problemsOf(quote._id)).toEqual([]);
  const { totals } = quote;
  await quotes.doc(quote._id).update({ totals: { subtotal: 1, tax: 0, total: 1 } });
  expect(await problemsOf(quote._id)).toEqual([
    `quote ${quote._id} offers 1 cents, but its lines add up to 7500`,
    expect.stringContaining(`costs 7500 cents, other than quote ${quote._id}`),
  ]);
  await quotes.doc(quote._id).update({ totals });
});

it('An offer that lapsed more than a day ago must be marked', async () => {
  const quote = await newOffer(newBuyer(), admin, await createTool());
  expect(await problemsOf(quote._id)).toEqual([]);
  const late = new Date(Date.now() + 10 * 86_400_000);
  expect(await problemsOf(quote._id, late)).toEqual([
    expect.stringContaining('but is not expired'),
  ]);
});
