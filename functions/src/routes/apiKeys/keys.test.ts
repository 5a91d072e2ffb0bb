import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyIdOf, newKeyText } from '../../apiKeys/keyText.ts';
import type { ApiKey, ChangedKey, RotatedKey } from '../../contract/index.ts';
import { dayMs, dayOf } from '../../contract/index.ts';
import { readSettings } from '../../services/settings/settings.ts';
import { answers } from '../../store/collections/collections.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { required } from '../../testing/api/env.ts';
import { registerStaff } from '../../testing/api/staff.ts';
import { addKey, removeKeysOf } from '../../testing/apiKeys/keys.ts';
import { validForms } from '../../testing/inputs/validForms.ts';

const admin = await registerAdmin();

const get = (path: string, token: string) => send('GET', path, { token });

describe('POST /key', () => {
  it('shows the key once, and stores nothing by which it could be found', async () => {
    const { apiKey, secret, insertedId } = await addKey(admin);
    expect(secret).toMatch(/^th_test_[\dA-Za-z]{36}$/);
    expect(insertedId).toBe(keyIdOf(required('API_KEY_PEPPER'), secret));
    const stored = (await apiKeys.doc(insertedId).get()).data();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(12));
    const listed = (await allPages<ApiKey>('/keys', admin.token)).flat();
    expect(listed.find(({ _id }) => _id === insertedId)).toEqual(apiKey);
    expect(apiKey).toMatchObject({
      name: 'ERP',
      prefix: secret.slice(0, 12),
      permissions: ['read_orders'],
      owner: null,
      creator: { uid: admin.uid, email: admin.email },
      lastUsedAt: null,
      revokedAt: null,
      successor: null,
    });
    const days = (Date.parse(apiKey.expiresAt) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
  });

  it('gives a retry the same key, and keeps it in no stored answer', async () => {
    const request = {
      token: admin.token,
      json: validForms.apiKey,
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const first = await expectStatus<{ secret: string; insertedId: string }>(
      await send('POST', '/key', request),
      201,
    );
    expect(await expectStatus(await send('POST', '/key', request), 201)).toEqual(first);
    const { docs } = await answers.where('uid', '==', admin.uid).get();
    const stored = docs.filter((one) => one.data().text.includes(first.insertedId));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.data().text).not.toContain(first.secret.slice(12));
    await removeKeysOf(admin);
  });

  it('takes permissions that the creator has, and no others', async () => {
    const creator = await registerStaff(['write_keys', 'read_orders']);
    await addKey(creator, { permissions: ['read_orders', 'read_keys'] });
    const json = { ...validForms.apiKey, permissions: ['read_orders', 'write_orders'] };
    const refused = await send('POST', '/key', { token: creator.token, json });
    const problem = await expectProblem(refused, 403, 'forbidden');
    expect(problem.permission).toBe('write_orders');
  });

  it.each([
    [{ permissions: [] }, 'permissions'],
    [{ permissions: ['read_everything'] }, 'permissions.0'],
    [{ addresses: ['203.0.113.0/33'] }, 'addresses.0'],
    [{ addresses: ['203.0.113.7', 'erp.example'] }, 'addresses.1'],
    [{ expiresOn: '2020-01-01' }, 'expiresOn'],
    [{ expiresOn: '2036-01-01' }, 'expiresOn'],
    [{ expiresOn: 'tomorrow' }, 'expiresOn'],
    [{ name: ' ' }, 'name'],
  ])('refuses %j', async (fields, field) => {
    const json = { ...validForms.apiKey, ...fields };
    const refused = await send('POST', '/key', { token: admin.token, json });
    const { errors } = await expectProblem(refused, 400, 'validation');
    expect(Object.keys(errors as object)).toEqual([field]);
  });
});

describe('POST /key/:id/rotation', () => {
  it('creates a key with the same permissions, and ends the old one on a day', async () => {
    const old = await addKey(admin, { permissions: ['read_tools', 'write_stock'] });
    const { timeZone } = await readSettings();
    const day = dayOf(new Date(Date.now() + 7 * dayMs), timeZone);
    const json = { ...validForms.keyRotation, oldExpiresOn: day };
    const path = `/key/${old.insertedId}/rotation`;
    const rotated = await expectStatus<RotatedKey>(
      await send('POST', path, { token: admin.token, json }),
      201,
    );
    expect(rotated.apiKey.permissions).toEqual(['read_tools', 'write_stock']);
    expect(rotated.oldKey).toMatchObject({ _id: old.insertedId, successor: rotated.insertedId });
    expect(dayOf(new Date(rotated.oldKey.expiresAt), timeZone)).toBe(day);
    for (const { secret } of [old, rotated]) {
      await expectStatus(await get('/tools', secret), 200);
    }
  });

  it('takes permissions that the caller has', async () => {
    const old = await addKey(admin, { permissions: ['write_orders'] });
    const { token } = await registerStaff(['write_keys']);
    const json = validForms.keyRotation;
    const refused = await send('POST', `/key/${old.insertedId}/rotation`, { token, json });
    await expectProblem(refused, 403, 'forbidden');
  });

  it('refuses a key that was revoked', async () => {
    const { token } = admin;
    const { insertedId } = await addKey(admin);
    await expectStatus(await send('DELETE', `/key/${insertedId}`, { token }), 200);
    const json = validForms.keyRotation;
    const refused = await send('POST', `/key/${insertedId}/rotation`, { token, json });
    const problem = await expectProblem(refused, 409, 'key-not-active');
    expect(problem.keyStatus).toBe('revoked');
  });
});

describe('DELETE /key/:id', () => {
  it('revokes a key once', async () => {
    const { token } = admin;
    const { insertedId } = await addKey(admin);
    const path = `/key/${insertedId}`;
    const first = await expectStatus<ChangedKey>(await send('DELETE', path, { token }), 200);
    expect(first.apiKey.revokedAt).not.toBeNull();
    const second = await expectStatus<ChangedKey>(await send('DELETE', path, { token }), 200);
    expect(second).toEqual(first);
  });

  it('finds no other keys', async () => {
    const refused = await send('DELETE', '/key/missing', { token: admin.token });
    await expectProblem(refused, 404, 'key-not-found');
  });
});

describe('GET /key', () => {
  it('describes the key of the call', async () => {
    const { secret, insertedId } = await addKey(admin);
    const own = await expectStatus<ApiKey>(await get('/key', secret), 200);
    expect(own._id).toBe(insertedId);
  });

  it('finds none without a key', async () => {
    await expectProblem(await get('/key', admin.token), 404, 'key-not-found');
    await expectProblem(await get('/key', newKeyText('test')), 401, 'key-refused');
  });
});
