/** Calls with API keys: what refuses a key, and what a call with one leaves. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newKeyText } from '../../apiKeys/keyText.ts';
import type { KeyProblem, Order, PlacedOrder, SentRequest } from '../../contract/index.ts';
import { endKeysOf } from '../../services/apiKeys/accountKeys.ts';
import { auditLog, companies, memberships } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { registerStaff } from '../../testing/api/staff.ts';
import { addKey } from '../../testing/apiKeys/keys.ts';
import { useCompanies } from '../../testing/companies/buyingCompany.ts';
import { activeCompany, moveCompany, newMember } from '../../testing/companies/companies.ts';
import { linesBody } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();

const admin = await registerAdmin();

const adjustment = { adjustment: { change: 3, note: 'Recount' } };

/** A call that changes something, so that no cache answers it: it names a tool that does not exist. */
const write = (token: string) =>
  send('POST', `/tool/${randomUUID()}/stock`, { token, json: adjustment });

const expectRefused = async (answer: Promise<Response>, problem: KeyProblem) => {
  const { keyProblem } = await expectProblem(await answer, 401, 'key-refused');
  expect(keyProblem).toBe(problem);
};

const ofCompany = async (permissions = ['read_orders', 'write_orders']) => {
  const owner = await registerVerified();
  const { _id: companyId } = await activeCompany(owner, admin);
  return { owner, companyId, ...(await addKey(owner, { permissions }, companyId)) };
};

const ordersOf = (companyId: string, token: string) =>
  send('GET', `/company/${companyId}/orders`, { token });

describe('A key is refused', () => {
  it('with a typo, for another environment, and if nobody created it', async () => {
    const text = newKeyText('test');
    const typo = `${text.slice(0, -1)}${text.endsWith('a') ? 'b' : 'a'}`;
    await expectRefused(send('GET', '/tools', { token: typo }), 'malformed');
    await expectRefused(send('GET', '/tools', { token: newKeyText('live') }), 'environment');
    await expectRefused(send('GET', '/tools', { token: text }), 'unknown');
  });

  it('from the next call on once it is revoked, or has expired', async () => {
    const { secret, insertedId } = await addKey(admin, { permissions: ['write_stock'] });
    await expectProblem(await write(secret), 404, 'tool-not-found');
    await send('DELETE', `/key/${insertedId}`, { token: admin.token });
    await expectRefused(write(secret), 'revoked');
    const expired = await addKey(admin, { permissions: ['write_stock'] });
    await apiKeys.doc(expired.insertedId).update({ expiresAt: new Date() });
    await expectRefused(write(expired.secret), 'expired');
  });

  it('from another address than those that it allows', async () => {
    const fields = { permissions: ['write_stock'], addresses: ['203.0.113.0/24', '2001:db8::/32'] };
    const { secret } = await addKey(admin, fields);
    await expectRefused(write(secret), 'address');
    const here = await addKey(admin, { ...fields, addresses: ['127.0.0.0/8', '::1'] });
    await expectProblem(await write(here.secret), 404, 'tool-not-found');
  });

  it('when its creator has left the staff, is disabled, or deletes the account', async () => {
    const creator = await registerStaff(['write_keys', 'write_stock']);
    const { secret } = await addKey(creator, { permissions: ['write_stock'] });
    await expectProblem(await write(secret), 404, 'tool-not-found');
    await auth.updateUser(creator.uid, { disabled: true });
    await expectRefused(write(secret), 'creator');
    await auth.updateUser(creator.uid, { disabled: false });
    await expectProblem(await write(secret), 404, 'tool-not-found');
    await auth.setCustomUserClaims(creator.uid, {});
    await expectRefused(write(secret), 'creator');
    await endKeysOf(creator.uid);
    await expectRefused(write(secret), 'revoked');
    const { docs } = await apiKeys.where('creator.uid', '==', creator.uid).get();
    expect(docs.map((one) => one.data().creator)).toEqual([
      { uid: creator.uid, name: '', email: '' },
    ]);
    await Promise.all([staff.doc(creator.uid).delete(), roles.doc(creator.roleId).delete()]);
  });

  it('while its company is suspended, and when its creator is no owner any more', async () => {
    const { owner, companyId, secret } = await ofCompany();
    const order = () => send('POST', '/order', { token: secret, json: {} });
    await expectProblem(await order(), 400, 'validation');
    await moveCompany(admin, companyId, 'suspended');
    await expectRefused(order(), 'company');
    await moveCompany(admin, companyId, 'active');
    await expectProblem(await order(), 400, 'validation');
    const membership = memberships.doc(membershipIdOf(companyId, owner.uid));
    const before = await membership.get();
    await membership.update({ role: 'buyer' });
    await expectRefused(order(), 'creator');
    await membership.delete();
    await expectRefused(order(), 'creator');
    await membership.set(before.data() ?? expect.fail('There was no membership'));
  });
});

