import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { keyIdOf, newKeyText } from '../../apiKeys/keyText.ts';
import { authenticateKey } from '../../http/access/authenticateKey.ts';
import { companyOwner, shopOwner } from '../../services/apiKeys/keyOwners.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../../services/apiKeys/manageKeys.ts';
import { remindOfKey } from '../../services/apiKeys/remindOfKeys.ts';
import { checkKeys } from '../../services/consistency/checkKeys.ts';
import { mail } from '../../store/collections/collections.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { callerOf, registerAdmin } from '../api/accounts.ts';
import { required } from '../api/env.ts';
import { removeKeysOf } from '../apiKeys/keys.ts';
import { createCompany, newMember, useCompanies } from '../companies/buyingCompany.ts';
import { keepCaches, usageOf } from './usage.ts';

useCompanies();
keepCaches();

const account = await registerAdmin();
const admin = callerOf(account, true);

afterAll(() => removeKeysOf(account));

const key = undefined;
const input = { name: 'ERP', permissions: ['read_orders' as const], addresses: [] };
const rotation = { name: 'ERP', addresses: [], oldExpiresOn: '2027-06-30' };

const call = (path: string) => ({ ip: '127.0.0.1', ips: [], method: 'GET', path });

it('a list costs one read more with a key, once in five seconds, and notes its use', async () => {
  const { secret, insertedId } = await createKey({ input, key }, shopOwner, admin);
  const use = () => authenticateKey(secret, call('/orders'));
  expect((await usageOf(use)).reads).toBe(1);
  expect(await usageOf(use)).toEqual({ reads: 0, writes: 0 });
  const used = async () => (await apiKeys.doc(insertedId).get()).data()?.lastUsedAt;
  await expect.poll(used).toBeInstanceOf(Date);
});

/** Sets another pepper for this process until the test ends. */
const changePepper = (pepper: string): void => {
  vi.stubEnv('API_KEY_PEPPER', pepper);
  onTestFinished(() => void vi.unstubAllEnvs());
};

it('a key is accepted after a rotation of the pepper, for one read more once, until the old one is removed', async () => {
  const old = required('API_KEY_PEPPER');
  const { secret } = await createKey({ input, key }, shopOwner, admin);
  const use = () => authenticateKey(secret, call('/orders'));
  changePepper(`new-pepper, ${old}\n`);
  expect((await usageOf(use)).reads).toBe(2);
  expect((await usageOf(use)).reads).toBe(0);
  const { insertedId, secret: newer } = await createKey({ input, key }, shopOwner, admin);
  expect(insertedId).toBe(keyIdOf('new-pepper', newer));
  expect((await authenticateKey(newer, call('/orders'))).key?.id).toBe(insertedId);
  changePepper('another-pepper');
  await expect(use()).rejects.toMatchObject({ code: 'key-refused' });
});

it('a retry after a rotation of the pepper gets the text of the key that the first attempt made', async () => {
  const old = required('API_KEY_PEPPER');
  const request = { input, key: randomUUID() };
  const first = await createKey(request, shopOwner, admin);
  changePepper(`new-pepper,${old}`);
  expect(await createKey(request, shopOwner, admin)).toEqual(first);
  changePepper('new-pepper');
  await expect(createKey(request, shopOwner, admin)).rejects.toMatchObject({
    code: 'keys-not-available',
  });
});

it('a typo costs nothing', async () => {
  const text = newKeyText('test');
  const typo = `${text.slice(0, -1)}${text.endsWith('a') ? 'b' : 'a'}`;
  const use = () => authenticateKey(typo, call('/orders')).catch(() => {});
  expect(await usageOf(use)).toEqual({ reads: 0, writes: 0 });
});

it('keys of the shop cost their limit and their audit entries', async () => {
  const { insertedId } = await createKey({ input, key }, shopOwner, admin);
  const creating = () => createKey({ input, key }, shopOwner, admin);
  expect(await usageOf(creating)).toEqual({ reads: 2, writes: 3 });
  const rotating = () => rotateKey(insertedId, { input: rotation, key }, shopOwner, admin);
  expect(await usageOf(rotating)).toEqual({ reads: 3, writes: 4 });
  expect(await usageOf(() => revokeKey(insertedId, admin))).toEqual({ reads: 1, writes: 2 });
  expect((await listKeys(null, { limit: 1 })).items).toHaveLength(1);
});

it('keys of a company cost its member and the company besides', async () => {
  const companyId = await createCompany();
  const owner = await newMember(companyId, 'owner');
  const creating = () => createKey({ input, key }, companyOwner(companyId), owner);
  expect(await usageOf(creating)).toEqual({ reads: 4, writes: 3 });
  await removeKeysOf(owner);
});

it('the creator gets one mail before the end', async () => {
  const { insertedId } = await createKey({ input, key }, shopOwner, admin);
  const now = new Date();
  expect(await remindOfKey(insertedId, now)).toBe('unchanged');
  await apiKeys.doc(insertedId).update({ checkAt: now });
  expect(await usageOf(() => remindOfKey(insertedId, now))).toEqual({ reads: 1, writes: 2 });
  expect(await remindOfKey(insertedId, now)).toBe('unchanged');
  const sent = (await mail.doc(`key-expires_${insertedId}`).get()).data();
  expect(sent).toMatchObject({ to: [account.email], userId: account.uid });
  await mail.doc(`key-expires_${insertedId}`).delete();
});

it('the consistency check finds keys above their creators, and of nobody', async () => {
  const { insertedId, apiKey } = await createKey({ input, key }, shopOwner, admin);
  const problems = async () =>
    (await checkKeys()).filter((problem) => problem.includes(apiKey.prefix));
  expect(await problems()).toEqual([]);
  await apiKeys.doc(insertedId).update({ 'creator.uid': randomUUID() });
  expect(await problems()).toEqual([
    `API key ${apiKey.prefix}… was created by an account that does not exist`,
  ]);
  await apiKeys.doc(insertedId).delete();
});
