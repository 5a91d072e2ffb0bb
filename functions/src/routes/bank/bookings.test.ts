import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  type BankAccount,
  type BookedEntry,
  creditorReferenceOf,
  type Order,
  type OrderPayments,
} from '../../contract/index.ts';
import { bankAccounts } from '../../store/collections/bankCollections.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import {
  addEntry,
  readDetails,
  readEntry,
  sendStep,
  shareOf,
} from '../../testing/bank/bookings.ts';
import { advanceOrder, placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { pay, sendRefund, sendReversal } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();
const toolId = await createTool({ available: 100_000 });
const { token } = admin;

const readOrder = async (id: string): Promise<Order> =>
  expectStatus(await send('GET', `/order/${id}`, { token }), 200);

const placed = async (buyer: TestAccount = customer): Promise<Order> =>
  readOrder((await placeOrderOf(buyer.token, toolId)).order._id);

const invoiced = async (buyer: TestAccount = customer): Promise<Order> => {
  const { _id } = await placed(buyer);
  await advanceOrder(token, _id, 'confirmed');
  return readOrder(_id);
};

const readPayments = async (id: string): Promise<OrderPayments> =>
  expectStatus(await send('GET', `/order/${id}/payments`, { token }), 200);

const shareIn = (order: Order, amount: number, writeOff?: number) => ({
  invoiceNumber: order.invoiceNumber ?? order.number,
  amount,
  ...(writeOff !== undefined && { writeOff }),
});

const bodyOf = (shares: object[], fields: object = {}) => ({ version: 'first', shares, ...fields });

const book = async (id: string, shares: object[], fields: object = {}): Promise<BookedEntry> =>
  expectStatus(await sendStep(token, id, 'booking', bodyOf(shares, fields)), 201);

const auditOf = async ({ kind, id }: { kind: string; id: string }) => {
  const log = await send('GET', `/audit?target=${kind}/${id}`, { token });
  return (await expectStatus<AuditEntry[]>(log, 200)).map(({ action, before, after }) => [
    action,
    before,
    after,
  ]);
};

const newAccount = (): string => `ACCOUNT ${randomUUID()}`;

describe('POST /bank/entry/:id/booking', () => {
  it('books a row on several orders, and says what it was booked for', async () => {
    const [first, second] = [await invoiced(), await invoiced()];
    const id = await addEntry({ amount: first.total + 100, text: 'Thanks\nfor  all' });
    const shares = [shareIn(first, first.total), shareIn(second, 100)];
    const { entry, payments } = await book(id, shares);
    expect(entry).toMatchObject({ status: 'booked', handledBy: expect.any(String) });
    expect(entry.version).not.toBe('first');
    expect(entry.bookings).toMatchObject([
      { invoiceNumber: first.invoiceNumber, amount: first.total, writtenOff: false },
      { invoiceNumber: second.invoiceNumber, amount: 100, writtenOff: false },
    ]);
    const { payments: ofSecond } = await readPayments(second._id);
    expect(ofSecond).toEqual([payments[1]]);
    expect(ofSecond[0]).toMatchObject({
      kind: 'payment',
      method: 'bank-transfer',
      reference: 'Thanks for all',
      receivedAt: entry.day,
      bankEntryId: id,
      together: { amount: entry.amount, orderNumbers: [first.number, second.number] },
    });
    expect((await readOrder(first._id)).paid).toBe(first.total);
    expect(await readEntry(token, id)).toEqual(entry);
  });

  it('writes off what is short, up to the limit and with a reason', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: order.total - 500 });
    const shares = (writeOff: number) => [shareIn(order, order.total - 500, writeOff)];
    const refuse = (body: object) => sendStep(token, id, 'booking', body);
    await expectProblem(await refuse(bodyOf(shares(500))), 400, 'validation');
    const discount = { reason: 'Cash discount' };
    const tooMuch = await refuse(bodyOf(shares(501), discount));
    await expectProblem(tooMuch, 409, 'overpayment');
    const { payments } = await book(id, shares(500), discount);
    expect(payments).toMatchObject([
      { amount: order.total - 500, method: 'bank-transfer' },
      { amount: 500, method: 'write-off', reason: 'Cash discount', bankEntryId: id },
    ]);
    expect((await readOrder(order._id)).paid).toBe(order.total);
    const another = await invoiced();
    const short = await addEntry({ amount: another.total - 501 });
    const body = bodyOf([shareIn(another, another.total - 501, 501)], discount);
    await expectProblem(await sendStep(token, short, 'booking', body), 409, 'write-off-exceeded');
  });

  it('keeps what is too much as a credit only if it is said, and uses all of the row', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: order.total + 300 });
    const send = (amount: number, fields?: object) =>
      sendStep(token, id, 'booking', bodyOf([shareIn(order, amount)], fields));
    await expectProblem(await send(order.total), 409, 'overpayment');
    await expectProblem(await send(order.total + 300), 409, 'overpayment');
    await expectProblem(await send(order.total + 301, { overpayment: true }), 400, 'validation');
    const { payments } = await book(id, [shareIn(order, order.total)], { overpayment: true });
    expect(payments.map(({ amount }) => amount)).toEqual([order.total + 300]);
    expect((await readOrder(order._id)).paid).toBe(order.total + 300);
  });

  it('books on an order without an invoice by its number', async () => {
    const order = await placed();
    const id = await addEntry({ amount: order.total });
    const { entry } = await book(id, [shareIn(order, order.total)]);
    expect(entry.bookings).toMatchObject([{ invoiceNumber: order.number }]);
  });

  it('books 20 invoices at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => invoiced()));
    const amount = all.reduce((sum, { total }) => sum + total, 0);
    const id = await addEntry({ amount });
    const { payments } = await book(
      id,
      all.map((order) => shareIn(order, order.total)),
    );
    expect(payments).toHaveLength(20);
    const another = await addEntry({ amount: 21 });
    const shares = [...all, await invoiced()].map((order) => shareIn(order, 1));
    const response = await sendStep(token, another, 'booking', bodyOf(shares));
    await expectProblem(response, 400, 'validation');
  });

  it.each([
    ['money out', { amount: -500 }],
    ['returned', { returned: true }],
    ['in another currency', { currency: 'CHF' }],
  ])('refuses a row that is %s', async (_, fields) => {
    const order = await invoiced();
    const id = await addEntry({ amount: 500, ...fields });
    const response = await sendStep(token, id, 'booking', bodyOf([shareIn(order, 500)]));
    await expectProblem(response, 400, 'validation');
    expect((await readEntry(token, id)).status).toBe('open');
    expect((await readPayments(order._id)).payments).toEqual([]);
  });

  it('refuses a cancelled order, one paid meanwhile, several customers, and what is missing', async () => {
    const [cancelled, paid, mine, strange] = [
      await invoiced(),
      await invoiced(),
      await invoiced(),
      await invoiced(other),
    ];
    const id = await addEntry({ amount: 1_000 });
    const refuse = (shares: object[]) => sendStep(token, id, 'booking', bodyOf(shares));
    await sendTransition(token, cancelled._id, { to: 'cancelled', reason: 'Sold out' });
    await pay(token, paid._id, paid.total);
    for (const order of [cancelled, paid]) {
      await expectProblem(await refuse([shareIn(order, 1_000)]), 409, 'overpayment');
    }
    const both = [shareIn(mine, 500), shareIn(strange, 500)];
    await expectProblem(await refuse(both), 400, 'validation');
    const twice = [shareIn(mine, 500), shareIn(mine, 500)];
    await expectProblem(await refuse(twice), 400, 'validation');
    await expectProblem(await refuse([]), 400, 'validation');
    for (const invoiceNumber of ['2001-000001', 'TH-00000000']) {
      const unknown = await refuse([{ invoiceNumber, amount: 1_000 }]);
      await expectProblem(unknown, 404, 'invoice-not-found');
    }
    const nothing = await sendStep(token, randomUUID(), 'booking', bodyOf([shareIn(mine, 1)]));
    await expectProblem(nothing, 404, 'entry-not-found');
    const early = await addEntry({ amount: 500, day: '2020-01-01' });
    const before = await sendStep(token, early, 'booking', bodyOf([shareIn(mine, 500)]));
    await expectProblem(before, 400, 'validation');
    expect((await readOrder(mine._id)).paid).toBe(0);
  });

  it('books a row once, also by two people and by retries', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: 400 });
    const body = bodyOf([shareIn(order, 400)]);
    const key = randomUUID();
    const statuses = await statusesOf([
      sendStep(token, id, 'booking', body, key),
      sendStep(token, id, 'booking', body, randomUUID()),
      sendStep(token, id, 'booking', body),
    ]);
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 2]);
    const late = await sendStep(token, id, 'booking', body, randomUUID());
    const { bankEntry } = (await expectProblem(late, 409, 'entry-not-open')) as unknown as {
      bankEntry: { status: string };
    };
    expect(bankEntry.status).toBe('booked');
    expect((await readOrder(order._id)).paid).toBe(400);
    const fresh = await addEntry({ amount: 400 });
    const first = await sendStep(token, fresh, 'booking', body, key);
    expect([201, 409]).toContain(first.status);
  });

  it('refuses another version, and who may not book', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: 400 });
    const body = { ...bodyOf([shareIn(order, 400)]), version: 'older' };
    await expectProblem(await sendStep(token, id, 'booking', body), 412, 'precondition-failed');
    const ofCustomer = await sendStep(customer.token, id, 'booking', body);
    await expectProblem(ofCustomer, 403, 'forbidden');
  });
});

