import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AuditEntry,
  HandledItem,
  HandledKind,
  Handling,
  StaffPerson,
  Tasks,
} from '../../contract/index.ts';
import { assign, follow, getHandling, seeNews } from '../../services/assignments/assignments.ts';
import { checkHandling } from '../../services/consistency/checkHandling.ts';
import { mail, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  callerOf,
  registerAdmin,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { quoteBody } from '../../testing/orders/quotes.ts';
import { storeReturn } from '../../testing/orders/returns.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';

let admin: TestAccount;
let colleague: TestAccount;
let customer: TestAccount;

beforeAll(async () => {
  [admin, colleague, customer] = await Promise.all([
    registerAdmin(),
    registerAdmin(),
    registerVerified(),
  ]);
});

const get = async <Body>(path: string, { token }: TestAccount): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token }), 200);

const newQuote = async (): Promise<string> => {
  const json = quoteBody([await createTool()]);
  const response = await send('POST', '/quote', { token: customer.token, json });
  return (await expectStatus<{ quote: { _id: string } }>(response, 201)).quote._id;
};

const newInquiry = async (): Promise<string> => {
  const email = `${randomUUID()}@example.test`;
  await expectStatus(await send('POST', '/inquiry', { json: { email } }), 202);
  const [inquiry] = await get<{ _id: string }[]>(`/inquiries?q=${email}`, admin);
  return inquiry?._id ?? expect.fail('no inquiry');
};

const kinds: [HandledKind, list: string, create: () => Promise<string>][] = [
  ['order', '/orders', () => storeOrder()],
  ['quote', '/quotes', newQuote],
  ['return', '/returns', () => storeReturn()],
  ['inquiry', '/inquiries', newInquiry],
];

const put = (path: string, { token }: TestAccount, json: object) =>
  send('PUT', `/assignment/${path}`, { token, json });

const assignTo = async (kind: HandledKind, id: string, to: string | null, by = admin) =>
  (
    await expectStatus<{ handling: Handling }>(
      await put(`${kind}/${id}`, by, { assignee: to }),
      200,
    )
  ).handling;

const followIt = async (kind: HandledKind, id: string, following: boolean, by = colleague) =>
  expectStatus(await put(`${kind}/${id}/following`, by, { following }), 200);

interface Row extends HandledItem {
  _id: string;
}

const found = async (path: string, id: string, reader: TestAccount) =>
  (await get<Row[]>(path, reader)).find(({ _id }) => _id === id)?.handling;

const mailsTo = async ({ email }: TestAccount): Promise<string[]> => {
  const { docs } = await mail.where('to', 'array-contains', email).get();
  return docs.map((one) => one.data().message.subject);
};

