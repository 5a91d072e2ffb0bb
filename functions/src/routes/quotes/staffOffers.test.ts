import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  limits,
  type PlacedOrder,
  type Quote,
  type RequestedQuote,
} from '../../contract/index.ts';
import { customers } from '../../store/collections/collections.ts';
import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  activeCompany,
  moveCompany,
  newMember,
  signUp,
} from '../../testing/companies/companies.ts';
import { mailsAbout, recipientsAbout } from '../../testing/mails/mails.ts';
import { acceptanceBody, offerBody, quoteBody } from '../../testing/orders/quotes.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, customer, tool] = await Promise.all([
  registerAdmin(),
  registerCustomer({ displayName: 'Ada Joiner' }),
  createTool(),
]);

const post = (path: string, { token }: TestAccount, json: object, key: string = randomUUID()) =>
  send('POST', path, { token, json, headers: { 'Idempotency-Key': key } });

const get = async <Body>(path: string, { token }: TestAccount): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token }), 200);

/** An offer of five pieces of a tool at 15.00. */
const bodyFor = (payerId: string, fields: object = {}, toolId = tool) => ({
  payerId,
  lines: [{ toolId, quantity: 5, unitPrice: 1500 }],
  validUntil: dayIn(7),
  ...fields,
});

const offerTo = async (payerId: string, fields: object = {}, toolId = tool): Promise<Quote> => {
  const response = await post('/quote', admin, bodyFor(payerId, fields, toolId));
  return (await expectStatus<RequestedQuote>(response, 201)).quote;
};

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

/** A company with an owner and a buyer. */
const newCompany = async () => {
  const owner = await registerVerified({ displayName: 'Olga Owner' });
  const { _id } = await activeCompany(owner, admin);
  return { owner, id: _id, buyer: await newMember(owner, _id, 'buyer') };
};

