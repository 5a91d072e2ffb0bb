/** Requests to accept the offer of a quote, which becomes an order at its prices. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiError, codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { memberships, orders, spending, tools } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { mailOf } from '../../testing/mails/mails.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import {
  acceptanceBody,
  expireOfferAt,
  newOffer,
  offer,
  offerBody,
  storedQuote,
} from '../../testing/orders/quotes.ts';
import { approve, newTeam, pricesOf, storedRequest } from '../../testing/orders/requests.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { acceptQuote } from '../quotes/acceptQuote.ts';
import { declineQuote } from '../quotes/declineQuote.ts';
import { rejectRequest, withdrawRequest } from './endRequest.ts';
import { expireRequest } from './expireRequests.ts';
import { getRequest } from './getRequest.ts';
import { askedEventId } from './requestNotices.ts';
import { requestAcceptance } from './sendRequest.ts';

useCompanies();

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const refusalOf = (changing: Promise<unknown>) =>
  changing.then(
    () => ({ code: 'done' }),
    (error: ApiError) => ({ code: codeOf(error), ...error.details }),
  );

/** A team whose buyer, every order of whom needs approval, has an offer of five pieces at 15.00. */
const offeredTeam = async (approvers: 1 | 2 = 1) => {
  const [team, toolId] = [await newTeam(approvers), await createTool()];
  const quote = await newOffer(team.buyer, admin, toolId);
  const input = acceptanceBody(quote, { poNumber: 'PO-7' });
  const ask = (buyer = team.buyer, key?: string) =>
    requestAcceptance(quote._id, { input, key }, buyer);
  return { ...team, toolId, quote, input, ask };
};

/** The same with a pending request to accept the offer. */
const askedTeam = async (approvers: 1 | 2 = 1) => {
  const team = await offeredTeam(approvers);
  return { ...team, request: (await team.ask()).request };
};

const ordersOf = async (companyId: string) =>
  (await orders.where('payerId', '==', companyId).get()).size;

const untouched = { available: 100, ledger: 100 };

describe('A request to accept an offer', () => {
  it('has its prices, names it, and is mailed to those who can approve it', async () => {
    const { owner, quote, toolId, request } = await askedTeam();
    expect(request).toMatchObject({
      quote: { id: quote._id, number: quote.number },
      lines: [{ toolId, quantity: 5, unitPrice: 1500, lineTotal: 7500 }],
      details: { poNumber: 'PO-7', orderAddress: '1 Workshop Lane' },
      subtotal: 7500,
      rules: [{ rule: 'order-limit', limit: 0 }],
      status: 'pending',
    });
    const mail = await mailOf('approval-asked', askedEventId(request._id, owner.uid));
    expect(mail?.message.text).toContain(quote.number);
    expect((await storedQuote(quote._id)).status).toBe('offered');
    expect(await stockOf(toolId)).toEqual(untouched);
  });

  it('expires with the offer, and at the latest after 14 days', async () => {
    const { quote, request, ask } = await askedTeam();
    expect(request.expiresAt).toBe(quote.validUntil);
    await expireRequest(request._id, new Date(Date.parse(request.expiresAt)));
    expect((await storedRequest(request._id)).status).toBe('expired');
    await expireOfferAt(quote._id, new Date(Date.now() + 30 * 86_400_000));
    const { request: later } = await ask();
    const days = (Date.parse(later.expiresAt) - Date.parse(later.createdAt)) / 86_400_000;
    expect(days).toBe(14);
  });

  it('is sent once for a retry, and is another one than for another offer', async () => {
    const { buyer, toolId, ask } = await offeredTeam();
    const key = randomUUID();
    const [first, second] = await Promise.all([ask(buyer, key), ask(buyer, key)]);
    expect(first.insertedId).toBe(second.insertedId);
    const other = await newOffer(buyer, admin, toolId);
    const input = acceptanceBody(other, { poNumber: 'PO-7' });
    const again = requestAcceptance(other._id, { input, key }, buyer);
    expect(await refusalOf(again)).toEqual({ code: 'idempotency-conflict' });
  });

  it('is the only one that waits: of two at once, and until its end', async () => {
    const { buyer, approver, ask } = await offeredTeam();
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    const sent = [first, second].find((asked) => asked.status === 'fulfilled');
    const refused = [first, second].find((asked) => asked.status === 'rejected');
    expect(codeOf(refused?.reason)).toBe('request-pending');
    expect(await refusalOf(ask())).toEqual({ code: 'request-pending' });
    const { _id: id } = sent?.value.request ?? { _id: '' };
    const rejection = { input: { reason: 'Too dear' }, key: undefined };
    await rejectRequest(id, rejection, approver);
    const again = await ask();
    expect(again.insertedId).not.toBe(id);
    await withdrawRequest(again.insertedId, undefined, buyer);
    expect((await refusalOf(ask())).code).toBe('done');
  });

  it('is refused to those who need no approval, do not see the quote, or place no orders', async () => {
    const { companyId, owner, ask } = await offeredTeam();
    expect(await refusalOf(ask(owner))).toEqual({ code: 'approval-not-needed' });
    const other = await newMember(companyId, 'buyer', { orderLimit: 0 });
    expect(await refusalOf(ask(other))).toEqual({ code: 'quote-not-found' });
    const bookkeeper = await newMember(companyId, 'bookkeeper');
    expect(await refusalOf(ask(bookkeeper))).toEqual({ code: 'role-forbidden' });
    const alone = newBuyer();
    const own = await newOffer(alone, admin, await createTool());
    const request = { input: acceptanceBody(own), key: undefined };
    const asking = requestAcceptance(own._id, request, alone);
    expect(await refusalOf(asking)).toEqual({ code: 'approval-not-needed' });
  });

  it('is refused for another offer than the one that was seen, and for one that is over', async () => {
    const { quote, buyer, toolId, ask } = await offeredTeam();
    await offer(quote, admin, { lines: [{ toolId, unitPrice: 1400 }] });
    expect((await refusalOf(ask())).code).toBe('precondition-failed');
    await declineQuote(quote._id, { reason: '' }, buyer);
    expect(await refusalOf(ask())).toMatchObject({
      code: 'quote-not-changeable',
      quoteStatus: 'declined',
    });
  });
});