describe('A key of the shop', () => {
  it('has no more than its creator has now', async () => {
    const creator = await registerStaff(['write_keys', 'write_stock']);
    const { secret } = await addKey(creator, { permissions: ['write_stock'] });
    await staff.doc(creator.uid).update({ permissions: ['write_keys', 'read_stock'] });
    const { permission } = await expectProblem(await write(secret), 403, 'forbidden');
    expect(permission).toBe('write_stock');
    await Promise.all([staff.doc(creator.uid).delete(), roles.doc(creator.roleId).delete()]);
  });

  it('acts under its name in the audit log, and notes its use', async () => {
    const permissions = ['write_stock', 'read_stock'];
    const { secret, insertedId } = await addKey(admin, { name: 'Warehouse', permissions });
    const toolId = await createTool();
    const json = adjustment;
    await expectStatus(await send('POST', `/tool/${toolId}/stock`, { token: secret, json }), 200);
    const { docs } = await auditLog.where('target.id', '==', toolId).get();
    const [entry] = docs
      .map((one) => one.data())
      .filter(({ action }) => action === 'stock-adjusted');
    expect(entry).toMatchObject({ by: admin.uid, byEmail: 'key Warehouse' });
    const used = async () => (await apiKeys.doc(insertedId).get()).data()?.lastUsedAt;
    await expect.poll(used).toBeInstanceOf(Date);
  });

  it('sees what staff see, and does nothing as its creator', async () => {
    const { secret } = await addKey(admin, { permissions: ['read_tools'] });
    await expectStatus(await send('GET', '/tools/missing', { token: secret }), 200);
    const refused = await send('GET', `/orders/${admin.email}`, { token: secret });
    expect(await expectProblem(refused, 403, 'forbidden')).toMatchObject({
      permission: 'read_orders',
    });
  });

  it('has other Idempotency-Keys than its creator, and keeps its first answer', async () => {
    const { secret } = await addKey(admin, { permissions: ['write_stock'] });
    const toolId = await createTool();
    const request = {
      json: adjustment,
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const adjust = async (token: string) => {
      const answer = await send('POST', `/tool/${toolId}/stock`, { ...request, token });
      return (await expectStatus<{ available: number }>(answer, 200)).available;
    };
    const first = await adjust(secret);
    expect(await adjust(secret)).toBe(first);
    expect(await adjust(admin.token)).toBe(first + 3);
    expect(await adjust(secret)).toBe(first);
  });
});

describe('A key of a company', () => {
  it('orders for it, and the order names the key', async () => {
    const { companyId, secret, apiKey } = await ofCompany();
    const toolId = await createTool();
    const json = linesBody([toolId]);
    const placed = await expectStatus<PlacedOrder>(
      await send('POST', '/order', { token: secret, json }),
      201,
    );
    expect(placed.order).toMatchObject({
      payerId: companyId,
      apiKey: { name: 'ERP', prefix: apiKey.prefix },
    });
    const listed = await expectStatus<Order[]>(await ordersOf(companyId, secret), 200);
    expect(listed.map(({ _id }) => _id)).toEqual([placed.insertedId]);
    const path = `/order/${placed.insertedId}`;
    const seen = await expectStatus<Order>(await send('GET', path, { token: secret }), 200);
    const forStaff = await expectStatus<Order>(await send('GET', path, admin), 200);
    expect(seen.apiKey).toEqual(forStaff.apiKey);
  });

  it('asks for an approval, and the order that somebody approves names the key', async () => {
    const { owner, companyId, secret, apiKey } = await ofCompany();
    const approver = await newMember(owner, companyId, 'approver');
    const approval = { fromAmount: 0, approvers: 1, ownersExempt: false } as const;
    await companies.doc(companyId).update({ approval });
    const json = linesBody([await createTool()]);
    const refused = await send('POST', '/order', { token: secret, json });
    await expectProblem(refused, 409, 'approval-required');
    const sent = await send('POST', '/request', { token: secret, json });
    const { insertedId, request } = await expectStatus<SentRequest>(sent, 201);
    const noted = { name: 'ERP', prefix: apiKey.prefix };
    expect(request.apiKey).toEqual(noted);
    const lines = request.lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice }));
    const approved = await send('POST', `/request/${insertedId}/approval`, {
      token: approver.token,
      json: { lines },
      headers: { 'X-Company': companyId },
    });
    await expectStatus(approved, 200);
    const placed = await send('GET', `/order/${insertedId}`, { token: admin.token });
    expect((await expectStatus<Order>(placed, 200)).apiKey).toEqual(noted);
  });

  it('sees nothing of another company, nor of its creator', async () => {
    const { owner, secret } = await ofCompany();
    const other = await activeCompany(owner, admin);
    await expectProblem(await ordersOf(other._id, secret), 403, 'not-a-member');
    const headers = { 'X-Company': other._id };
    const named = await send('GET', '/requests', { token: secret, headers });
    await expectProblem(named, 403, 'not-a-member');
    const own = await send('GET', `/orders/${owner.email}`, { token: secret });
    await expectProblem(own, 403, 'key-forbidden');
  });

  it('needs the permission for each call', async () => {
    const { companyId, secret } = await ofCompany(['read_orders']);
    await expectStatus(await ordersOf(companyId, secret), 200);
    const refused = await send('POST', '/order', { token: secret, json: {} });
    expect(await expectProblem(refused, 403, 'forbidden')).toMatchObject({
      permission: 'write_orders',
    });
  });

  it('is created by owners of active companies alone', async () => {
    const { owner, companyId } = await ofCompany();
    const json = { name: 'ERP', permissions: ['read_audit'], addresses: [] };
    const path = `/company/${companyId}/keys`;
    await expectProblem(await send('POST', path, { token: owner.token, json }), 400, 'validation');
    const other = { ...json, permissions: ['read_orders'] };
    const stranger = await registerVerified();
    const refused = await send('POST', path, { token: stranger.token, json: other });
    await expectProblem(refused, 403, 'not-a-member');
    await moveCompany(admin, companyId, 'suspended');
    const suspended = await send('POST', path, { token: owner.token, json: other });
    await expectProblem(suspended, 409, 'company-inactive');
  });

  it('is revoked by its owners and by staff', async () => {
    const { owner, companyId, secret, insertedId } = await ofCompany();
    const path = `/company/${companyId}/keys/${insertedId}`;
    await expectStatus(await send('DELETE', path, owner), 200);
    await expectRefused(send('POST', '/order', { token: secret, json: {} }), 'revoked');
    const other = await ofCompany();
    const foreign = `/company/${companyId}/keys/${other.insertedId}`;
    await expectProblem(await send('DELETE', foreign, owner), 404, 'key-not-found');
    await expectStatus(await send('DELETE', `/key/${other.insertedId}`, admin), 200);
    const log = await send('GET', `/company/${other.companyId}/log`, other.owner);
    const entries = await expectStatus<{ action: string }[]>(log, 200);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['company-key-created', 'company-key-revoked']),
    );
  });
});
