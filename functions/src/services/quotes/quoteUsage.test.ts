import { expect, it } from 'vitest';
import { quoteFields } from '../../contract/quotes/fields.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { expireOfferAt, newOffer, newQuote, offer } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { declineQuote } from './declineQuote.ts';
import { expireQuote } from './expireQuotes.ts';
import { listQuotes, listQuotesByEmail } from './listQuotes.ts';
import { addQuoteMessage } from './quoteMessages.ts';
import { quoteResource, readPrintedQuote } from './stored/storedQuotes.ts';

keepCaches();

it('Each step of a quote reads and writes as little as it says', async () => {
  const [buyer, admin] = [newBuyer(), callerOf(await registerAdmin(), true)];
  const toolIds = await Promise.all([createTool(), createTool()]);
  const quote = await newQuote(buyer, ...toolIds);
  expect(await usageOf(() => newQuote(buyer, ...toolIds))).toEqual({ reads: 7, writes: 5 });
  expect(await usageOf(() => offer(quote, admin))).toEqual({ reads: 2, writes: 4 });
  const message = { input: { text: 'When?' }, key: undefined };
  const writing = () => addQuoteMessage(quote._id, message, buyer);
  expect(await usageOf(writing)).toEqual({ reads: 1, writes: 2 });
  const declining = () => declineQuote(quote._id, { reason: '' }, buyer);
  expect(await usageOf(declining)).toEqual({ reads: 1, writes: 3 });
  expect(await usageOf(() => quoteResource.get(quote._id, buyer))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => quoteResource.get(quote.number, buyer))).toEqual({
    reads: 1,
    writes: 0,
  });
});

it('A quote is found by its number without its search terms', async () => {
  const buyer = newBuyer();
  const { _id, number } = await newQuote(buyer, await createTool());
  const { id, content } = await quoteResource.find(number, buyer);
  expect({ id, ...content }).toMatchObject({ id: _id, number });
  expect(Object.keys(content).filter((name) => !(name in quoteFields))).toEqual([]);
});

it('A page of quotes costs its quotes and one to detect the next page, a printed one the settings', async () => {
  const [buyer, admin] = [newBuyer(), callerOf(await registerAdmin(), true)];
  const toolId = await createTool();
  const [{ _id: id }] = [await newOffer(buyer, admin, toolId), await newQuote(buyer, toolId)];
  const page = { limit: 1, filter: 'all' } as const;
  const reads = (count: number) => ({ reads: count, writes: 0 });
  expect(await usageOf(() => listQuotes(page))).toEqual(reads(2));
  expect(await usageOf(() => listQuotesByEmail({ ...page, email: buyer.email }, buyer))).toEqual(
    reads(2),
  );
  expect(await usageOf(() => readPrintedQuote(id, buyer))).toEqual(reads(2));
});

it('An offer that expires costs the quote; it and the mail', async () => {
  const [buyer, admin] = [newBuyer(), callerOf(await registerAdmin(), true)];
  const { _id: id } = await newOffer(buyer, admin, await createTool());
  const end = new Date('2100-01-01');
  await expireOfferAt(id, end);
  const expire = () => expireQuote(id, new Date('2100-01-02'));
  expect(await usageOf(expire)).toEqual({ reads: 1, writes: 3 });
  expect(await usageOf(expire)).toEqual({ reads: 1, writes: 0 });
});