describe('POST /bank/entry/:id/undo', () => {
  it('takes back all payments and write-offs, so that the row can be booked again', async () => {
    const [first, second] = [await invoiced(), await invoiced()];
    const id = await addEntry({ amount: first.total + second.total - 200 });
    const shares = [shareIn(first, first.total), shareIn(second, second.total - 200, 200)];
    const { entry } = await book(id, shares, { reason: 'Rounding' });
    const body = { version: entry.version, reason: 'Another customer' };
    const key = randomUUID();
    const undo = () => sendStep(token, id, 'undo', body, key);
    const undone = await expectStatus<BookedEntry>(await undo(), 201);
    expect(await expectStatus(await undo(), 201)).toEqual(undone);
    expect(undone.entry).toMatchObject({ status: 'open', bookings: [], handledBy: null });
    expect(undone.payments.map(({ amount }) => amount)).toEqual([
      -first.total,
      200 - second.total,
      -200,
    ]);
    for (const { _id } of [first, second]) expect((await readOrder(_id)).paid).toBe(0);
    const again = { version: undone.entry.version };
    await book(id, [shareIn(first, first.total), shareIn(second, second.total - 200)], again);
    const late = await sendStep(token, id, 'undo', body);
    await expectProblem(late, 412, 'precondition-failed');
  });

  it('is refused once an order was refunded, and for a row that is open', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: order.total + 500 });
    const { entry, payments } = await book(id, [shareIn(order, order.total)], {
      overpayment: true,
    });
    const reversal = await sendReversal(token, order._id, payments[0]?._id ?? '');
    await expectProblem(reversal, 409, 'payment-of-bank-entry');
    await expectStatus(await sendRefund(token, order._id, 500), 201);
    const body = { version: entry.version, reason: 'Another customer' };
    await expectProblem(await sendStep(token, id, 'undo', body), 409, 'payment-not-reversible');
    expect((await readEntry(token, id)).status).toBe('booked');
    const open = await addEntry({ amount: 500 });
    const nothing = await sendStep(token, open, 'undo', { ...body, version: 'first' });
    await expectProblem(nothing, 409, 'entry-not-booked');
  });
});

