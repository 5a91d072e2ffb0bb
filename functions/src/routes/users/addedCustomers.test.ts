import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  AddedCustomer,
  Address,
  AuditEntry,
  Customer,
  LastPurchase,
  ListViews,
  Membership,
  Order,
  PriceList,
  Profile,
  Quote,
  RequestedQuote,
} from '../../contract/index.ts';
import { checkMonthlySales } from '../../services/consistency/checkMonthlySales.ts';
import { checkSpending } from '../../services/consistency/companies/checkSpending.ts';
import { checkCardPayments } from '../../services/consistency/documents/checkCardPayments.ts';
import { checkEventMails } from '../../services/consistency/mails/checkEventMails.ts';
import { checkOrderMoney } from '../../services/consistency/orders/checkOrderMoney.ts';
import { cardSessions } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  signIn,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { recipientsAbout } from '../../testing/mails/mails.ts';
import { advanceOrder } from '../../testing/orders/orders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { activePriceList, archivePriceLists, listFor } from '../../testing/prices/priceLists.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, toolId] = await Promise.all([registerAdmin(), createTool({ available: 1_000 })]);

archivePriceLists();

const newEmail = () => `${randomUUID()}@example.test`;

const call = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, json?: object, by = admin) =>
  send(method, path, {
    token: by.token,
    ...(json && { json }),
    ...(method === 'POST' && { headers: { 'Idempotency-Key': randomUUID() } }),
  });

const get = async <Body>(path: string, by: TestAccount = admin): Promise<Body> =>
  expectStatus<Body>(await call('GET', path, undefined, by), 200);

const add = async (fields: object = {}): Promise<string> => {
  const json = { ...validForms.newCustomer, kind: 'person', email: '', ...fields };
  return (await expectStatus<AddedCustomer>(await call('POST', '/customer', json), 201)).payerId;
};