describe.each(kinds)('The %s', (kind, list, create) => {
  it('is assigned to a colleague, who gets a mail and finds it under Mine', async () => {
    const id = await create();
    const [assigner, assignee] = await Promise.all([registerAdmin(), registerAdmin()]);
    const handling = await assignTo(kind, id, assignee.uid, assigner);
    expect(handling.assignee).toMatchObject({ uid: assignee.uid, email: assignee.email });
    await assignTo(kind, id, assignee.uid, assigner);
    expect(await mailsTo(assignee)).toEqual([expect.stringMatching(`^Assigned to you: ${kind} `)]);
    expect((await found(`${list}?status=mine`, id, assignee))?.assignee?.uid).toBe(assignee.uid);
    expect(await found(`${list}?status=mine`, id, assigner)).toBeUndefined();
    await assignTo(kind, id, assigner.uid, assigner);
    expect(await mailsTo(assigner)).toEqual([]);
    await assignTo(kind, id, null, assigner);
    expect(await found(`${list}?status=mine`, id, assigner)).toBeUndefined();
    const { handling: now } = { handling: await get<Handling>(`/assignment/${kind}/${id}`, admin) };
    expect(now).toEqual({ assignee: null, isFollowed: false, hasNews: false });
  });

  it('is followed: it is listed and counted for the follower alone', async () => {
    const id = await create();
    const follower = await registerAdmin();
    await followIt(kind, id, true, follower);
    expect(await found(`${list}?status=followed`, id, follower)).toMatchObject({
      isFollowed: true,
      hasNews: false,
    });
    expect(await found(`${list}?status=followed`, id, admin)).toBeUndefined();
    const counted = await get<{ count: number }>(
      `/counts?of=${list.slice(1)}&status=followed`,
      follower,
    );
    expect(counted.count).toBe(1);
    await followIt(kind, id, false, follower);
    expect(await found(`${list}?status=followed`, id, follower)).toBeUndefined();
  });

  it('is refused to customers, to whom nothing of it is sent', async () => {
    const id = await create();
    await assignTo(kind, id, colleague.uid);
    const path = `${kind}/${id}`;
    const { token } = customer;
    const refusals = [
      await put(path, customer, { assignee: customer.uid }),
      await put(`${path}/following`, customer, { following: true }),
      await send('GET', `/assignment/${path}`, { token }),
      await send('DELETE', `/assignment/${path}/news`, { token }),
    ];
    for (const refusal of refusals) await expectProblem(refusal, 403, 'forbidden');
    const data = await get(`/user/${customer.email}/data.json`, customer);
    expect(JSON.stringify(data)).not.toContain(colleague.email);
  });

  it('is assigned to people of the staff alone', async () => {
    const id = await create();
    for (const assignee of [customer.uid, 'nobody', '']) {
      const refused = await put(`${kind}/${id}`, admin, { assignee });
      const { errors } = await expectProblem(refused, 400, 'validation');
      expect(errors).toHaveProperty('assignee');
    }
    const missing = await put(`${kind}/missing`, admin, { assignee: admin.uid });
    await expectProblem(missing, 404, `${kind}-not-found`);
  });

  it('is free again when its assignee is withdrawn, and followed by nobody when deleted', async () => {
    const id = await create();
    const [leaver, deleted] = await Promise.all([registerAdmin(), registerAdmin()]);
    await assignTo(kind, id, leaver.uid);
    await followIt(kind, id, true, leaver);
    await followIt(kind, id, true, deleted);
    const { token } = admin;
    await expectStatus(await send('DELETE', `/user/admin/${leaver.email}`, { token }), 200);
    await expectStatus(await send('DELETE', `/user/${deleted.email}`, { token }), 200);
    expect((await get<Handling>(`/assignment/${kind}/${id}`, admin)).assignee).toBeNull();
    const problems = await checkHandling();
    expect(problems.filter((problem) => problem.includes(id))).toEqual([]);
  });
});

describe('The news of what is followed', () => {
  it('are those of changes by others, until they were seen', async () => {
    const id = await storeOrder({ status: 'placed' });
    const follower = await registerAdmin();
    await followIt('order', id, true, follower);
    const move = async (by: TestAccount, json: object) =>
      expectStatus(await send('POST', `/order/${id}/transitions`, { token: by.token, json }), 200);
    await move(admin, { to: 'cancelled', reason: 'Sold out' });
    const news = async () => (await get<Tasks>('/tasks', follower)).counts.newsOfOrders;
    expect(await news()).toBe(1);
    expect(await found('/orders?status=followed', id, follower)).toMatchObject({ hasNews: true });
    const { token } = follower;
    await expectStatus(await send('DELETE', `/assignment/order/${id}/news`, { token }), 200);
    expect(await news()).toBe(0);
    expect(await found('/orders?status=followed', id, follower)).toMatchObject({ hasNews: false });
  });

  it('are not those of the follower', async () => {
    const id = await newInquiry();
    await followIt('inquiry', id, true, colleague);
    const { token } = colleague;
    const json = { status: 'closed' };
    await expectStatus(await send('PUT', `/inquiry/${id}/status`, { token, json }), 200);
    expect((await get<Handling>(`/assignment/inquiry/${id}`, colleague)).hasNews).toBe(false);
  });

  it('come with each kind of change', async () => {
    const quote = await newQuote();
    const inquiry = await newInquiry();
    await followIt('quote', quote, true);
    await followIt('inquiry', inquiry, true);
    const { token } = customer;
    const sent = { text: 'When?' };
    await expectStatus(await send('POST', `/quote/${quote}/messages`, { token, json: sent }), 201);
    const reply = { token: admin.token, json: { text: 'Yes' } };
    await expectStatus(await send('POST', `/inquiry/${inquiry}/replies`, reply), 201);
    for (const path of [`quote/${quote}`, `inquiry/${inquiry}`]) {
      expect((await get<Handling>(`/assignment/${path}`, colleague)).hasNews, path).toBe(true);
    }
  });
});