describe('PUT /bank/entry/:id/status', () => {
  const change = (id: string, version: string, status: string) =>
    send('PUT', `/bank/entry/${id}/status`, { token, json: { version, status } });

  it('leaves a row alone and opens it again, once for all retries', async () => {
    const id = await addEntry({ amount: -500, certainty: 'outgoing', cause: 'money-out' });
    await expectStatus(await change(id, 'first', 'left'), 200);
    await expectStatus(await change(id, 'first', 'left'), 200);
    const left = await readEntry(token, id);
    expect(left).toMatchObject({ status: 'left', handledBy: expect.any(String) });
    await expectProblem(await change(id, 'first', 'open'), 412, 'precondition-failed');
    await expectStatus(await change(id, left.version, 'open'), 200);
    expect(await readEntry(token, id)).toMatchObject({ status: 'open', handledBy: null });
    expect(await auditOf({ kind: 'bank-entry', id })).toEqual([
      ['bank-entry-reopened', { status: 'left' }, { status: 'open' }],
      ['bank-entry-left', { status: 'open' }, { status: 'left' }],
    ]);
  });

  it('refuses booked rows and other statuses', async () => {
    const order = await invoiced();
    const id = await addEntry({ amount: 500 });
    const { entry } = await book(id, [shareIn(order, 500)]);
    for (const status of ['left', 'open']) {
      await expectProblem(await change(id, entry.version, status), 409, 'entry-not-open');
    }
    await expectProblem(await change(id, entry.version, 'booked'), 400, 'validation');
  });
});

