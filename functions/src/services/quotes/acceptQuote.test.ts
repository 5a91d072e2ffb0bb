import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/index.ts';
import { type ApiError, codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { customers, orders, quotes, tools } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { moneyOf, newBuyer } from '../../testing/orders/prepaidOrders.ts';
import {
  acceptanceBody,
  expireOfferAt,
  newOffer,
  newQuote,
  offer,
  storedQuote,
} from '../../testing/orders/quotes.ts';
import { createTool, removeTool, stockOf } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { acceptQuote } from './acceptQuote.ts';
import { declineQuote } from './declineQuote.ts';
import { expireQuote } from './expireQuotes.ts';
import { removeQuotesOf } from './removeQuotesOf.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const ordersOf = async (uid: string) => (await orders.where('userId', '==', uid).get()).size;

const refusalOf = (changing: Promise<unknown>): Promise<unknown> =>
  changing.then(
    () => 'done',
    (error) => codeOf(error),
  );

const detailsOf = (changing: Promise<unknown>) =>
  changing.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: ApiError) => ({ code: error.code, ...error.details }),
  );

const untouched = { available: 100, ledger: 100 };
const sold = { available: 95, ledger: 95 };

/** An offer of five pieces at 15.00, of a customer and a tool that nobody else uses. */
const offered = async () => {
  const [buyer, toolId] = [newBuyer(), await createTool()];
  const quote = await newOffer(buyer, admin, toolId);
  const accept = (fields = {}, read?: ReadSettings) =>
    acceptQuote(quote._id, acceptanceBody(quote, fields), buyer, read);
  return { buyer, toolId, quote, accept };
};