describe('The approval of an acceptance', () => {
  it('accepts the offer: one order of the requester at its prices', async () => {
    const { companyId, approver, buyer, quote, toolId, request } = await askedTeam();
    const { order, request: approved } = await approve(request, approver);
    expect(approved).toMatchObject({ status: 'approved', orderId: request._id });
    expect(order).toMatchObject({
      _id: request._id,
      number: request.number,
      quoteId: quote._id,
      quoteNumber: quote.number,
      payerId: companyId,
      userId: buyer.uid,
      total: 7500,
      taxRate: quote.taxRate,
      poNumber: 'PO-7',
    });
    expect(await storedQuote(quote._id)).toMatchObject({
      status: 'accepted',
      orderId: request._id,
      orderNumber: request.number,
    });
    expect(await stockOf(toolId)).toEqual({ available: 95, ledger: 95 });
    const [document] = (await spending.where('companyId', '==', companyId).get()).docs;
    expect(Object.values(document?.data().months ?? {})).toEqual([7500]);
  });

  it('keeps to neither the order minimum nor the rules for quantities', async () => {
    const { approver, toolId, request } = await askedTeam();
    await tools.doc(toolId).update({ minOrder: 50, price: 99 });
    const { current } = await getRequest(request._id, approver);
    expect(current).toMatchObject({
      lines: [{ unitPrice: 1500, lineTotal: 7500, available: 100 }],
      totals: { subtotal: 7500 },
      problems: [],
    });
    expect((await approve(request, approver)).order?.total).toBe(7500);
  });

  it('by two, and by one who accepts it directly at the same time, places one order', async () => {
    const { companyId, owner, approver, quote, input, request } = await askedTeam();
    const codes = await Promise.all(
      [
        approve(request, approver),
        approve(request, owner),
        acceptQuote(quote._id, input, owner),
      ].map(refusalOf),
    );
    expect(codes.filter(({ code }) => code === 'done')).toHaveLength(1);
    expect(await ordersOf(companyId)).toBe(1);
  });

  it('is refused once the offer is accepted, declined, or has expired', async () => {
    const { owner, approver, quote, input, request } = await askedTeam();
    await acceptQuote(quote._id, input, owner);
    const refusal = { code: 'quote-not-changeable', quoteStatus: 'accepted' };
    expect(await refusalOf(approve(request, approver))).toMatchObject(refusal);
    expect((await getRequest(request._id, approver)).current?.problems).toEqual([refusal]);
    const second = await askedTeam();
    await expireOfferAt(second.quote._id, new Date(Date.now() - 1));
    const expired = { code: 'quote-not-changeable', quoteStatus: 'expired' };
    expect((await getRequest(second.request._id, second.owner)).current?.problems).toEqual([
      expired,
    ]);
    expect(await refusalOf(approve(second.request, second.owner))).toMatchObject(expired);
  });

  it('of a new offer shows both prices, and accepts the one that the approver saw', async () => {
    const { approver, toolId, quote, request } = await askedTeam();
    await offer(quote, admin, offerBody(quote, { lines: [{ toolId, unitPrice: 1600 }] }));
    expect(await refusalOf(approve(request, approver))).toMatchObject({
      code: 'price-changed',
      unitPrice: 1600,
      lines: [{ toolId, code: 'price-changed', unitPrice: 1600 }],
    });
    const page = await getRequest(request._id, approver);
    expect(page.lines).toMatchObject([{ unitPrice: 1500 }]);
    expect(page.current).toMatchObject({ lines: [{ unitPrice: 1600 }], problems: [] });
    const prices = { lines: [{ toolId, unitPrice: 1600 }] };
    expect((await approve(request, approver, { prices })).order?.total).toBe(8000);
  });

  it('needs the requester to see the quote still', async () => {
    const [{ companyId, owner }, toolId] = [await newTeam(), await createTool()];
    const requester = await newMember(companyId, 'approver', { orderLimit: 0 });
    const quote = await newOffer(owner, admin, toolId);
    const input = acceptanceBody(quote);
    const { request } = await requestAcceptance(quote._id, { input, key: undefined }, requester);
    const membership = memberships.doc(membershipIdOf(companyId, requester.uid));
    await membership.update({ role: 'buyer' });
    const refusal = { code: 'requester-left' };
    expect((await getRequest(request._id, owner)).current?.problems).toEqual([refusal]);
    expect(await refusalOf(approve(request, owner))).toEqual(refusal);
  });
});

describe('Reads and writes', () => {
  keepCaches();

  it('of a request for an offer are those of another one, and the quote', async () => {
    const { ask } = await offeredTeam();
    expect(await usageOf(() => ask())).toEqual({ reads: 11, writes: 5 });
  });

  it('of its page and of its approval too, which changes the quote and tells the shop', async () => {
    const { approver, request } = await askedTeam();
    const page = () => usageOf(() => getRequest(request._id, approver));
    expect(await page()).toEqual({ reads: 10, writes: 0 });
    const prices = pricesOf(request);
    const last = await usageOf(() => approve(request, approver, { prices }));
    expect(last.reads).toBe(12);
    expect(last.writes).toBeLessThanOrEqual(16);
  });
});