describe('POST /bank/entries/sure', () => {
  const bookSure = async (importId: string) =>
    expectStatus(await send('POST', `/bank/entries/sure?import=${importId}`, { token }), 200);

  const sure = { certainty: 'sure', cause: 'reference-and-sum' } as const;

  const sureEntry = (order: Order, importId: string) =>
    addEntry({
      importId,
      amount: order.total,
      reference: creditorReferenceOf(order.invoiceNumber ?? '') ?? '',
      shares: [shareOf(order)],
      ...sure,
    });

  it('books what is sure by what is true now, and matches the rest again', async () => {
    const importId = randomUUID();
    const [good, paid] = [await invoiced(), await invoiced()];
    const ids = [await sureEntry(good, importId), await sureEntry(paid, importId)];
    const doubled = await sureEntry(good, importId);
    await pay(token, paid._id, paid.total);
    const counts = { booked: 1, changed: 2, more: false };
    expect(await bookSure(importId)).toMatchObject(counts);
    expect(await bookSure(importId)).toMatchObject({ booked: 0, changed: 0, more: false });
    const entries = await Promise.all([...ids, doubled].map((id) => readEntry(token, id)));
    const states = entries.map(({ status, cause }) => `${status} ${cause}`);
    expect(states.toSorted()).toEqual([
      'booked reference-and-sum',
      'open paid-before',
      'open paid-before',
    ]);
    expect((await readOrder(good._id)).paid).toBe(good.total);
    expect((await readOrder(paid._id)).paid).toBe(paid.total);
  });

  it('books 25 in a call, and says that there are more', async () => {
    const importId = randomUUID();
    const all = await Promise.all(Array.from({ length: 26 }, () => invoiced()));
    await Promise.all(all.map((order) => sureEntry(order, importId)));
    expect(await bookSure(importId)).toMatchObject({ booked: 25, changed: 0, more: true });
    expect(await bookSure(importId)).toMatchObject({ booked: 1, changed: 0, more: false });
  });
});

describe('POST /bank/match', () => {
  const match = async (importId: string) =>
    expectStatus(await send('POST', `/bank/match?import=${importId}`, { token }), 200);

  it('finds what rows pay now, together with rows of other files', async () => {
    const importId = randomUUID();
    const order = await invoiced();
    const reference = creditorReferenceOf(order.invoiceNumber ?? '') ?? '';
    const fields = { amount: order.total, text: `Pay ${reference.toLowerCase()}` };
    const id = await addEntry({ importId, ...fields });
    expect(await match(importId)).toMatchObject({ matched: 1, next: null });
    expect(await readEntry(token, id)).toMatchObject({
      certainty: 'sure',
      shares: [{ invoiceNumber: order.invoiceNumber, amount: order.total }],
    });
    const another = await addEntry(fields);
    const { importId: otherImport } = await readEntry(token, another);
    await match(otherImport);
    for (const one of [id, another]) {
      expect((await readEntry(token, one)).cause).toBe('several-entries');
    }
  });

  it('leaves a row to staff whose booking was taken back, and offers all that it names', async () => {
    const importId = randomUUID();
    const order = await invoiced();
    const reference = creditorReferenceOf(order.invoiceNumber ?? '') ?? '';
    const id = await addEntry({ importId, amount: order.total, reference });
    const { entry } = await book(id, [shareIn(order, order.total)]);
    const body = { version: entry.version, reason: 'Another customer' };
    await expectStatus(await sendStep(token, id, 'undo', body), 201);
    await match(importId);
    const undone = { certainty: 'proposal', cause: 'reference-and-sum' };
    expect(await readEntry(token, id)).toMatchObject(undone);
    const strange = await invoiced(other);
    const both = await addEntry({ text: `${order.invoiceNumber}, ${strange.invoiceNumber}` });
    const { candidates } = await readDetails(token, both);
    expect(candidates.map(({ orderId }) => orderId).toSorted()).toEqual(
      [order._id, strange._id].toSorted(),
    );
  });

  it('finds an order without an invoice by its number, and another currency', async () => {
    const importId = randomUUID();
    const order = await placed();
    const fields = { importId, amount: order.total, text: `order ${order.number}` };
    const ids = [await addEntry(fields), await addEntry({ ...fields, currency: 'CHF' })];
    await match(importId);
    const [found, foreign] = await Promise.all(ids.map((id) => readEntry(token, id)));
    expect(found).toMatchObject({ cause: 'number-and-sum', shares: [{ orderId: order._id }] });
    expect(foreign).toMatchObject({ cause: 'other-currency', shares: [] });
  });
});

