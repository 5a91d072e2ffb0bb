import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closedReason, leftReason, usualApprovalRules } from '../../contract/index.ts';
import { type ApiError, codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import {
  companies,
  customers,
  memberships,
  orderRequests,
  orders,
  spending,
  tools,
} from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { mailOf, recipientsAbout } from '../../testing/mails/mails.ts';
import { cartLine } from '../../testing/orders/carts.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { newAdmin, newBuyer } from '../../testing/orders/prepaidOrders.ts';
import {
  approve,
  ask,
  askedTeam,
  newTeam,
  pricesOf,
  storedRequest,
} from '../../testing/orders/requests.ts';
import { createTool, removeTool, stockOf } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { getCart, saveCart } from '../carts/carts.ts';
import { removeMember } from '../companies/members/members.ts';
import { transitionCompany } from '../companies/transitionCompany.ts';
import { rejectRequest, withdrawRequest } from './endRequest.ts';
import { expireRequest } from './expireRequests.ts';
import { getRequest } from './getRequest.ts';
import { listRequests } from './listRequests.ts';
import { askedEventId } from './requestNotices.ts';
import { sendRequest } from './sendRequest.ts';

useCompanies();

const refusalOf = (changing: Promise<unknown>) =>
  changing.then(
    () => ({ code: 'done' }),
    (error: ApiError) => ({ code: codeOf(error), ...error.details }),
  );

const codesOf = async (all: Promise<unknown>[]) =>
  (await Promise.all(all.map(refusalOf))).map(({ code }) => code).sort();

const ordersOf = async (companyId: string) =>
  (await orders.where('payerId', '==', companyId).get()).size;

const untouched = { available: 100, ledger: 100 };
const sold = { available: 95, ledger: 95 };

const membershipOf = ({ payerId, uid }: Caller) => memberships.doc(membershipIdOf(payerId, uid));

const reject = (id: string, caller: Caller) =>
  rejectRequest(id, { input: { reason: 'Not this year.' }, key: undefined }, caller);

describe('A request', () => {
  it('keeps the order, holds no stock, and is mailed to those who can approve it', async () => {
    const { companyId, owner, approver, buyer, toolId, request } = await askedTeam();
    expect(request).toMatchObject({
      companyId,
      companyName: 'Oak & Ash Joinery',
      requester: { uid: buyer.uid, name: 'The buyer', email: buyer.email },
      lines: [{ toolId, quantity: 5, unitPrice: 1999, lineTotal: 9995 }],
      details: { orderAddress: '1 Workshop Lane' },
      subtotal: 9995,
      rules: [{ rule: 'order-limit', limit: 0 }],
      approversNeeded: 1,
      approvals: [],
      status: 'pending',
      orderId: null,
    });
    const days = (Date.parse(request.expiresAt) - Date.parse(request.createdAt)) / 86_400_000;
    expect(days).toBe(14);
    expect(await stockOf(toolId)).toEqual(untouched);
    expect((await spending.where('companyId', '==', companyId).get()).size).toBe(0);
    expect(await recipientsAbout(companyId)).toHaveLength(2);
    for (const { uid, email } of [owner, approver]) {
      const mail = await mailOf('approval-asked', askedEventId(request._id, uid));
      expect(mail).toMatchObject({ to: [email], replyTo: buyer.email, userId: uid });
      expect(mail?.message.text).toContain(`?company=${companyId}`);
    }
  });

  it.each(['owner', 'approver', 'buyer'] as const)(
    'is not sent by the only %s under a limit, which nobody could approve',
    async (role) => {
      const companyId = await createCompany();
      const alone = await newMember(companyId, role, { orderLimit: 0 });
      await newMember(companyId, 'bookkeeper');
      const refusal = await refusalOf(ask(alone, await createTool()));
      expect(refusal).toMatchObject({ code: 'approval-required', approvers: [] });
      expect((await orderRequests.where('companyId', '==', companyId).get()).size).toBe(0);
    },
  );

  it('is sent once for a retry, and for another company it is another one', async () => {
    const { buyer } = await newTeam();
    const sent = { input: orderInput(await createTool()), key: randomUUID() };
    const [first, second] = await Promise.all([sendRequest(sent, buyer), sendRequest(sent, buyer)]);
    expect(first.insertedId).toBe(second.insertedId);
    const elsewhere = await newMember(await createCompany(), 'buyer', { orderLimit: 0 });
    const other = { ...elsewhere, uid: buyer.uid };
    await memberships
      .doc(membershipIdOf(other.payerId, other.uid))
      .set({ ...elsewhere.membership, uid: buyer.uid } as never);
    expect(await refusalOf(sendRequest(sent, other))).toEqual({ code: 'idempotency-conflict' });
  });

  it('takes its tools from the cart of the company', async () => {
    const [{ buyer }, toolId] = [await newTeam(), await createTool()];
    const { version } = await getCart(buyer);
    await saveCart({ version, lines: [cartLine(toolId)] }, buyer);
    await sendRequest({ input: { ...orderInput(toolId), fromCart: true }, key: undefined }, buyer);
    expect((await getCart(buyer)).lines).toEqual([]);
  });

  it('is refused for an order that needs no approval, and for oneself', async () => {
    const { owner } = await newTeam();
    const alone = newBuyer();
    for (const buyer of [owner, alone]) {
      const asking = ask(buyer, await createTool());
      expect(await refusalOf(asking)).toEqual({ code: 'approval-not-needed' });
    }
  });

  it('is refused as the order would be', async () => {
    const { companyId, buyer } = await newTeam();
    const toolId = await createTool({ available: 4 });
    expect((await refusalOf(ask(buyer, toolId))).code).toBe('insufficient-stock');
    await removeTool(toolId);
    await customers.doc(companyId).set({ creditLimit: 10, open: 0 });
    expect((await refusalOf(ask(buyer, await createTool()))).code).toBe('credit-exceeded');
    await membershipOf(buyer).delete();
    expect(await refusalOf(ask(buyer, await createTool()))).toEqual({ code: 'not-a-member' });
  });

  it('is one of at most twenty pending ones of a member, also at the same time', async () => {
    const { buyer, companyId } = await newTeam();
    const toolId = await createTool();
    for (let sent = 0; sent < 19; sent += 1) await ask(buyer, toolId);
    expect(await codesOf([ask(buyer, toolId), ask(buyer, toolId)])).toEqual(['done', 'validation']);
    const { size } = await orderRequests.where('companyId', '==', companyId).get();
    expect(size).toBe(20);
  });

  it('is seen by its requester and those who may approve, and by nobody else', async () => {
    const { companyId, owner, approver, buyer, request } = await askedTeam();
    const another = await newMember(companyId, 'buyer');
    const bookkeeper = await newMember(companyId, 'bookkeeper');
    const elsewhere = await newMember(await createCompany(), 'owner');
    const page = { filter: 'pending', limit: 10 } as const;
    for (const member of [owner, approver, buyer]) {
      expect((await getRequest(request._id, member)).number).toBe(request.number);
      expect((await listRequests(page, member)).items).toEqual([request]);
    }
    const alone = { ...buyer, payerId: buyer.uid, membership: null };
    for (const member of [another, bookkeeper, elsewhere, alone]) {
      expect(await refusalOf(getRequest(request._id, member))).toEqual({
        code: 'request-not-found',
      });
      expect((await listRequests(page, member)).items).toEqual([]);
    }
  });
});

describe('An approval', () => {
  it('places the order of the requester under the id of the request', async () => {
    const { companyId, approver, buyer, toolId, request } = await askedTeam();
    const { request: approved, order } = await approve(request, approver);
    expect(approved).toMatchObject({
      status: 'approved',
      orderId: request._id,
      decidedBy: { uid: approver.uid, name: 'The approver' },
      approvals: [{ uid: approver.uid, subtotal: 9995 }],
    });
    expect(order).toMatchObject({
      _id: request._id,
      number: request.number,
      payerId: companyId,
      userId: buyer.uid,
      userName: 'The buyer',
      userEmail: buyer.email,
      subtotal: 9995,
      status: 'placed',
    });
    expect(await stockOf(toolId)).toEqual(sold);
    const [document] = (await spending.where('companyId', '==', companyId).get()).docs;
    expect(document?.data()).toMatchObject({ uid: buyer.uid });
    expect(Object.values(document?.data().months ?? {})).toEqual([9995]);
    expect(await mailOf('request-approved', request._id)).toMatchObject({ to: [buyer.email] });
    expect(await mailOf('order-placed', request._id)).toMatchObject({ to: [buyer.email] });
  });

  it('is never that of the requester, in whichever role, nor of other members', async () => {
    const { companyId, buyer, toolId, request } = await askedTeam();
    for (const role of ['buyer', 'approver', 'owner', 'bookkeeper'] as const) {
      await membershipOf(buyer).update({ role });
      expect(await refusalOf(approve(request, buyer))).toEqual({
        code: 'role-forbidden',
        requestOf: 'caller',
      });
    }
    const others = [
      await newMember(companyId, 'buyer'),
      await newMember(companyId, 'bookkeeper'),
      await newMember(await createCompany(), 'owner'),
      newBuyer(),
    ];
    for (const other of others) {
      expect(await refusalOf(approve(request, other))).toEqual({ code: 'request-not-found' });
    }
    expect((await storedRequest(request._id)).approvals).toEqual([]);
    expect(await stockOf(toolId)).toEqual(untouched);
  });

  it('needs the right of now, whatever the call was allowed', async () => {
    const { approver, request } = await askedTeam();
    await membershipOf(approver).delete();
    expect(await refusalOf(approve(request, approver))).toEqual({ code: 'not-a-member' });
  });

  it('by all approvers at once places one order', async () => {
    const { companyId, owner, approver, toolId, request } = await askedTeam();
    const more = await Promise.all(
      Array.from({ length: 6 }, () => newMember(companyId, 'approver')),
    );
    const codes = await codesOf([owner, approver, ...more].map((one) => approve(request, one)));
    expect(codes).toEqual(['done', ...Array(7).fill('request-closed')]);
    expect(await ordersOf(companyId)).toBe(1);
    expect(await stockOf(toolId)).toEqual(sold);
    expect((await storedRequest(request._id)).approvals).toHaveLength(1);
  });

  it('gets the same order for a retry', async () => {
    const { companyId, approver, request } = await askedTeam();
    const key = randomUUID();
    const first = await approve(request, approver, { key });
    expect(await approve(request, approver, { key })).toEqual(first);
    expect(await ordersOf(companyId)).toBe(1);
  });

  it('is one of two that the company needs, from two members', async () => {
    const { companyId, owner, approver, toolId, request } = await askedTeam(2);
    expect(request.approversNeeded).toBe(2);
    const { request: once, order } = await approve(request, approver);
    expect([once.status, once.approvals.length, order]).toEqual(['pending', 1, null]);
    expect((await approve(request, approver)).order).toBeNull();
    expect(await stockOf(toolId)).toEqual(untouched);
    expect((await getRequest(request._id, owner)).current?.missing).toBe(1);
    const second = await approve(request, owner);
    expect(second.request.approvals.map(({ uid }) => uid)).toEqual([approver.uid, owner.uid]);
    expect(second.order?.status).toBe('placed');
    expect(await ordersOf(companyId)).toBe(1);
  });

  it('of two at once places one order with both', async () => {
    const { companyId, owner, approver, request } = await askedTeam(2);
    await Promise.all([approve(request, owner), approve(request, approver)]);
    expect((await storedRequest(request._id)).approvals).toHaveLength(2);
    expect(await ordersOf(companyId)).toBe(1);
  });

  it('no longer counts when its member may not approve any more', async () => {
    const { companyId, owner, approver, request } = await askedTeam(2);
    const third = await newMember(companyId, 'approver');
    await approve(request, approver);
    await membershipOf(approver).update({ role: 'bookkeeper' });
    expect((await approve(request, third)).order).toBeNull();
    expect((await approve(request, owner)).order?.status).toBe('placed');
    const uids = (await storedRequest(request._id)).approvals.map(({ uid }) => uid);
    expect(uids).toEqual([third.uid, owner.uid]);
  });
});

describe('An approval after a change', () => {
  it('of a price names it, and orders at the new one that the approver saw', async () => {
    const { approver, toolId, request } = await askedTeam();
    await tools.doc(toolId).update({ price: 24.99 });
    expect(await refusalOf(approve(request, approver))).toMatchObject({
      code: 'price-changed',
      unitPrice: 2499,
      lines: [{ toolId, code: 'price-changed', unitPrice: 2499 }],
    });
    const { lines, current } = await getRequest(request._id, approver);
    expect(lines).toMatchObject([{ unitPrice: 1999 }]);
    expect(current).toMatchObject({ lines: [{ unitPrice: 2499 }], totals: { subtotal: 12_495 } });
    expect(current?.problems).toEqual([]);
    const prices = { lines: [{ toolId, unitPrice: 2499 }] };
    const { request: approved, order } = await approve(request, approver, { prices });
    expect(order?.subtotal).toBe(12_495);
    expect(approved).toMatchObject({ subtotal: 9995, approvals: [{ subtotal: 12_495 }] });
  });

  it('of a price asks the first of two approvers again', async () => {
    const { owner, approver, toolId, request } = await askedTeam(2);
    await approve(request, approver);
    await tools.doc(toolId).update({ price: 24.99 });
    const prices = { lines: [{ toolId, unitPrice: 2499 }] };
    expect((await approve(request, owner, { prices })).order).toBeNull();
    const { order } = await approve(request, approver, { prices });
    expect(order?.subtotal).toBe(12_495);
  });

  it('of the stock is refused, and the request stays', async () => {
    const { approver, toolId, request } = await askedTeam();
    await tools.doc(toolId).update({ available: 3 });
    const refusal = { code: 'insufficient-stock', available: 3 };
    expect(await refusalOf(approve(request, approver))).toMatchObject(refusal);
    const { current } = await getRequest(request._id, approver);
    expect(current?.problems).toMatchObject([{ toolId, ...refusal }]);
    await removeTool(toolId);
    expect((await refusalOf(approve(request, approver))).code).toBe('tool-not-found');
    expect(await getRequest(request._id, approver)).toMatchObject({
      status: 'pending',
      current: { totals: null, problems: [{ toolId, code: 'tool-not-found' }] },
    });
  });

  it('of credit or status is refused', async () => {
    const { companyId, approver, request } = await askedTeam();
    await customers.doc(companyId).set({ creditLimit: 10, open: 0 });
    expect((await refusalOf(approve(request, approver))).code).toBe('credit-exceeded');
    await companies.doc(companyId).update({ status: 'suspended' });
    const inactive = { code: 'company-inactive', companyStatus: 'suspended' };
    expect(await refusalOf(approve(request, approver))).toEqual(inactive);
    const { current } = await getRequest(request._id, approver);
    expect(current?.problems).toMatchObject([inactive, { code: 'credit-exceeded', room: 10 }]);
  });

  it('of the rules counts by those of now', async () => {
    const { companyId, owner, approver, buyer, request } = await askedTeam();
    await companies.doc(companyId).update({ approval: { ...usualApprovalRules, approvers: 2 } });
    expect((await approve(request, approver)).order).toBeNull();
    await membershipOf(buyer).update({ orderLimit: null });
    expect((await getRequest(request._id, owner)).current).toMatchObject({ rules: [], missing: 1 });
    expect((await approve(request, owner)).order?.status).toBe('placed');
  });

  it('of the requester is refused', async () => {
    const { approver, buyer, request } = await askedTeam();
    await membershipOf(buyer).update({ role: 'bookkeeper' });
    expect(await refusalOf(approve(request, approver))).toEqual({ code: 'requester-left' });
    await membershipOf(buyer).delete();
    expect(await refusalOf(approve(request, approver))).toEqual({ code: 'requester-left' });
    const { current } = await getRequest(request._id, approver);
    expect(current?.problems).toEqual([{ code: 'requester-left' }]);
  });

  it('needs a price for each line, and for no other tool', async () => {
    const { approver, request } = await askedTeam();
    const [line] = pricesOf(request).lines;
    for (const lines of [[], [line, { toolId: 'other', unitPrice: 1 }]]) {
      const prices = { lines } as ReturnType<typeof pricesOf>;
      expect((await refusalOf(approve(request, approver, { prices }))).code).toBe('validation');
    }
  });
});

describe('The end of a request', () => {
  it('by a rejection tells the requester why', async () => {
    const { approver, buyer, toolId, request } = await askedTeam();
    const { request: rejected } = await reject(request._id, approver);
    expect(rejected).toMatchObject({
      status: 'rejected',
      reason: 'Not this year.',
      decidedBy: { uid: approver.uid },
      orderId: null,
    });
    const mail = await mailOf('request-rejected', request._id);
    expect(mail?.to).toEqual([buyer.email]);
    expect(mail?.message.text).toContain('Not this year.');
    expect(await stockOf(toolId)).toEqual(untouched);
    expect((await getRequest(request._id, buyer)).current).toBeNull();
  });

  it('is a rejection by others, or a withdrawal by the requester', async () => {
    const { approver, buyer, request } = await askedTeam();
    expect(await refusalOf(reject(request._id, buyer))).toEqual({
      code: 'role-forbidden',
      requestOf: 'caller',
    });
    const withdrawing = withdrawRequest(request._id, undefined, approver);
    expect(await refusalOf(withdrawing)).toEqual({
      code: 'role-forbidden',
      requestOf: 'another',
    });
    const { request: withdrawn } = await withdrawRequest(request._id, undefined, buyer);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', decidedBy: { uid: buyer.uid } });
  });

  it('is final', async () => {
    const { owner, approver, buyer, request } = await askedTeam();
    const key = randomUUID();
    await withdrawRequest(request._id, key, buyer);
    const closed = { code: 'request-closed', requestStatus: 'withdrawn' };
    expect(await refusalOf(approve(request, approver))).toEqual(closed);
    expect(await refusalOf(reject(request._id, owner))).toEqual(closed);
    expect(await refusalOf(withdrawRequest(request._id, undefined, buyer))).toEqual(closed);
    expect((await withdrawRequest(request._id, key, buyer)).request.status).toBe('withdrawn');
  });

  it('is one of several at the same time', async () => {
    for (let race = 0; race < 5; race += 1) {
      const { companyId, owner, approver, buyer, request } = await askedTeam();
      const codes = await codesOf([
        approve(request, approver),
        reject(request._id, owner),
        withdrawRequest(request._id, undefined, buyer),
      ]);
      expect(codes).toEqual(['done', 'request-closed', 'request-closed']);
      const { status } = await storedRequest(request._id);
      expect(await ordersOf(companyId)).toBe(status === 'approved' ? 1 : 0);
    }
  });

  it('comes after 14 days by the job, which tells the requester once', async () => {
    const { approver, buyer, request } = await askedTeam();
    const { expiresAt } = await storedRequest(request._id);
    expect(await expireRequest(request._id, new Date(expiresAt.getTime() - 1))).toBe('unchanged');
    expect(await expireRequest(request._id, expiresAt)).toBe('expired');
    expect(await expireRequest(request._id, expiresAt)).toBe('unchanged');
    expect(await storedRequest(request._id)).toMatchObject({ status: 'expired', checkAt: null });
    expect(await mailOf('request-expired', request._id)).toMatchObject({ to: [buyer.email] });
    const closed = { code: 'request-closed', requestStatus: 'expired' };
    expect(await refusalOf(approve(request, approver))).toEqual(closed);
    expect(await expireRequest(randomUUID(), expiresAt)).toBe('unchanged');
  });

  it('is there at its time, whether or not the job has marked it', async () => {
    const { approver, request } = await askedTeam();
    const expiresAt = new Date(Date.now() - 1);
    await orderRequests.doc(request._id).update({ expiresAt, checkAt: expiresAt });
    const closed = { code: 'request-closed', requestStatus: 'expired' };
    expect(await refusalOf(approve(request, approver))).toEqual(closed);
    expect((await getRequest(request._id, approver)).current).toBeNull();
  });

  it('comes with the end of its company, for all that are pending', async () => {
    const { companyId, approver, buyer, toolId, request } = await askedTeam();
    const decided = await ask(buyer, toolId);
    await reject(decided._id, approver);
    const another = await newMember(companyId, 'buyer', { orderLimit: 0 });
    const pending = await ask(another, toolId);
    const input = { to: 'closed', reason: 'Ended', agreed: undefined } as const;
    await transitionCompany(companyId, { input, key: undefined }, newAdmin());
    for (const { _id } of [request, pending]) {
      expect(await storedRequest(_id)).toMatchObject({ status: 'withdrawn', reason: closedReason });
    }
    expect((await storedRequest(decided._id)).status).toBe('rejected');
    const closed = { code: 'request-closed', requestStatus: 'withdrawn' };
    expect(await refusalOf(approve(request, approver))).toEqual(closed);
  });

  it('comes with the removal of its requester, for all that are pending', async () => {
    const { companyId, owner, approver, buyer, toolId, request } = await askedTeam();
    const decided = await ask(buyer, toolId);
    await reject(decided._id, approver);
    const another = await newMember(companyId, 'buyer', { orderLimit: 0 });
    const kept = await ask(another, toolId);
    await removeMember(companyId, buyer.uid, owner);
    expect(await storedRequest(request._id)).toMatchObject({
      status: 'withdrawn',
      reason: leftReason,
      decidedBy: null,
      checkAt: null,
    });
    expect((await storedRequest(decided._id)).status).toBe('rejected');
    expect((await storedRequest(kept._id)).status).toBe('pending');
  });
});

describe('Reads and writes', () => {
  keepCaches();

  it('of a request of a line, with two who can approve it', async () => {
    const [{ buyer }, toolId] = [await newTeam(), await createTool()];
    expect(await usageOf(() => ask(buyer, toolId))).toEqual({ reads: 11, writes: 4 });
  });

  it('of its page, and of that of a decided one', async () => {
    const { approver, request } = await askedTeam();
    const page = () => usageOf(() => getRequest(request._id, approver));
    expect(await page()).toEqual({ reads: 10, writes: 0 });
    await reject(request._id, approver);
    expect(await page()).toEqual({ reads: 1, writes: 0 });
  });

  it('of the first approval of two, and of the last one', async () => {
    const { owner, approver, request } = await askedTeam(2);
    expect(await usageOf(() => approve(request, approver))).toEqual({ reads: 11, writes: 1 });
    const last = await usageOf(() => approve(request, owner));
    expect(last.reads).toBe(12);
    expect(last.writes).toBeLessThanOrEqual(13);
  });

  it('of a rejection and of a withdrawal', async () => {
    const [first, second] = [await askedTeam(), await askedTeam()];
    const rejecting = () => reject(first.request._id, first.approver);
    expect(await usageOf(rejecting)).toEqual({ reads: 1, writes: 2 });
    const withdrawing = () => withdrawRequest(second.request._id, undefined, second.buyer);
    expect(await usageOf(withdrawing)).toEqual({ reads: 1, writes: 1 });
  });
});
