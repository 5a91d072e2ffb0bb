import { expect, it } from 'vitest';
import { callerOf, registerAdmin } from '../../testing/accounts.ts';
import { newBuyer } from '../../testing/prepaidOrders.ts';
import { newQuote, offer } from '../../testing/quotes.ts';
import { createTool } from '../../testing/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage.ts';
import { declineQuote } from './declineQuote.ts';
import { addQuoteMessage } from './quoteMessages.ts';
import { getQuote } from './storedQuotes.ts';

keepCaches();

it('Each step of a quote reads and writes as little as it says', async () => {
  const [buyer, admin] = [newBuyer(), callerOf(await registerAdmin(), true)];
  const toolIds = await Promise.all([createTool(), createTool()]);
  const quote = await newQuote(buyer, ...toolIds);
  expect(await usageOf(() => newQuote(buyer, ...toolIds))).toEqual({ reads: 4, writes: 3 });
  expect(await usageOf(() => offer(quote, admin))).toEqual({ reads: 2, writes: 3 });
  const message = { input: { text: 'When?' }, key: undefined };
  const writing = () => addQuoteMessage(quote._id, message, buyer);
  expect(await usageOf(writing)).toEqual({ reads: 1, writes: 2 });
  const declining = () => declineQuote(quote._id, { reason: '' }, buyer);
  expect(await usageOf(declining)).toEqual({ reads: 1, writes: 2 });
  expect(await usageOf(() => getQuote(quote._id, buyer))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => getQuote(quote.number, buyer))).toEqual({ reads: 1, writes: 0 });
});