describe('The account of a row', () => {
  const accountsOf = async ({ uid }: TestAccount): Promise<BankAccount[]> =>
    expectStatus(await send('GET', `/bank/accounts?payer=${uid}`, { token }), 200);

  it('teaches its customer, whose open invoices it then offers, until it is forgotten', async () => {
    const payerAccount = newAccount();
    const [first, second] = [await invoiced(), await invoiced()];
    const id = await addEntry({ amount: first.total, payerAccount });
    await book(id, [shareIn(first, first.total)]);
    const [learnt] = await accountsOf(customer);
    expect(learnt).toMatchObject({ account: payerAccount, payerId: customer.uid });
    const next = await addEntry({ amount: 100, payerAccount });
    const { candidates, writeOffLimit } = await readDetails(token, next);
    expect(writeOffLimit).toBe(500);
    expect(candidates).toContainEqual({ ...shareOf(second), amount: 0 });
    const { importId } = await readEntry(token, next);
    await expectStatus(await send('POST', `/bank/match?import=${importId}`, { token }), 200);
    expect((await readEntry(token, next)).certainty).toBe('proposal');
    const forget = () => send('DELETE', `/bank/account/${learnt?._id}`, { token });
    expect(await expectStatus(await forget(), 200)).toMatchObject({ deletedCount: 1 });
    expect(await expectStatus(await forget(), 200)).toMatchObject({ deletedCount: 0 });
    expect(await auditOf({ kind: 'user', id: customer.uid })).toContainEqual([
      'bank-account-forgotten',
      { account: payerAccount },
      {},
    ]);
    expect((await readDetails(token, next)).entry.payerAccount).toBe(payerAccount);
  });

  it('teaches nobody if two customers use it, or its booking was undone', async () => {
    const shared = newAccount();
    for (const buyer of [customer, other, customer]) {
      const order = await invoiced(buyer);
      await book(await addEntry({ amount: 100, payerAccount: shared }), [shareIn(order, 100)]);
    }
    const undone = newAccount();
    const order = await invoiced();
    const id = await addEntry({ amount: 100, payerAccount: undone });
    const { entry } = await book(id, [shareIn(order, 100)]);
    const body = { version: entry.version, reason: 'Another customer' };
    await expectStatus(await sendStep(token, id, 'undo', body), 201);
    const learnt = [...(await accountsOf(customer)), ...(await accountsOf(other))];
    const accounts = learnt.map(({ account }) => account);
    expect(accounts).not.toContain(shared);
    expect(accounts).not.toContain(undone);
    const { size } = await bankAccounts.where('account', '==', undone).get();
    expect(size).toBe(0);
  });
});

describe('POST /payments/credit', () => {
  it('pays invoices by due date with what other orders have to be refunded', async () => {
    const buyer = (await registerShoppers()).customer;
    const [paid, first, second] = [
      await invoiced(buyer),
      await invoiced(buyer),
      await invoiced(buyer),
    ];
    await pay(token, paid._id, paid.total + first.total + 300, { overpayment: true });
    const numbers = [first, second].map(({ invoiceNumber }) => invoiceNumber);
    const json = { payer: buyer.uid, invoices: numbers };
    const headers = { 'Idempotency-Key': randomUUID() };
    const use = (body: object = json, sent = headers) =>
      send('POST', '/payments/credit', { token, json: body, headers: sent });
    const used = await expectStatus<{ payments: { amount: number }[] }>(await use(), 201);
    expect(await expectStatus(await use(), 201)).toEqual(used);
    expect(used.payments).toMatchObject([
      { kind: 'refund', method: 'credit', amount: -first.total - 300 },
      { kind: 'payment', method: 'credit', amount: first.total },
      { kind: 'payment', method: 'credit', amount: 300 },
    ]);
    const orders = await Promise.all([paid, first, second].map(({ _id }) => readOrder(_id)));
    expect(orders.map((order) => order.paid)).toEqual([paid.total, first.total, 300]);
    const none = await send('POST', '/payments/credit', { token, json });
    await expectProblem(none, 409, 'refund-exceeded');
    const done = { token, json: { ...json, invoices: [first.invoiceNumber] } };
    await expectProblem(await send('POST', '/payments/credit', done), 409, 'nothing-due');
    const wrong = { token, json: { ...json, payer: other.uid } };
    await expectProblem(await send('POST', '/payments/credit', wrong), 400, 'validation');
    const { payments } = await readPayments(first._id);
    const reversal = await sendReversal(token, first._id, payments[0]?._id ?? '');
    await expectProblem(reversal, 409, 'payment-not-reversible');
  });
});
