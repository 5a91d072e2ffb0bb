import { expect, it, onTestFinished } from 'vitest';
import { orders, quotes } from '../../store/collections/collections.ts';
import { newAdmin, newBuyer, storedOrder } from '../../testing/orders/prepaidOrders.ts';
import { acceptanceBody, newOffer } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { acceptQuote } from '../quotes/acceptQuote.ts';
import { checkQuotes } from './checkQuotes.ts';

const admin = newAdmin();

/** The check's results for one quote. */
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

it('An order of a quote must have its lines and prices, and no other order may name it', async () => {
  const buyer = newBuyer();
  const quote = await newOffer(buyer, admin, await createTool());
  const { insertedId } = await acceptQuote(quote._id, acceptanceBody(quote), buyer);
  const { lines } = await storedOrder(insertedId);
  onTestFinished(async () => {
    await orders.doc(insertedId).update({ lines, quoteId: quote._id });
  });
  await orders.doc(insertedId).update({ lines: lines.map((line) => ({ ...line, unitPrice: 1 })) });
  expect(await problemsOf(quote._id)).toEqual([
    `order ${insertedId} has other lines or prices than quote ${quote._id}`,
  ]);
  await orders.doc(insertedId).update({ lines, quoteId: null });
  expect(await problemsOf(quote._id)).toEqual([
    `order ${insertedId} is not that of quote ${quote._id}`,
  ]);
});

it('A quote is in a status that follows from its history', async () => {
  const quote = await newOffer(newBuyer(), admin, await createTool());
  onTestFinished(async () => {
    await quotes
      .doc(quote._id)
      .update({ status: 'offered', checkAt: new Date(quote.validUntil ?? '') });
  });
  await quotes.doc(quote._id).update({ status: 'accepted', checkAt: null });
  expect(await problemsOf(quote._id)).toEqual([
    `quote ${quote._id} is accepted, which does not follow from its history: requested, offered`,
    `quote ${quote._id} is accepted without an order`,
  ]);
});

it('An offer that expired more than a day ago must be marked', async () => {
  const quote = await newOffer(newBuyer(), admin, await createTool());
  expect(await problemsOf(quote._id)).toEqual([]);
  const late = new Date(Date.now() + 10 * 86_400_000);
  expect(await problemsOf(quote._id, late)).toEqual([expect.stringContaining('but is not marked')]);
});