describe('acceptQuote', () => {
  it('places one order at the offered prices and moves stock, sales and open amount', async () => {
    const { buyer, toolId, quote, accept } = await offered();
    const { order, insertedId } = await accept({ poNumber: 'PO-7' });
    expect(order).toMatchObject({
      quoteId: quote._id,
      quoteNumber: quote.number,
      status: 'placed',
      total: 7500,
      userId: buyer.uid,
      taxRate: quote.taxRate,
      poNumber: 'PO-7',
      lines: [{ toolId, quantity: 5, unitPrice: 1500, lineTotal: 7500, breakQuantity: null }],
    });
    expect(await stockOf(toolId)).toEqual(sold);
    expect(await moneyOf(insertedId)).toEqual({ paid: 0, open: 7500 });
    expect(await storedQuote(quote._id)).toMatchObject({
      status: 'accepted',
      orderId: insertedId,
      orderNumber: order.number,
      checkAt: null,
      history: [{}, {}, { status: 'accepted', actor: 'customer', uid: buyer.uid }],
    });
  });

  it('twenty times at once places one order, and all get it', async () => {
    const { buyer, toolId, quote, accept } = await offered();
    const placedOrders = await Promise.all(Array.from({ length: 20 }, () => accept()));
    expect(new Set(placedOrders.map(({ insertedId }) => insertedId)).size).toBe(1);
    expect(new Set(placedOrders.map(({ order }) => order.createdAt)).size).toBe(1);
    expect(await ordersOf(buyer.uid)).toBe(1);
    expect(await stockOf(toolId)).toEqual(sold);
    const { history } = await storedQuote(quote._id);
    expect(history.map(({ status }) => status)).toEqual(['requested', 'offered', 'accepted']);
  });

  it('refuses a second acceptance with another address, and places no other order', async () => {
    const { buyer, accept } = await offered();
    await accept();
    expect(await detailsOf(accept({ orderAddress: '2 Other Lane' }))).toEqual({
      code: 'quote-not-changeable',
      quoteStatus: 'accepted',
      allowedForQuote: [],
    });
    expect(await ordersOf(buyer.uid)).toBe(1);
  });

  it('refuses another version than the current one, and shows that', async () => {
    const { quote, accept, toolId } = await offered();
    const revised = await offer(quote, admin, { lines: [{ toolId, unitPrice: 1400 }] });
    const refusal = { code: 'precondition-failed', quote: { version: revised.version } };
    expect(await detailsOf(accept())).toMatchObject(refusal);
    expect(await stockOf(toolId)).toEqual(untouched);
  });

  it('refuses an offer that has expired, whether or not the job has marked it', async () => {
    const { quote, accept } = await offered();
    await expireOfferAt(quote._id, new Date(Date.now() - 1));
    const refusal = { code: 'quote-not-changeable', quoteStatus: 'expired', allowedForQuote: [] };
    expect(await detailsOf(accept())).toEqual(refusal);
  });

  it('refuses a request without an offer, another account, and an admin', async () => {
    const [buyer, toolId] = [newBuyer(), await createTool()];
    const quote = await newQuote(buyer, toolId);
    const acceptAs = (caller: Caller) =>
      refusalOf(acceptQuote(quote._id, acceptanceBody(quote), caller));
    expect(await acceptAs(buyer)).toBe('quote-not-changeable');
    expect(await acceptAs(newBuyer())).toBe('quote-not-found');
    expect(await acceptAs(admin)).toBe('quote-not-changeable');
  });

  it('names all lines without enough pieces, and changes nothing', async () => {
    const buyer = newBuyer();
    const toolIds = await Promise.all([createTool(), createTool(), createTool()]);
    const quote = await newOffer(buyer, admin, ...toolIds);
    await tools.doc(toolIds[1]).update({ available: 4 });
    await removeTool(toolIds[2]);
    const accepting = acceptQuote(quote._id, acceptanceBody(quote), buyer);
    expect(await detailsOf(accepting)).toMatchObject({
      code: 'insufficient-stock',
      lines: [
        { toolId: toolIds[1], code: 'insufficient-stock', available: 4 },
        { toolId: toolIds[2], code: 'tool-not-found' },
      ],
      errors: { 'lines.1.quantity': 'Maximum available order : 4 piece' },
    });
    expect(await storedQuote(quote._id)).toMatchObject({ status: 'offered', orderId: null });
    expect(await ordersOf(buyer.uid)).toBe(0);
    expect(await stockOf(toolIds[0])).toEqual(untouched);
    await removeTool(toolIds[1]);
  });

  it('takes a quantity that the tool’s rules no longer allow, and no order minimum', async () => {
    const { toolId, accept } = await offered();
    await tools.doc(toolId).update({ minOrder: 50, orderMultiple: 50, price: 99 });
    const read = async () => ({ ...(await readSettings()), orderMinimum: 1_000_000 });
    expect((await accept({}, read)).order.total).toBe(7500);
  });

  it('keeps the tax rate of the offer', async () => {
    const { quote, accept } = await offered();
    await quotes.doc(quote._id).update({
      taxRate: 1_000,
      totals: { subtotal: 7500, tax: 750, total: 8250 },
    });
    const read = async () => ({ ...(await readSettings()), taxRate: 2_000 });
    expect((await accept({}, read)).order).toMatchObject({ taxRate: 1_000, tax: 750, total: 8250 });
  });

  it('refuses more than the credit limit', async () => {
    const { buyer, toolId, accept } = await offered();
    await customers.doc(buyer.uid).set({ creditLimit: 7_499, open: 0 });
    expect(await refusalOf(accept())).toBe('credit-exceeded');
    expect(await stockOf(toolId)).toEqual(untouched);
  });
});

/** The outcome of two changes at the same time: their refusals, the orders and the status. */
const race = async (
  other: (made: Awaited<ReturnType<typeof offered>>) => Promise<unknown>,
): Promise<{ refusals: unknown[]; placed: number; status: string | undefined }> => {
  const made = await offered();
  const refusals = await Promise.all([refusalOf(made.accept()), refusalOf(other(made))]);
  const placedOrders = await ordersOf(made.buyer.uid);
  const stored = (await quotes.doc(made.quote._id).get()).data();
  expect(await stockOf(made.toolId)).toEqual(placedOrders === 1 ? sold : untouched);
  expect(placedOrders).toBe(stored?.status === 'accepted' ? 1 : 0);
  return { refusals, placed: placedOrders, status: stored?.status };
};