describe('POST /quote with a customer, by an admin', () => {
  it('offers a person prices without a request, with a mail and an audit entry', async () => {
    const quote = await offerTo(customer.uid, { message: 'As you said on the phone.' });
    expect(quote).toMatchObject({
      payerId: customer.uid,
      userId: customer.uid,
      userName: 'Ada Joiner',
      userEmail: customer.email,
      status: 'offered',
      lines: [{ toolId: tool, quantity: 5, unitPrice: 1500, lineTotal: 7500 }],
      totals: { subtotal: 7500 },
      history: [{ status: 'offered', actor: 'admin', uid: admin.uid }],
      messages: [{ from: 'shop', text: 'As you said on the phone.', uid: admin.uid }],
    });
    expect(await recipientsAbout(quote._id)).toEqual([`quote-offered: ${customer.email}`]);
    const [mail] = await mailsAbout(quote._id);
    expect(mail?.message.subject).toBe(`Our offer ${quote.number}`);
    expect(mail?.message.text).not.toContain('your request');
    const log = await get<AuditEntry[]>(`/audit?target=quote/${quote._id}`, admin);
    expect(log).toMatchObject([{ action: 'quote-offered', before: {}, by: admin.uid }]);
    expect((await get<Quote>(`/quote/${quote._id}`, customer)).number).toBe(quote.number);
    const pdf = await send('GET', `/quote/${quote._id}.pdf`, { token: customer.token });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('offers a company for its first owner, or for a member who may order', async () => {
    const { id, owner, buyer } = await newCompany();
    expect(await offerTo(id)).toMatchObject({ payerId: id, userId: owner.uid });
    const forBuyer = await offerTo(id, { userId: buyer.uid });
    expect(forBuyer).toMatchObject({ userId: buyer.uid, userEmail: buyer.email });
  });

  it('makes one quote for a retry with its key, and refuses another one with it', async () => {
    const key = randomUUID();
    const make = (fields = {}) => post('/quote', admin, bodyFor(customer.uid, fields), key);
    const [one, again] = await Promise.all([make(), make()]);
    expect(await expectStatus(one, 201)).toEqual(await expectStatus(again, 201));
    await expectProblem(await make({ message: 'Other' }), 409, 'idempotency-conflict');
  });

  it('can be changed, accepted and declined like an offer for a request', async () => {
    const toolId = await createTool();
    const quote = await offerTo(customer.uid, {}, toolId);
    const lines = [{ toolId, unitPrice: 1400 }];
    const changed = await post(`/quote/${quote._id}/offer`, admin, offerBody(quote, { lines }));
    const { quote: current } = await expectStatus<{ quote: Quote }>(changed, 200);
    const acceptance = await post(`/quote/${quote._id}/acceptance`, customer, {
      ...acceptanceBody(current),
    });
    const { order } = await expectStatus<PlacedOrder>(acceptance, 201);
    expect(order).toMatchObject({ total: 7000, userId: customer.uid });
    const another = await offerTo(customer.uid);
    const declined = await post(`/quote/${another._id}/decline`, customer, {});
    expect(await expectStatus(declined, 200)).toMatchObject({ quote: { status: 'declined' } });
  });

  it('is refused to customers, also for themselves', async () => {
    const response = await post('/quote', customer, bodyFor(customer.uid));
    await expectProblem(response, 403, 'forbidden');
  });

  it.each([
    ['an unknown person', 'nobody', 404, 'user-not-found'],
    ['an unknown company', 'company-00000000000000000000', 404, 'company-not-found'],
  ] as const)('is refused for %s', async (_, payerId, status, code) => {
    await expectProblem(await post('/quote', admin, bodyFor(payerId)), status, code);
  });

  it('is refused for a deleted account', async () => {
    const leaver = await registerVerified();
    await expectStatus(await send('DELETE', `/user/${leaver.email}`, { token: leaver.token }), 200);
    const response = await post('/quote', admin, bodyFor(leaver.uid));
    await expectProblem(response, 404, 'user-not-found');
  });

  it('is refused for a company that is requested, suspended or closed', async () => {
    const owner = await registerVerified();
    const { _id } = await signUp(owner);
    const offerNow = () => post('/quote', admin, bodyFor(_id));
    const refusal = async () => await expectProblem(await offerNow(), 409, 'company-inactive');
    expect(await refusal()).toMatchObject({ companyStatus: 'requested' });
    await moveCompany(admin, _id, 'active');
    await moveCompany(admin, _id, 'suspended');
    expect(await refusal()).toMatchObject({ companyStatus: 'suspended' });
    await moveCompany(admin, _id, 'closed');
    expect(await refusal()).toMatchObject({ companyStatus: 'closed' });
  });

  it('is refused for someone who may not order for the company', async () => {
    const { id, owner } = await newCompany();
    const bookkeeper = await newMember(owner, id, 'bookkeeper');
    const forMember = (userId: string) => post('/quote', admin, bodyFor(id, { userId }));
    expect(await errorsOf(await forMember(bookkeeper.uid))).toEqual({
      userId: 'This member may not order for the company: choose another one',
    });
    await expectProblem(await forMember(customer.uid), 404, 'member-not-found');
    const other = await post('/quote', admin, bodyFor(customer.uid, { userId: owner.uid }));
    expect(await errorsOf(other)).toHaveProperty('userId');
  });

  it.each([
    [{ payerId: '' }, 'payerId'],
    [{ payerId: 7 }, 'payerId'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ toolId: 'any', quantity: 5 }] }, 'lines.0.unitPrice'],
    [{ lines: [{ toolId: 'any', quantity: 0, unitPrice: 5 }] }, 'lines.0.quantity'],
    [{ lines: [{ toolId: 'any', quantity: 1, unitPrice: 0 }] }, 'lines.0.unitPrice'],
    [{ lines: [{ toolId: 'any', quantity: 1, unitPrice: 1.5 }] }, 'lines.0.unitPrice'],
    [{ validUntil: '' }, 'validUntil'],
    [{ validUntil: dayIn(-1) }, 'validUntil'],
    [{ validUntil: dayIn(limits.quoteDays + 2) }, 'validUntil'],
    [{ message: 'x'.repeat(limits.quoteMessage + 1) }, 'message'],
  ])('refuses %j', async (fields, field) => {
    const response = await post('/quote', admin, bodyFor(customer.uid, fields));
    expect(Object.keys((await errorsOf(response)) as object)).toEqual([field]);
  });

  it('refuses tools that are not on sale, and a total above the limit', async () => {
    const line = { toolId: 'no-such-tool', quantity: 1, unitPrice: 1 };
    const missing = await post('/quote', admin, bodyFor(customer.uid, { lines: [line] }));
    await expectProblem(missing, 404, 'tool-not-found');
    const most = { quantity: limits.stock.max, unitPrice: limits.price.max * 100 };
    const lines = [tool, await createTool()].map((toolId) => ({ toolId, ...most }));
    const response = await post('/quote', admin, bodyFor(customer.uid, { lines }));
    expect(await errorsOf(response)).toHaveProperty('lines');
  });

  it('is refused for a customer with too many open quotes', async () => {
    const { uid, ...account } = await registerCustomer();
    for (let count = 0; count < limits.openQuotes; count += 1) {
      const asked = await post('/quote', { uid, ...account }, quoteBody([tool]));
      await expectStatus(asked, 201);
    }
    const response = await post('/quote', admin, bodyFor(uid));
    expect(await errorsOf(response)).toEqual({
      quotes: `This customer has ${limits.openQuotes} open quotes: decline one first`,
    });
  });
});

