import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  addDays,
  type ChangedOrder,
  dayMs,
  dayOf,
  type Order,
  type ReminderProblem,
  type ShopSettings,
  usualReminders,
} from '../../contract/index.ts';
import { checkEventMails } from '../../services/consistency/mails/checkEventMails.ts';
import { sendReminder } from '../../services/ordering/reminders/sendReminder.ts';
import { applyDeadline } from '../../services/ordering/status/applyDeadline.ts';
import { orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { mailOf, mailsAbout, recipientsAbout } from '../../testing/mails/mails.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeLateOrder, storeOrder } from '../../testing/orders/storedOrders.ts';

const [admin, colleague] = await Promise.all([registerAdmin(), registerAdmin()]);

const remind = (id: string, json: object = { level: 1 }, by = admin, key: string = randomUUID()) =>
  send('POST', `/order/${id}/reminders`, {
    token: by.token,
    json,
    headers: { 'Idempotency-Key': key },
  });

const promise = (id: string, day: string, by = admin) =>
  send('PUT', `/order/${id}/promise`, { token: by.token, json: { day } });

const refusal = async (response: Response): Promise<ReminderProblem> =>
  (await expectProblem(response, 409, 'reminder-refused')).refusedReminder as ReminderProblem;

const orderOf = async (id: string): Promise<Order> =>
  expectStatus<Order>(await send('GET', `/order/${id}`, { token: admin.token }), 200);

/** Three levels: after 1, 10 and 20 days. */
const levels = {
  first: usualReminders.first,
  second: { days: 10, text: '{customer}: {amount} for {invoice} has been due for {days}.' },
  third: { days: 20, text: 'The last one.' },
};

const shopWith = (fields: Partial<ShopSettings>) => async (): Promise<ShopSettings> => ({
  ...(validForms.settings as ShopSettings),
  timeZone,
  reminders: levels,
  ...fields,
});

const remindIn = (id: string, level: number, fields: Partial<ShopSettings> = {}) =>
  sendReminder(
    id,
    { input: { level, override: false }, key: undefined },
    callerOf(admin, true),
    shopWith(fields),
  );

describe('POST /order/:id/reminders', () => {
  it('reminds at the first level, by mail with the invoice, and says who did', async () => {
    const id = await storeLateOrder(5);
    const { order } = await expectStatus<ChangedOrder>(await remind(id), 201);
    expect(order.reminders).toEqual([{ level: 1, at: expect.any(String), uid: admin.uid }]);
    const [mail] = await mailsAbout(id);
    expect(mail).toMatchObject({
      kind: 'payment-overdue',
      attachedInvoice: order.invoiceNumber,
      message: { subject: `Payment reminder: invoice ${order.invoiceNumber}` },
    });
    expect(mail?.message.text).toContain('5 days ago');
    const token = admin.token;
    const log = await send('GET', `/audit?target=order/${id}`, { token });
    expect(await expectStatus<AuditEntry[]>(log, 200)).toMatchObject([
      { action: 'reminder-sent', after: { level: 1 } },
    ]);
    const { problems } = await checkEventMails();
    expect(problems.filter((problem) => problem.includes(id))).toEqual([]);
  });

  it('sends a level once, also for two people at the same time: the second one sees who did', async () => {
    const id = await storeLateOrder();
    const both = await Promise.all([remind(id), remind(id, { level: 1 }, colleague)]);
    const statuses = both.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409) as Response;
    const winner = both[0] === refused ? colleague : admin;
    expect(await refusal(refused)).toMatchObject({ problem: 'sent', level: 1, by: winner.email });
    expect(await recipientsAbout(id)).toHaveLength(1);
    const again = await refusal(await remind(id, { level: 1, override: true }));
    expect(again.problem).toBe('sent');
  });

  it('is sent once for a retry with its key', async () => {
    const [id, key] = [await storeLateOrder(), randomUUID()];
    const [one, again] = await Promise.all([1, 2].map(() => remind(id, { level: 1 }, admin, key)));
    expect(await expectStatus(one as Response, 201)).toEqual(
      await expectStatus(again as Response, 201),
    );
  });

  it('goes on to the next levels on their days, each with its text', async () => {
    const id = await storeLateOrder(30, { payerName: 'Harbor Joinery' });
    await remindIn(id, 1);
    await expect(remindIn(id, 2)).rejects.toMatchObject({
      details: { refusedReminder: { problem: 'too-early', day: dayIn(9) } },
    });
    await orders.doc(id).update({
      reminders: [{ level: 1, at: new Date(Date.now() - 9 * dayMs), uid: null, name: '' }],
    });
    await remindIn(id, 2);
    const mail = await mailOf('payment-overdue', `${id}-2`);
    expect(mail?.message.subject).toMatch(/^Second payment reminder: /);
    expect(mail?.message.text).toContain('has been due for 30 days.');
    await expect(
      remindIn(id, 3, { reminders: { ...levels, third: { days: 20, text: '' } } }),
    ).rejects.toMatchObject({ details: { refusedReminder: { problem: 'no-level' } } });
  });

  it('is refused for what is not late, was paid, or has no address', async () => {
    const early = await storeLateOrder(-5);
    expect(await refusal(await remind(early))).toEqual({ problem: 'not-overdue' });
    const cancelled = await storeOrder({ status: 'cancelled', dueAt: new Date(0) });
    expect(await refusal(await remind(cancelled))).toEqual({ problem: 'not-overdue' });
    const silent = await storeLateOrder(5, { userEmail: '' });
    expect(await refusal(await remind(silent))).toEqual({ problem: 'no-email' });
    expect(await refusal(await remind(await storeLateOrder(), { level: 2 }))).toEqual({
      problem: 'no-level',
    });
  });

  it('refuses bad input, customers, and orders that do not exist', async () => {
    const id = await storeLateOrder();
    for (const level of [0, 4, 1.5, 'x', null]) {
      await expectProblem(await remind(id, { level }), 400, 'validation');
    }
    const customer = await registerCustomer();
    await expectProblem(await remind(id, { level: 1 }, customer), 403, 'forbidden');
    await expectProblem(await remind('no-such-order'), 404, 'order-not-found');
  });
});