const inEightRaces = (check: () => Promise<void>) => Promise.all(Array.from({ length: 8 }, check));

describe('An acceptance at the same time as', () => {
  it('another offer: one of them wins', () =>
    inEightRaces(async () => {
      const { refusals, placed } = await race(({ quote }) => offer(quote, admin));
      expect(refusals.filter((one) => one === 'done')).toHaveLength(1);
      expect(refusals[0]).toBe(placed === 1 ? 'done' : 'precondition-failed');
    }));

  it('a refusal by the shop: one of them wins', () =>
    inEightRaces(async () => {
      const { refusals, status } = await race(({ quote }) =>
        declineQuote(quote._id, { reason: '' }, admin),
      );
      expect(refusals.filter((one) => one === 'done')).toHaveLength(1);
      expect(['accepted', 'declined']).toContain(status);
    }));

  it('the end of the offer: it is accepted or expired', () =>
    inEightRaces(async () => {
      const { status } = await race(({ quote }) => expireQuote(quote._id, new Date('2100-01-01')));
      expect(['accepted', 'expired']).toContain(status);
    }));

  it('the deletion of its account: the quote stays with its order, or neither is there', () =>
    inEightRaces(async () => {
      const { status } = await race(({ buyer }) => removeQuotesOf(buyer.uid));
      expect(['accepted', undefined]).toContain(status);
    }));
});

describe('The deadline of an offer', () => {
  it('marks it once, and leaves others alone', async () => {
    const { quote } = await offered();
    expect(await expireQuote(quote._id, new Date())).toBe('unchanged');
    await expireOfferAt(quote._id, new Date('2100-01-01'));
    const late = new Date('2100-01-02');
    expect(await expireQuote(quote._id, late)).toBe('expired');
    expect(await expireQuote(quote._id, late)).toBe('unchanged');
    expect(await storedQuote(quote._id)).toMatchObject({
      status: 'expired',
      checkAt: null,
      history: [{}, {}, { status: 'expired', actor: 'system', uid: null }],
    });
    expect(await expireQuote('no-such-quote', late)).toBe('unchanged');
  });

  it('is corrected on a quote that was found too early', async () => {
    const { quote } = await offered();
    await quotes.doc(quote._id).update({ checkAt: new Date('2100-01-01') });
    expect(await expireQuote(quote._id, new Date())).toBe('unchanged');
    const { checkAt, validUntil } = await storedQuote(quote._id);
    expect(checkAt).toEqual(validUntil);
  });
});

describe('Reads and writes of an acceptance', () => {
  keepCaches();

  it.each([1, 3])('of %i lines: quote, settings, customer, purchases and tools', async (lines) => {
    const buyer = newBuyer();
    const toolIds = await Promise.all(Array.from({ length: lines }, () => createTool()));
    const quote = await newOffer(buyer, admin, ...toolIds);
    const usage = await usageOf(() => acceptQuote(quote._id, acceptanceBody(quote), buyer));
    expect(usage.reads).toBe(lines + 4);
    expect(usage.writes).toBeLessThanOrEqual(3 * lines + 11);
  });

  it('of fifty lines are one commit', async () => {
    const buyer = newBuyer();
    const toolIds = await Promise.all(
      Array.from({ length: limits.orderLines }, () => createTool()),
    );
    const quote = await newOffer(buyer, admin, ...toolIds);
    const { order } = await acceptQuote(quote._id, acceptanceBody(quote), buyer);
    expect(order.lines).toHaveLength(limits.orderLines);
    expect(order.total).toBe(limits.orderLines * 7500);
  });
});