describe('POST /quote/:id/acceptance by an admin', () => {
  const reason = 'by phone';
  const accept = (quote: Quote, fields: object = {}, by = admin) =>
    post(`/quote/${quote._id}/acceptance`, by, { ...acceptanceBody(quote), reason, ...fields });

  it('places the order of its customer, which says who placed it and why', async () => {
    const toolId = await createTool();
    const quote = await offerTo(customer.uid, {}, toolId);
    const { order, insertedId } = await expectStatus<PlacedOrder>(await accept(quote), 201);
    expect(order).toMatchObject({
      payerId: customer.uid,
      userId: customer.uid,
      userEmail: customer.email,
      quoteId: quote._id,
      history: [{ step: 'placed', actor: 'admin', uid: admin.uid, reason }],
    });
    expect(await stockOf(toolId)).toEqual({ available: 95, ledger: 95 });
    expect((await get<Quote>(`/quote/${quote._id}`, customer)).history.at(-1)).toMatchObject({
      status: 'accepted',
      actor: 'admin',
      uid: admin.uid,
      reason,
    });
    const [placed, ...others] = await mailsAbout(insertedId);
    expect(placed?.to).toEqual([customer.email]);
    expect(placed?.message.text).toContain(
      `We have placed order ${order.number} for you (by phone).`,
    );
    expect(others.map(({ kind }) => kind)).toEqual(['shop-order']);
    const log = await get<AuditEntry[]>(`/audit?target=order/${insertedId}`, admin);
    expect(log).toMatchObject([
      { action: 'order-placed', by: admin.uid, after: { quote: quote.number, reason } },
    ]);
    expect((await get<{ _id: string }[]>(`/orders/${customer.email}`, customer))[0]?._id).toBe(
      insertedId,
    );
  });

  it('places one order for a repetition, and none after the customer was faster', async () => {
    const quote = await offerTo(customer.uid, {}, await createTool());
    const [one, again] = await Promise.all([accept(quote), accept(quote)]);
    expect(await expectStatus(one, 201)).toEqual(await expectStatus(again, 201));
    const another = await offerTo(customer.uid, {}, await createTool());
    await expectStatus(await accept(another, {}, customer), 201);
    await expectProblem(await accept(another), 409, 'quote-not-changeable');
  });

  it('needs a reason, and the version that the admin saw', async () => {
    const quote = await offerTo(customer.uid);
    expect(await errorsOf(await accept(quote, { reason: ' ' }))).toEqual({
      reason: 'Enter the reason: the customer can read it',
    });
    await expectProblem(await accept(quote, { version: 'other' }), 412, 'precondition-failed');
  });

  it('drops the reason of a customer, who needs none', async () => {
    const quote = await offerTo(customer.uid, {}, await createTool());
    const { order } = await expectStatus<PlacedOrder>(await accept(quote, {}, customer), 201);
    expect(order.history).toMatchObject([{ actor: 'customer', uid: customer.uid }]);
    expect(order.history[0]).not.toHaveProperty('reason');
  });

  it('keeps to the stock and to the credit limit of the customer', async () => {
    const toolId = await createTool({ available: 4 });
    const buyer = await registerCustomer();
    const quote = await offerTo(buyer.uid, {}, toolId);
    await expectProblem(await accept(quote), 409, 'insufficient-stock');
    await customers.doc(buyer.uid).update({ terms: 'net-30', creditLimit: 1_000 });
    const limited = await offerTo(buyer.uid, {}, await createTool());
    await expectProblem(await accept(limited), 409, 'credit-exceeded');
  });

  it('does not bypass the approval that the rules of a company require', async () => {
    const { id, owner } = await newCompany();
    const buyer = await newMember(owner, id, 'buyer', { orderLimit: 5_000 });
    const quote = await offerTo(id, { userId: buyer.uid }, await createTool());
    const refusal = await expectProblem(await accept(quote), 409, 'approval-required');
    expect(refusal.approvers).toEqual([{ uid: owner.uid, name: 'Olga Owner' }]);
    const forOwner = await offerTo(id, {}, await createTool());
    const { order } = await expectStatus<PlacedOrder>(await accept(forOwner), 201);
    expect(order).toMatchObject({ payerId: id, userId: owner.uid, userName: 'Olga Owner' });
  });

  it('is refused after the member has left or the company was suspended', async () => {
    const { id, owner, buyer } = await newCompany();
    const quote = await offerTo(id, { userId: buyer.uid });
    const forOwner = await offerTo(id);
    const removal = await send('DELETE', `/company/${id}/members/${buyer.uid}`, {
      token: owner.token,
    });
    await expectStatus(removal, 200);
    await expectProblem(await accept(quote), 409, 'requester-left');
    await moveCompany(admin, id, 'suspended');
    await expectProblem(await accept(forOwner), 409, 'company-inactive');
  });

  it('is refused for an account that was deleted', async () => {
    const leaver = await registerVerified();
    const quote = await offerTo(leaver.uid);
    await expectStatus(await send('DELETE', `/user/${leaver.email}`, { token: leaver.token }), 200);
    await expectProblem(await accept(quote), 404, 'quote-not-found');
  });

  it('lets an admin accept a quote as its customer, without a reason', async () => {
    const quote = await offerTo(admin.uid, {}, await createTool());
    const { reason: _, ...json } = { ...acceptanceBody(quote), reason };
    const response = await post(`/quote/${quote._id}/acceptance`, admin, json);
    const { order } = await expectStatus<PlacedOrder>(response, 201);
    expect(order.history).toMatchObject([{ actor: 'customer', uid: admin.uid }]);
  });
});