const orderFor = (payerId: string, fields: object = {}) => ({
  payerId,
  lines: [{ toolId, quantity: 5, unitPrice: 1500 }],
  validUntil: dayIn(7),
  order: { reason: 'by phone', phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' },
  ...fields,
});

const place = async (payerId: string): Promise<Quote> =>
  (await expectStatus<RequestedQuote>(await call('POST', '/quote', orderFor(payerId)), 201)).quote;

const signedIn = async ({ email, token }: TestAccount) =>
  expectStatus(
    await send('PUT', `/user/${email}`, { token, json: { currentUser: { email } } }),
    200,
  );

/** An account with an address, whose owner has not verified it. */
const registerAt = async (email: string): Promise<TestAccount> => {
  const account = await registerVerified();
  await auth.updateUser(account.uid, { email, emailVerified: false });
  const moved = { ...account, email };
  return { ...moved, token: await signIn(moved) };
};

const verify = async (account: TestAccount): Promise<TestAccount> => {
  await auth.updateUser(account.uid, { emailVerified: true });
  return { ...account, token: await signIn(account) };
};

const ordersOf = (account: TestAccount) => get<Order[]>(`/orders/${account.email}`, account);

describe('POST /customer', () => {
  it('adds a person without an account, whom staff find and see', async () => {
    const person = `Wanda ${randomUUID().slice(0, 8)}`;
    const payerId = await add({ person });
    expect(payerId).toMatch(/^customer-[\da-z]{20}$/);
    const customer = await get<Customer>(`/customer/${payerId}`);
    expect(customer).toMatchObject({
      profile: { displayName: person, email: '', emailVerified: false },
      contact: { userId: payerId, email: '', address: { person, isDefault: true } },
    });
    const found = await get<Profile[]>(`/users?q=${encodeURIComponent(person)}`);
    expect(found.map(({ _id }) => _id)).toEqual([payerId]);
    const log = await get<AuditEntry[]>(`/audit?target=user/${payerId}`);
    expect(log).toMatchObject([{ action: 'customer-added', by: admin.uid }]);
  });

  it('adds an active company with its contact person as the owner', async () => {
    const payerId = await add({ kind: 'company', company: 'Wright & Sons' });
    const customer = await get<Customer>(`/customer/${payerId}`);
    expect(customer).toMatchObject({
      company: { name: 'Wright & Sons', status: 'active' },
      contact: { email: '' },
    });
  });

  it('refuses bad input, and names the fields', async () => {
    const json = { ...validForms.newCustomer, company: '', email: 'no', street: '' };
    const { errors } = await expectProblem(
      await call('POST', '/customer', json),
      400,
      'validation',
    );
    expect(errors).toMatchObject({
      company: 'Enter the name of the company',
      email: 'Enter a valid e-mail address',
      street: expect.any(String),
    });
    const untyped = await call('POST', '/customer', { ...validForms.newCustomer, kind: 'club' });
    await expectProblem(untyped, 400, 'validation');
  });

  it('refuses an address that another customer has, but no unverified account’s', async () => {
    const verified = await registerVerified();
    await signedIn(verified);
    const taken = { ...validForms.newCustomer, email: verified.email };
    const { errors } = await expectProblem(
      await call('POST', '/customer', taken),
      400,
      'validation',
    );
    expect(errors).toEqual({ email: expect.stringContaining('Another customer has this address') });
    const unverified = await registerAt(newEmail());
    await signedIn(unverified);
    await add({ email: unverified.email });
  });

  it('is for staff only', async () => {
    const customer = await registerCustomer();
    const json = validForms.newCustomer;
    await expectProblem(await call('POST', '/customer', json, customer), 403, 'forbidden');
  });
});

describe('POST /quote with an order', () => {
  it('places the order of a customer without an address in one step, without mails to them', async () => {
    const tool = await createTool({ available: 100 });
    const payerId = await add();
    const body = orderFor(payerId, { lines: [{ toolId: tool, quantity: 5, unitPrice: 1500 }] });
    const { quote } = await expectStatus<RequestedQuote>(await call('POST', '/quote', body), 201);
    expect(quote).toMatchObject({
      status: 'accepted',
      history: [
        { status: 'offered', uid: admin.uid },
        { status: 'accepted', actor: 'admin', uid: admin.uid, reason: 'by phone' },
      ],
    });
    const order = await get<Order>(`/order/${quote.orderId}`);
    expect(order).toMatchObject({
      payerId,
      userId: payerId,
      userEmail: '',
      total: 7500,
      quoteId: quote._id,
    });
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
    expect(await recipientsAbout(quote._id)).toEqual([]);
    const kinds = (await recipientsAbout(order._id)).map((mail) => mail.split(':')[0]);
    expect(kinds).toEqual(['shop-order']);
    await advanceOrder(admin.token, order._id, 'delivered');
    expect((await get<Order>(`/order/${order._id}`)).invoiceNumber).not.toBeNull();
    expect((await get<Customer>(`/customer/${payerId}`)).open).toBe(7500);
  });

  it('sends a customer with an address the mail about the order alone', async () => {
    const customer = await registerVerified();
    const quote = await place(customer.uid);
    expect(await recipientsAbout(quote._id)).toEqual([]);
    expect(await recipientsAbout(quote.orderId ?? '')).toContain(`order-placed: ${customer.email}`);
  });

  it('is one order for a retry with its key', async () => {
    const payerId = await add();
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = orderFor(payerId);
    const { token } = admin;
    const sent = await Promise.all(
      [1, 2].map(() => send('POST', '/quote', { token, json, headers })),
    );
    const [one, again] = await Promise.all(sent.map((response) => expectStatus(response, 201)));
    expect(one).toEqual(again);
    expect(await get<Order[]>(`/customer/${payerId}/orders`)).toHaveLength(1);
  });

  it('is refused like an order of the customer: rules, stock and credit limit', async () => {
    const tool = await createTool({ available: 10, minOrder: 4, orderMultiple: 2 });
    const payerId = await add();
    const orderOf = (quantity: number, unitPrice = 1500) =>
      call('POST', '/quote', orderFor(payerId, { lines: [{ toolId: tool, quantity, unitPrice }] }));
    const { errors } = await expectProblem(await orderOf(5), 400, 'validation');
    expect(errors).toHaveProperty(['lines.0.quantity']);
    await expectProblem(await orderOf(12), 409, 'insufficient-stock');
    const terms = { terms: 'net-30', creditLimit: 5_000 };
    await expectStatus(await call('PUT', `/customer/${payerId}`, terms), 200);
    await expectProblem(await orderOf(4), 409, 'credit-exceeded');
    await expectStatus(await orderOf(4, 1_000), 201);
    expect(await stockOf(tool)).toEqual({ available: 6, ledger: 6 });
  });

  it('refuses an order without its reason or address, and of a customer', async () => {
    const payerId = await add();
    const bare = await call('POST', '/quote', orderFor(payerId, { order: { reason: '' } }));
    const { errors } = await expectProblem(bare, 400, 'validation');
    expect(Object.keys(errors as object)).toEqual(
      expect.arrayContaining(['order.reason', 'order.phoneNumber', 'order.orderAddress']),
    );
    const customer = await registerVerified();
    const own = await call('POST', '/quote', orderFor(customer.uid), customer);
    await expectProblem(own, 403, 'forbidden');
  });
});

describe('A claim', () => {
  it('gives the verified owner of the address all that belongs to the customer', async () => {
    const email = newEmail();
    const payerId = await add({ email });
    const quote = await place(payerId);
    await advanceOrder(admin.token, quote.orderId ?? '', 'shipped');
    const account = await registerAt(email);
    await signedIn(account);
    expect(await ordersOf(account)).toEqual([]);
    const owner = await verify(account);
    await signedIn(owner);
    const [order] = await ordersOf(owner);
    expect(order).toMatchObject({
      number: quote.orderNumber,
      payerId: owner.uid,
      userId: owner.uid,
    });
    expect(await get<Quote>(`/quote/${quote._id}`, owner)).toMatchObject({ payerId: owner.uid });
    const addresses = await get<Address[]>('/addresses', owner);
    expect(addresses).toMatchObject([{ street: validForms.newCustomer.street }]);
    const pdf = await send('GET', `/invoice/${order?.invoiceNumber}.pdf`, { token: owner.token });
    expect(pdf.status).toBe(200);
    expect((await get<Customer>(`/customer/${owner.uid}`)).open).toBe(7500);
    await expectProblem(await call('GET', `/customer/${payerId}`), 404, 'user-not-found');
    const log = await get<AuditEntry[]>(`/audit?target=user/${owner.uid}`);
    expect(log).toMatchObject([{ action: 'customer-claimed', before: { customer: payerId } }]);
    const data = await get<{ orders: object[]; invoices: object[] }>(
      `/user/${email}/data.json`,
      owner,
    );
    expect([data.orders.length, data.invoices.length]).toEqual([1, 1]);
    expect(await checkOrderMoney()).toEqual([]);
  });

  it('moves what they have bought and agreed, and the sales and card payments of it', async () => {
    const email = newEmail();
    const payerId = await add({ email });
    const placed = [await place(payerId), await place(payerId)];
    const parts = placed.map(({ orderId }) => ({ orderId: orderId ?? '', amount: 7500 }));
    const session = cardSessions.doc(`joint-${randomUUID()}`);
    const owner = { payerId, userId: payerId };
    const opened = { parts, amount: 15_000, currency: 'USD', createdAt: new Date() } as const;
    await session.create({ ...owner, ...opened });
    const list = await activePriceList(listFor(payerId), { [toolId]: 15 });
    const view = { ...validForms.view, name: payerId, query: `payer=${payerId}&status=all` };
    await expectStatus(await call('POST', '/views/orders', view), 201);
    const account = await verify(await registerAt(email));
    await signedIn(account);
    const { uid } = account;
    expect((await get<ListViews>('/views/orders')).views).toContainEqual(
      expect.objectContaining({ name: payerId, query: `payer=${uid}&status=all` }),
    );
    expect(await readDocument(session)).toEqual({ payerId: uid, userId: uid, ...opened });
    expect(await get<LastPurchase[]>('/purchases', account)).toMatchObject([{ toolId }]);
    expect(await get<PriceList>(`/price-list/${list._id}`)).toMatchObject({
      audience: { kind: 'payer', id: uid },
    });
    const problems = [...(await checkMonthlySales()), ...(await checkCardPayments())];
    const about = [payerId, uid, session.id];
    expect(problems.filter((text) => about.some((id) => text.includes(id)))).toEqual([]);
    await session.delete();
  });

  it('makes the verified contact person the owner of the company', async () => {
    const email = newEmail();
    const company = await add({ kind: 'company', company: 'Claimed Joinery', email });
    const quote = await place(company);
    const owner = await verify(await registerAt(email));
    await signedIn(owner);
    const memberships = await get<Membership[]>('/memberships', owner);
    expect(memberships).toMatchObject([{ companyId: company, role: 'owner' }]);
    const order = await get<Order>(`/order/${quote.orderId}`);
    expect(order).toMatchObject({ payerId: company, userId: owner.uid });
    expect((await get<Customer>(`/customer/${company}`)).contact).toBeNull();
    expect(await checkSpending()).toEqual([]);
  });

  it('comes with the first sign-in, also if the profile was saved before', async () => {
    const email = newEmail();
    await place(await add({ email }));
    const owner = await verify(await registerAt(email));
    await expectStatus(
      await call('PUT', `/user/update/${email}`, { displayName: 'Ada' }, owner),
      200,
    );
    await signedIn(owner);
    expect(await ordersOf(owner)).toHaveLength(1);
  });

  it('is nobody else’s: with another address, or with the same one unverified', async () => {
    const email = newEmail();
    const payerId = await add({ email });
    await place(payerId);
    const [other, unverified] = [await registerVerified(), await registerAt(email)];
    await signedIn(other);
    await signedIn(unverified);
    expect([await ordersOf(other), await ordersOf(unverified)]).toEqual([[], []]);
    expect((await get<Customer>(`/customer/${payerId}`)).open).toBe(7500);
  });
});

describe('PUT /customer/:payerId/email', () => {
  const give = (payerId: string, email: string) =>
    call('PUT', `/customer/${payerId}/email`, { email });

  it('lets mails about earlier orders go there, and the owner claim them', async () => {
    const [payerId, email] = [await add(), newEmail()];
    const quote = await place(payerId);
    const orderId = quote.orderId ?? '';
    await expectStatus(await give(payerId, email), 200);
    await expectStatus(await give(payerId, email), 200);
    await advanceOrder(admin.token, orderId, 'confirmed');
    expect(await recipientsAbout(orderId)).toContain(`order-confirmed: ${email}`);
    expect((await get<Order[]>(`/orders?q=${email}`)).map(({ _id }) => _id)).toEqual([orderId]);
    const { problems } = await checkEventMails();
    expect(problems.filter((problem) => problem.includes(orderId))).toEqual([]);
    const owner = await verify(await registerAt(email));
    await signedIn(owner);
    expect(await ordersOf(owner)).toHaveLength(1);
  });

  it('is for the contact person of a company too', async () => {
    const [company, email] = [await add({ kind: 'company', company: 'Mailless' }), newEmail()];
    await expectStatus(await give(company, email), 200);
    expect((await get<Customer>(`/customer/${company}`)).contact).toMatchObject({ email });
  });

  it('refuses the address of another customer, bad ones, and customers with an account', async () => {
    const [payerId, verified] = [await add(), await registerVerified()];
    await signedIn(verified);
    await expectProblem(await give(payerId, verified.email), 400, 'validation');
    await expectProblem(await give(payerId, ''), 400, 'validation');
    await expectProblem(await give(payerId, 'nobody'), 400, 'validation');
    await expectProblem(await give(verified.uid, newEmail()), 404, 'user-not-found');
  });
});

describe('The data of a customer without an account', () => {
  it('is exported for them, and deleted like that of an account', async () => {
    const payerId = await add();
    const quote = await place(payerId);
    const data = await get<{ profile: object; orders: { number: string }[]; addresses: object[] }>(
      `/customer/${payerId}/data.json`,
    );
    expect(data.orders).toMatchObject([{ number: quote.orderNumber }]);
    expect(data.addresses).toHaveLength(1);
    await expectStatus(await call('DELETE', `/customer/${payerId}`), 200);
    expect((await get<Customer>(`/customer/${payerId}`)).profile).toBeNull();
    const [order] = await get<Order[]>(`/customer/${payerId}/orders`);
    expect(order?.number).toBe(quote.orderNumber);
    const offer = await call('POST', '/quote', orderFor(payerId));
    await expectProblem(offer, 404, 'user-not-found');
  });

  it('stays when an account with the same address deletes itself, even twice', async () => {
    const email = newEmail();
    const payerId = await add({ email });
    const stranger = await registerAt(email);
    await expectStatus(await call('DELETE', `/user/${email}`, undefined, stranger), 200);
    await call('DELETE', `/user/${email}`, undefined, stranger);
    await expectProblem(await call('DELETE', `/user/${email}`), 404, 'user-not-found');
    expect((await get<Customer>(`/customer/${payerId}`)).profile).toMatchObject({ email });
  });

  it('is not that of an account', async () => {
    const { uid } = await registerVerified();
    await expectProblem(await call('DELETE', `/customer/${uid}`), 404, 'user-not-found');
    await expectProblem(await call('GET', `/customer/${uid}/data.json`), 404, 'user-not-found');
  });
});
