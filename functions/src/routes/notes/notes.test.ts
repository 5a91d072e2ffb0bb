import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AddedStaffNote, AuditEntry, StaffNote } from '../../contract/index.ts';
import { liveOrders, staffNotes } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerVerified, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForLiveOrder } from '../../testing/background/live.ts';
import { activeCompany } from '../../testing/companies/companies.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const text = 'Pays late: call before shipping';

let admin: TestAccount;
let colleague: TestAccount;
let customer: TestAccount;
let orderId: string;

const signIn = async ({ email, token }: TestAccount) => {
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
};

beforeAll(async () => {
  [admin, colleague, customer] = await Promise.all([
    registerAdmin(),
    registerAdmin(),
    registerVerified(),
  ]);
  await signIn(customer);
  orderId = (await placeOrderOf(customer.token, await createTool())).insertedId;
});

const get = async <Body>(path: string, { token }: TestAccount): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token }), 200);

const write = (path: string, { token }: TestAccount, key: string = randomUUID()) =>
  send('POST', path, { token, json: { text }, headers: { 'Idempotency-Key': key } });

const add = async (path: string, author = admin): Promise<AddedStaffNote> =>
  expectStatus<AddedStaffNote>(await write(path, author), 201);

describe('The notes of staff', () => {
  it.each([
    ['an order', () => `/order/${orderId}/notes`],
    ['a person', () => `/customer/${customer.uid}/notes`],
    ['a company', (company: string) => `/company/${company}/notes`],
    ['a company as a customer', (company: string) => `/customer/${company}/notes`],
  ])('are kept about %s, newest first, and each once', async (_, pathOf) => {
    const path = pathOf((await activeCompany(await registerVerified(), admin))._id);
    const key = randomUUID();
    const first = await expectStatus<AddedStaffNote>(await write(path, admin, key), 201);
    expect(await expectStatus(await write(path, admin, key), 201)).toEqual(first);
    const second = await add(path, colleague);
    expect(await get<StaffNote[]>(path, admin)).toEqual([second.note, first.note]);
    expect(first.note).toMatchObject({ text, by: admin.uid, byEmail: admin.email });
  });

  it('on a company are those on it as a customer', async () => {
    const { _id } = await activeCompany(await registerVerified(), admin);
    const { note } = await add(`/company/${_id}/notes`);
    expect(await get(`/customer/${_id}/notes`, admin)).toEqual([note]);
  });

  it('are in no answer to the customer, export or published document', async () => {
    const owner = await registerVerified();
    const { _id } = await activeCompany(owner, admin);
    await add(`/order/${orderId}/notes`);
    await add(`/customer/${customer.uid}/notes`);
    await add(`/company/${_id}/notes`);
    const answers: [path: string, reader: TestAccount][] = [
      [`/order/${orderId}`, customer],
      [`/orders/${customer.email}`, customer],
      [`/user/${customer.email}`, customer],
      [`/user/${customer.email}/data.json`, customer],
      [`/company/${_id}`, owner],
      [`/company/${_id}/log`, owner],
      [`/user/${owner.email}/data.json`, owner],
    ];
    for (const [path, reader] of answers) {
      expect(JSON.stringify(await get(path, reader)), path).not.toMatch(/Pays late|note-added/);
    }
    await waitForLiveOrder(orderId);
    const published = await readDocument(liveOrders.doc(orderId));
    expect(JSON.stringify(published)).not.toContain(text);
  });

  it('are refused to customers, also for what is theirs', async () => {
    const paths = [`/order/${orderId}/notes`, `/customer/${customer.uid}/notes`];
    for (const path of paths) {
      await expectProblem(await send('GET', path, { token: customer.token }), 403, 'forbidden');
      await expectProblem(await write(path, customer), 403, 'forbidden');
    }
    const { insertedId } = await add(`/order/${orderId}/notes`);
    const deletion = await send('DELETE', `/note/${insertedId}`, { token: customer.token });
    await expectProblem(deletion, 403, 'forbidden');
  });

  it.each([
    ['order/no-order', 'order-not-found'],
    ['company/company-00000000000000000000', 'company-not-found'],
    ['customer/company-00000000000000000000', 'company-not-found'],
    ['customer/nobody', 'user-not-found'],
  ] as const)('are refused on %s', async (subject, code) => {
    await expectProblem(await write(`/${subject}/notes`, admin), 404, code);
    await expectProblem(await send('GET', `/${subject}/notes`, { token: admin.token }), 404, code);
  });

  it('are deleted by their authors alone, and the log says so without their text', async () => {
    const { insertedId } = await add(`/order/${orderId}/notes`);
    const deletion = ({ token }: TestAccount) => send('DELETE', `/note/${insertedId}`, { token });
    await expectProblem(await deletion(colleague), 403, 'forbidden');
    const deleted = await expectStatus(await deletion(admin), 200);
    expect(deleted).toEqual({ acknowledged: true, deletedCount: 1 });
    expect(await expectStatus(await deletion(admin), 200)).toMatchObject({ deletedCount: 0 });
    expect(await readDocument(staffNotes.doc(insertedId))).toBeUndefined();
    const log = await get<AuditEntry[]>(`/audit?target=order/${orderId}`, admin);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['note-added', 'note-deleted']),
    );
    expect(JSON.stringify(log)).not.toContain(text);
  });

  it('on an account are deleted with it; those on its orders stay', async () => {
    const leaver = await registerVerified();
    await signIn(leaver);
    const { insertedId: order } = await placeOrderOf(leaver.token, await createTool());
    const onAccount = await add(`/customer/${leaver.uid}/notes`);
    const onOrder = await add(`/order/${order}/notes`);
    const { token } = leaver;
    await expectStatus(await send('DELETE', `/user/${leaver.email}`, { token }), 200);
    expect(await readDocument(staffNotes.doc(onAccount.insertedId))).toBeUndefined();
    expect(await readDocument(staffNotes.doc(onOrder.insertedId))).toBeDefined();
    const again = await write(`/customer/${leaver.uid}/notes`, admin);
    await expectProblem(again, 404, 'user-not-found');
  });
});