describe('An assignment', () => {
  it('is in the audit log, once', async () => {
    const id = await storeOrder();
    await assignTo('order', id, colleague.uid);
    await assignTo('order', id, colleague.uid);
    const log = await get<AuditEntry[]>(`/audit?target=order/${id}&action=assigned`, admin);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      before: { assignee: null },
      after: { assignee: colleague.email },
      byEmail: admin.email,
    });
  });

  it('is open work in To do, and leaves it with the order', async () => {
    const id = await storeOrder({ status: 'placed' });
    const assignee = await registerAdmin();
    await assignTo('order', id, assignee.uid);
    const mine = async () => (await get<Tasks>('/tasks', assignee)).counts.myOrders;
    expect(await mine()).toBe(1);
    const json = { to: 'cancelled', reason: 'Sold out' };
    await expectStatus(
      await send('POST', `/order/${id}/transitions`, { token: admin.token, json }),
      200,
    );
    expect(await mine()).toBe(0);
  });

  it('is found by words and payer, and not sorted otherwise', async () => {
    const assignee = await registerAdmin();
    const userName = `Zora ${randomUUID().slice(0, 8)}`;
    const [named, other] = [await storeOrder({ userName }), await storeOrder()];
    await assignTo('order', named, assignee.uid);
    await assignTo('order', other, assignee.uid);
    const path = `/orders?status=mine&q=${encodeURIComponent(userName)}`;
    expect((await get<Row[]>(path, assignee)).map(({ _id }) => _id)).toEqual([named]);
    const { payerId } = (await readDocument(orders.doc(named))) ?? expect.fail();
    const ofPayer = await get<Row[]>(`/orders?status=mine&payer=${payerId}`, assignee);
    expect(ofPayer.map(({ _id }) => _id)).toContain(named);
    const sorted = await send('GET', '/orders?status=mine&sort=total', { token: assignee.token });
    await expectProblem(sorted, 400, 'validation');
  });

  it('lists the people who have the right now', async () => {
    const gone = await registerAdmin();
    const json = { currentUser: { email: gone.email } };
    const { token } = admin;
    await expectStatus(await send('PUT', `/user/${gone.email}`, { token: gone.token, json }), 200);
    const staff = () => get<StaffPerson[]>('/staff', admin);
    expect((await staff()).map(({ uid }) => uid)).toContain(gone.uid);
    await expectStatus(await send('DELETE', `/user/admin/${gone.email}`, { token }), 200);
    expect((await staff()).map(({ uid }) => uid)).not.toContain(gone.uid);
    const refused = await send('GET', '/staff', { token: customer.token });
    await expectProblem(refused, 403, 'forbidden');
  });
});

keepCaches();

it('who handles a document costs the document, an assignment the log and a mail as well', async () => {
  const target = { kind: 'order', id: await storeOrder() } as const;
  const caller = callerOf(admin, true);
  const assigning = (assignee: string | null) => () => assign(target, { assignee }, caller);
  expect(await usageOf(assigning(colleague.uid))).toEqual({ reads: 1, writes: 3 });
  expect(await usageOf(assigning(colleague.uid))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(assigning(admin.uid))).toEqual({ reads: 1, writes: 2 });
  expect(await usageOf(() => follow(target, { following: true }, caller))).toEqual({
    reads: 1,
    writes: 1,
  });
  expect(await usageOf(() => seeNews(target, caller))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => getHandling(target, caller))).toEqual({ reads: 1, writes: 0 });
});