describe('PUT /order/:id/promise', () => {
  it('keeps off reminders until its day has passed, unless someone overrides it', async () => {
    const id = await storeLateOrder();
    const { order } = await expectStatus<ChangedOrder>(await promise(id, dayIn(3)), 200);
    expect(order.promise).toMatchObject({ day: dayIn(3), uid: admin.uid });
    expect(await refusal(await remind(id))).toEqual({ problem: 'promised', day: dayIn(3) });
    await applyDeadline(id, new Date(Date.now() + 2 * dayMs));
    expect(await recipientsAbout(id)).toEqual([]);
    await expectStatus(await remind(id, { level: 1, override: true }), 201);
    expect((await orderOf(id)).reminders).toHaveLength(1);
  });

  it('lets the shop remind after its day', async () => {
    const id = await storeLateOrder();
    await expectStatus(await promise(id, dayIn(0)), 200);
    await applyDeadline(id, new Date());
    expect(await recipientsAbout(id)).toEqual([]);
    const { checkAt } = (await readDocument(orders.doc(id))) ?? {};
    expect(checkAt && dayOf(checkAt, timeZone)).toBe(dayIn(1));
    await applyDeadline(id, checkAt ?? new Date());
    expect(await recipientsAbout(id)).toHaveLength(1);
  });

  it('can be taken back, and refuses bad days and settled orders', async () => {
    const id = await storeLateOrder();
    await expectStatus(await promise(id, dayIn(3)), 200);
    const { order } = await expectStatus<ChangedOrder>(await promise(id, ''), 200);
    expect(order.promise).toBeNull();
    for (const day of [dayIn(-1), dayIn(366), 'soon', '2026-02-30']) {
      await expectProblem(await promise(id, day), 400, 'validation');
    }
    const settled = await storeOrder({ status: 'cancelled' });
    await expectProblem(await promise(settled, dayIn(3)), 409, 'nothing-due');
    await expectProblem(await promise(id, dayIn(3), await registerCustomer()), 403, 'forbidden');
  });
});

describe('Reminders of the shop itself', () => {
  it('leave out a customer without an address, whom the shop looks at again', async () => {
    const id = await storeLateOrder(-1, { userEmail: '' });
    expect(await applyDeadline(id, new Date(Date.now() + 6 * dayMs))).toBe('overdue');
    const stored = await readDocument(orders.doc(id));
    expect(stored?.reminders).toBeUndefined();
    expect(stored?.checkAt && dayOf(stored.checkAt, timeZone)).toBe(dayIn(7));
  });

  it('do not repeat what staff have sent', async () => {
    const id = await storeLateOrder();
    await expectStatus(await remind(id), 201);
    await applyDeadline(id, new Date(Date.now() + 2 * dayMs));
    expect(await recipientsAbout(id)).toHaveLength(1);
  });

  it('are in the settings: texts with checked placeholders, days that rise', async () => {
    const put = (reminders: object) =>
      send('PUT', '/settings', {
        token: admin.token,
        json: { ...validForms.settings, version: 'other', reminders },
      });
    const first = { days: 1, text: 'Please pay {sum}.' };
    const rest = { second: { days: 5, text: '' }, third: { days: 9, text: '' } };
    const { errors } = await expectProblem(await put({ first, ...rest }), 400, 'validation');
    expect(errors).toEqual({
      'reminders.first.text': expect.stringContaining('Only these can stand in braces'),
    });
    const falling = { first: { days: 7, text: 'One' }, second: { days: 7, text: 'Two' } };
    const order = await expectProblem(await put({ ...rest, ...falling }), 400, 'validation');
    expect(Object.keys(order.errors as object)).toEqual(['reminders.second.days']);
  });
});

describe('POST /customer/:payerId/statement', () => {
  const mailStatement = (payerId: string, json: object, by = admin) =>
    send('POST', `/customer/${payerId}/statement`, {
      token: by.token,
      json,
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const period = { from: addDays(dayIn(0), -30), to: dayIn(0) };

  it('mails the statement as it is now, and the audit log says so', async () => {
    const { uid, token, email } = await registerVerified();
    const json = { currentUser: { email } };
    await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
    const sent = await expectStatus<{ to: string }>(await mailStatement(uid, period), 201);
    expect(sent.to).toBe(email);
    const [mail] = await mailsAbout(uid);
    expect(mail).toMatchObject({
      kind: 'account-statement',
      to: [email],
      attachedStatement: { statement: { from: period.from, to: period.to } },
    });
  });

  it('refuses wrong periods, customers without an address, and customers themselves', async () => {
    const { uid } = await registerVerified();
    await expectProblem(await mailStatement(uid, period), 404, 'user-not-found');
    const backwards = { from: period.to, to: period.from };
    await expectProblem(await mailStatement(uid, backwards), 400, 'validation');
    const customer = await registerCustomer();
    await expectProblem(await mailStatement(uid, period, customer), 403, 'forbidden');
    const json = { ...validForms.newCustomer, kind: 'person', email: '' };
    const added = await send('POST', '/customer', { token: admin.token, json });
    const { payerId } = await expectStatus<{ payerId: string }>(added, 201);
    const { errors } = await expectProblem(await mailStatement(payerId, period), 400, 'validation');
    expect(errors).toEqual({ email: 'The customer has no e-mail address' });
  });
});
