import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type {
  ChangedWebhook,
  CompanyLogEntry,
  Delivery,
  EventPage,
  QueuedDelivery,
  ReplayedPeriod,
  Webhook,
} from '../../contract/index.ts';
import { companies, customers } from '../../store/collections/collections.ts';
import { deliveries, events, webhooks } from '../../store/collections/eventCollections.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { groupAudience } from '../../store/events/audiences.ts';
import { registerAdmin, registerVerified, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { registerStaff } from '../../testing/api/staff.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { addWebhook, openReceiver } from '../../testing/webhooks/webhooks.ts';

useCompanies();

const newOwner = async () => {
  const [company, owner] = [await createCompany(), await registerVerified()];
  await addMember(company, owner, 'owner');
  return { company, owner };
};

const call = async <Body>(account: TestAccount, method: string, path: string, status = 200) =>
  expectStatus<Body>(await send(method, path, { token: account.token }), status);

const storedAudiences = new Set<string>();

/** Of the events, those that the tests here stored: others change prices of all companies meanwhile. */
const storedHere = (ids: unknown[]) => ids.filter((id) => storedAudiences.has(String(id)));

/** Stores an event for a company or its group, as a change would. */
const storeEvent = async (
  audience: string,
  type: 'company.changed' | 'price-list.changed' = 'company.changed',
): Promise<void> => {
  const id = randomUUID();
  storedAudiences.add(audience);
  // The stream begins three seconds ago.
  const at = new Date(Date.now() - 5_000);
  const expireAt = new Date(Date.now() + 86_400_000);
  await events.doc(id).set({ type, data: { id: audience }, audience, at, expireAt });
  onTestFinished(async () => void (await events.doc(id).delete()));
};

/** As if it was added before the events of the test. */
const backdate = (id: string) =>
  webhooks.doc(id).update({ activeSince: new Date(Date.now() - 60_000) });

const stateOf = async (id: string) => (await deliveries.doc(id).get()).data()?.delivery.state;

describe('The endpoints of a company', () => {
  it('are apart from those of the shop and of other companies', async () => {
    const [own, other, admin] = [await newOwner(), await newOwner(), await registerAdmin()];
    const url = 'https://erp.example.com/in';
    const { webhook } = await addWebhook(own.owner.token, { url }, own.company);
    expect(webhook.owner).toBe(own.company);
    const list = ({ company, owner }: typeof own) =>
      call<Webhook[]>(owner, 'GET', `/company/${company}/webhooks`);
    expect(await list(own)).toEqual([webhook]);
    expect(await list(other)).toEqual([]);
    const shop = await call<Webhook[]>(admin, 'GET', '/webhooks');
    expect(shop.map(({ _id }) => _id)).not.toContain(webhook._id);
    for (const [account, base] of [
      [admin, ''],
      [other.owner, `/company/${other.company}`],
    ] as const) {
      const path = `${base}/webhook/${webhook._id}`;
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/secret'],
        ['POST', '/test'],
        ['GET', '/deliveries'],
        ['POST', '/replay'],
      ] as const) {
        const found = await send(method, `${path}${end}`, { token: account.token });
        await expectProblem(found, 404, 'webhook-not-found');
      }
      expect(await call(account, 'DELETE', path)).toMatchObject({ deletedCount: 0 });
    }
    expect(await list(own)).toEqual([webhook]);
  });

  it('are at most five', async () => {
    const { company, owner } = await newOwner();
    const url = 'https://erp.example.com/in';
    for (let count = 0; count < 5; count += 1) await addWebhook(owner.token, { url }, company);
    const json = { name: 'ERP', events: [], url };
    const refused = await send('POST', `/company/${company}/webhook`, { token: owner.token, json });
    await expectProblem(refused, 400, 'validation');
  });

  it('receive only the events about the company, which its log names', async () => {
    const [own, other] = [await newOwner(), await newOwner()];
    const { url, received } = await openReceiver();
    const base = `/company/${own.company}`;
    const fields = { url, events: ['company.changed'] };
    const { insertedId } = await addWebhook(own.owner.token, fields, own.company);
    await backdate(insertedId);
    for (const company of [other.company, own.company]) await storeEvent(company);
    const ids = () => storedHere(received.map(({ body }) => JSON.parse(body).data.id));
    await expect.poll(ids).toEqual([own.company]);
    const { events: stream } = await call<EventPage>(own.owner, 'GET', `${base}/events`);
    expect(storedHere(stream.map(({ data }) => data.id))).toEqual([own.company]);
    const path = `${base}/webhook/${insertedId}/replay`;
    const replayed = await call<ReplayedPeriod>(own.owner, 'POST', path);
    expect(replayed).toMatchObject({ replayed: 0, next: null });
    const log = await call<CompanyLogEntry[]>(own.owner, 'GET', `${base}/log`);
    expect(log.map(({ action, after }) => [action, after.endpoint])).toEqual([
      ['webhook-created', 'ERP'],
    ]);
  });

  it('receive changes of the price lists for the groups of the company', async () => {
    const [own, other] = [await newOwner(), await newOwner()];
    const group = randomUUID();
    const customer = customers.doc(own.company);
    await customer.set({ groups: [group] });
    onTestFinished(async () => void (await customer.delete()));
    const received = await Promise.all(
      [own, other].map(async ({ company, owner }) => {
        const receiver = await openReceiver();
        const fields = { url: receiver.url, events: ['price-list.changed'] };
        await backdate((await addWebhook(owner.token, fields, company)).insertedId);
        return () => storedHere(receiver.received.map(({ body }) => JSON.parse(body).data.id));
      }),
    );
    await storeEvent(groupAudience(randomUUID()), 'price-list.changed');
    await storeEvent(groupAudience(group), 'price-list.changed');
    await expect.poll(() => received[0]?.()).toEqual([groupAudience(group)]);
    const path = `/company/${own.company}/events`;
    const { events: stream } = await call<EventPage>(own.owner, 'GET', path);
    expect(storedHere(stream.map(({ data }) => data.id))).toEqual([groupAudience(group)]);
    expect(received[1]?.()).toEqual([]);
  });

  it('cannot receive the events of the shop alone', async () => {
    const { company, owner } = await newOwner();
    const { webhook } = await addWebhook(
      owner.token,
      { url: 'https://erp.example.com/in' },
      company,
    );
    const json = { name: 'ERP', url: webhook.url, events: ['stock.changed'] };
    const path = `/company/${company}/webhook`;
    const refused = await send('POST', path, { token: owner.token, json });
    const problem = await expectProblem(refused, 400, 'validation');
    expect(problem.errors).toEqual({ 'events.0': 'Choose events of the list' });
    const edit = { ...json, status: 'on', version: webhook.version };
    const changed = await send('PUT', `${path}/${webhook._id}`, { token: owner.token, json: edit });
    await expectProblem(changed, 400, 'validation');
  });

  it('are seen and switched off by staff with the permission, as its log says', async () => {
    const { company, owner } = await newOwner();
    const { webhook } = await addWebhook(
      owner.token,
      { url: 'https://erp.example.com/in' },
      company,
    );
    const [seller, reader] = [
      await registerStaff(['read_companies']),
      await registerStaff(['read_webhooks']),
    ];
    const list = `/company/${company}/webhooks`;
    await expectProblem(await send('GET', list, { token: seller.token }), 403, 'forbidden');
    expect(await call<Webhook[]>(reader, 'GET', list)).toEqual([webhook]);
    const path = `/webhook/${webhook._id}/off`;
    const refused = await send('PUT', path, { token: reader.token });
    await expectProblem(refused, 403, 'forbidden');
    const admin = await registerAdmin();
    const off = await call<ChangedWebhook>(admin, 'PUT', path);
    expect(off.webhook).toMatchObject({ status: 'off', offReason: 'staff', owner: company });
    expect(await call<ChangedWebhook>(admin, 'PUT', path)).toEqual(off);
    const log = await call<CompanyLogEntry[]>(owner, 'GET', `/company/${company}/log`);
    expect(log.map(({ action, after }) => [action, after.status])).toEqual([
      ['webhook-changed', 'off'],
      ['webhook-created', 'on'],
    ]);
    const none = await send('PUT', `/webhook/${randomUUID()}/off`, { token: admin.token });
    await expectProblem(none, 404, 'webhook-not-found');
    await Promise.all(
      [seller, reader].flatMap(({ uid, roleId }) => [
        staff.doc(uid).delete(),
        roles.doc(roleId).delete(),
      ]),
    );
  });

  it('get nothing while the company is suspended', async () => {
    const { company, owner } = await newOwner();
    const { url, received } = await openReceiver();
    const { insertedId } = await addWebhook(owner.token, { url }, company);
    await companies.doc(company).update({ status: 'suspended' });
    const path = `/company/${company}/webhook/${insertedId}`;
    const { delivery } = await call<QueuedDelivery>(owner, 'POST', `${path}/test`, 201);
    await expect.poll(() => stateOf(delivery._id)).toBe('ERROR');
    expect(received).toEqual([]);
    await companies.doc(company).update({ status: 'active' });
    await call(owner, 'POST', `${path}/deliveries/${delivery._id}/replay`);
    await expect.poll(() => stateOf(delivery._id)).toBe('SUCCESS');
    const shown = await call<Delivery[]>(owner, 'GET', `${path}/deliveries?status=sent`);
    expect(shown).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  it('cannot be changed once the company is closed', async () => {
    const { company, owner } = await newOwner();
    const url = 'https://erp.example.com/in';
    const { insertedId } = await addWebhook(owner.token, { url }, company);
    await companies.doc(company).update({ status: 'closed' });
    const path = `/company/${company}/webhook/${insertedId}/test`;
    const refused = await send('POST', path, { token: owner.token });
    await expectProblem(refused, 409, 'company-inactive');
  });
});
