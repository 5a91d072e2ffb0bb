import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { liveQuotes, quotes } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { liveQuoteWhen, waitForLiveQuote } from '../../testing/background/live.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import {
  acceptanceBody,
  expireOfferAt,
  newOffer,
  newQuote,
  storedQuote,
} from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { deleteUser } from '../accountData/deleteUser.ts';
import { acceptQuote } from '../quotes/acceptQuote.ts';
import { declineQuote } from '../quotes/declineQuote.ts';
import { expireQuote } from '../quotes/expireQuotes.ts';
import { addQuoteMessage } from '../quotes/quoteMessages.ts';
import { quoteResource } from '../quotes/stored/storedQuotes.ts';
import { publishChangedQuote, publishQuotes } from './publishQuotes.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const published = (id: string) => readDocument(liveQuotes.doc(id));

/** A quote as the API sends it. */
const readQuoteResponse = async (id: string) => {
  const { _id, ...sent } = await quoteResource.get(id, admin);
  return sent;
};

const newTool = () => createTool({ available: 100 });

const publishedQuote = async () => {
  const { _id: id } = await newQuote(newBuyer(), await newTool());
  await waitForLiveQuote(id);
  return id;
};

const ask = (id: string, caller: Caller) =>
  addQuoteMessage(id, { input: { text: 'When?' }, key: undefined }, caller);

describe('A published quote', () => {
  it('is what the API sends to its customer, and nothing else', async () => {
    const buyer = newBuyer();
    const { _id: id } = await newOffer(buyer, admin, await newTool(), await newTool());
    await liveQuoteWhen(id, (quote) => quote?.status === 'offered');
    const { _id, ...sent } = await quoteResource.get(id, buyer);
    expect(await published(id)).toEqual(sent);
  });

  it('has no other field of the stored one', async () => {
    const id = await publishedQuote();
    await quotes.doc(id).update({
      checkAt: new Date(),
      requestHash: 'hash',
      unknownField: 'private',
    } as Partial<QuoteDocument>);
    await publishQuotes([id]);
    const live = await published(id);
    expect(live).toEqual(await readQuoteResponse(id));
    for (const name of ['checkAt', 'requestHash', 'searchTerms', 'unknownField']) {
      expect(live).not.toHaveProperty(name);
    }
  });

  it.each<[string, (id: string, buyer: Caller) => Promise<unknown>, string]>([
    ['a message of its customer', (id, buyer) => ask(id, buyer), 'offered'],
    ['a message of the shop', (id) => ask(id, admin), 'offered'],
    [
      'a refusal by its customer',
      (id, buyer) => declineQuote(id, { reason: '' }, buyer),
      'declined',
    ],
    ['a refusal by the shop', (id) => declineQuote(id, { reason: 'Sold' }, admin), 'declined'],
    [
      'an acceptance',
      async (id, buyer) => acceptQuote(id, acceptanceBody(await storedQuote(id)), buyer),
      'accepted',
    ],
    [
      'the end of the offer',
      async (id) => {
        await expireOfferAt(id, new Date(1_000));
        await expireQuote(id, new Date());
      },
      'expired',
    ],
  ])('follows %s', async (_change, change, status) => {
    const buyer = newBuyer();
    const { _id: id } = await newOffer(buyer, admin, await newTool());
    await change(id, buyer);
    const quoteResponse = await readQuoteResponse(id);
    expect(quoteResponse.status).toBe(status);
    const live = await liveQuoteWhen(id, (quote) => quote?.updatedAt === quoteResponse.updatedAt);
    expect(live).toEqual(quoteResponse);
  });

  it('goes with the account of its customer', async () => {
    const account = await registerCustomer();
    const { _id: id } = await newQuote(callerOf(account), await newTool());
    await waitForLiveQuote(id);
    await deleteUser(account.email, callerOf(account));
    expect(await liveQuoteWhen(id, (quote) => quote === undefined)).toBeUndefined();
  });

  it('is current after events that are repeated or out of order, and goes with the quote', async () => {
    const id = `copy-${randomUUID()}`;
    const before = await storedQuote(await publishedQuote());
    const after: QuoteDocument = { ...before, status: 'declined' };
    await quotes.doc(id).set(after);
    onTestFinished(async () => {
      await quotes.doc(id).delete();
    });
    const events = [
      { id, before, after },
      { id, before: undefined, after: before },
    ];
    for (const event of events) await publishChangedQuote(event);
    expect(await published(id)).toMatchObject({ status: 'declined' });
    await quotes.doc(id).delete();
    for (const event of [{ id, before: after, after: undefined }, ...events]) {
      await publishChangedQuote(event);
    }
    expect(await published(id)).toBeUndefined();
  });
});

describe('Reads and writes', () => {
  it('of a published change: the quote twice and what is published; what is published', async () => {
    const id = await publishedQuote();
    await liveQuotes.doc(id).update({ number: 'Outdated' });
    expect(await usageOf(() => publishQuotes([id]))).toEqual({ reads: 3, writes: 1 });
  });

  it('of a change that no response shows: none', async () => {
    const id = await publishedQuote();
    const before = await storedQuote(id);
    const after = { ...before, checkAt: new Date(), requestHash: 'other', searchTerms: ['plane'] };
    const unseen = { id, before, after };
    expect(await usageOf(() => publishChangedQuote(unseen))).toEqual({ reads: 0, writes: 0 });
  });
});
