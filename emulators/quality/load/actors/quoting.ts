import { randomUUID } from 'node:crypto';
import type { PlacedOrder, Quote, RequestedQuote } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import { acceptanceBody, offerBody, quoteBody } from 'functions/testing/orders/quotes';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

/** Fewer than a customer may have open at a time. */
const maxQuotes = 10;

const lineCounts = [1, 3, 10];

/** The shares of new requests, of messages, and of offers that are declined. */
const shares = { request: 0.4, message: 0.2, decline: 0.2 };

const openQuote = async (
  { call }: LoadContext,
  { token }: TestAccount,
  id: string,
): Promise<Quote | undefined> => {
  const page = await call('quote page', 'GET', `/quote/${id}`, { token });
  return page.ok ? (page.body as Quote) : undefined;
};

const writeMessage = ({ call }: LoadContext, { token }: TestAccount, id: string) => {
  const options = {
    token,
    json: { text: 'When can it ship?' },
    headers: orderHeaders(randomUUID()),
  };
  return sendRepeatedly((repeat) =>
    call(`message on a quote${repeat}`, 'POST', `/quote/${id}/messages`, options),
  );
};

/**
 * Returns a function with which a customer asks for a quote, writes a message, or accepts or
 * declines an offer, sometimes twice. The orders are added to `mine`.
 */
export const quoting = (
  shop: LoadContext,
  account: TestAccount,
  mine: string[],
): (() => Promise<unknown>) => {
  const { call, tools, quotes, tracker } = shop;
  const { token } = account;
  const own: string[] = [];

  const request = async () => {
    const ids = new Set(Array.from({ length: randomItem(lineCounts) }, () => chooseTool(tools)));
    const json = quoteBody([...ids], randomBoolean(0.5) ? { note: 'For a school workshop' } : {});
    const options = { token, json, headers: orderHeaders(randomUUID()) };
    const responses = await sendRepeatedly((repeat) =>
      call(`ask for a quote${repeat}`, 'POST', '/quote', options),
    );
    const requested = responses.filter(({ ok }) => ok).map(({ body }) => body as RequestedQuote);
    for (const { insertedId } of requested) quotes.request(insertedId);
    if (requested[0]) own.push(requested[0].insertedId);
  };

  const accept = async (quote: Quote) => {
    const options = { token, json: acceptanceBody(quote) };
    const responses = await sendRepeatedly((repeat) =>
      call(`accept a quote${repeat}`, 'POST', `/quote/${quote._id}/acceptance`, options),
    );
    const placed = responses.filter(({ ok }) => ok).map(({ body }) => body as PlacedOrder);
    for (const order of placed) {
      quotes.accept(quote._id, order);
      tracker.place(`quote ${quote._id}`, order);
    }
    if (placed[0]) mine.push(placed[0].insertedId);
  };

  const answer = async (id: string) => {
    const quote = await openQuote(shop, account, id);
    if (quote?.status !== 'offered') return;
    if (!randomBoolean(shares.decline)) return accept(quote);
    await call('decline a quote', 'POST', `/quote/${id}/decline`, { token, json: {} });
  };

  return async () => {
    const canAsk = own.length < maxQuotes;
    if (own.length === 0 || (canAsk && randomBoolean(shares.request))) return request();
    const id = randomItem(own);
    return randomBoolean(shares.message) ? writeMessage(shop, account, id) : answer(id);
  };
};

/** The quotes to which admins look. */
const recentQuotes = 30;

/** Returns a function with which an admin offers prices for a recent quote, or writes a message. */
export const offering = (shop: LoadContext, account: TestAccount) => async (): Promise<void> => {
  const recent = shop.quotes.ids().slice(-recentQuotes);
  if (recent.length === 0) return;
  const id = randomItem(recent);
  if (randomBoolean(shares.message)) {
    await writeMessage(shop, account, id);
    return;
  }
  const quote = await openQuote(shop, account, id);
  if (quote?.status !== 'requested') return;
  const options = {
    token: account.token,
    json: offerBody(quote, randomBoolean(0.5) ? { message: 'Our best price' } : {}),
    headers: orderHeaders(randomUUID()),
  };
  await sendRepeatedly((repeat) =>
    shop.call(`admin offers a quote${repeat}`, 'POST', `/quote/${id}/offer`, options),
  );
};
