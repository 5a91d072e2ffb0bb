import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { companyOwner as keyOwner } from '../../services/apiKeys/keyOwners.ts';
import { createKey, revokeOwnedKey, rotateKey } from '../../services/apiKeys/manageKeys.ts';
import { testWebhook } from '../../services/webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  switchWebhookOff,
  updateWebhook,
} from '../../services/webhooks/manageWebhooks.ts';
import { companyOwner } from '../../services/webhooks/owners.ts';
import { callerOf, registerAdmin } from '../api/accounts.ts';
import { removeKeysOf } from '../apiKeys/keys.ts';
import { createCompany, newMember, useCompanies } from '../companies/buyingCompany.ts';
import { storeWebhook } from '../webhooks/webhooks.ts';
import { keepCaches, usageOf } from './usage.ts';

useCompanies();
keepCaches();

const admin = callerOf(await registerAdmin(), true);
const companyId = await createCompany();
const member = await newMember(companyId, 'owner');

afterAll(() => removeKeysOf(member));

const key = undefined;
const url = 'https://erp.example.com/in';

it('endpoints of a company cost its member and the company besides', async () => {
  const owner = companyOwner(companyId);
  const input = { name: 'ERP', url, events: ['company.closed' as const] };
  let created = '';
  const creating = async () => {
    created = (await createWebhook(owner, { input, key }, member)).insertedId;
  };
  expect(await usageOf(creating)).toEqual({ reads: 3, writes: 2 });
  expect(await usageOf(() => listWebhooks(owner, { limit: 10 }))).toEqual({ reads: 1, writes: 0 });
  const edit = { ...input, status: 'on' as const, version: created };
  const updating = () => updateWebhook(owner, created, edit, member);
  expect(await usageOf(updating)).toEqual({ reads: 3, writes: 2 });
  const rotating = () => rotateSecret(owner, created, key, member);
  expect(await usageOf(rotating)).toEqual({ reads: 3, writes: 2 });
  const deleting = () => deleteWebhook(owner, created, member);
  expect(await usageOf(deleting)).toEqual({ reads: 5, writes: 2 });
});

it('an endpoint of a company that staff switch off costs the company besides', async () => {
  const id = await storeWebhook(url, { owner: companyId });
  const switching = () => switchWebhookOff(id, admin);
  expect(await usageOf(switching)).toEqual({ reads: 2, writes: 2 });
  expect(await usageOf(switching)).toEqual({ reads: 1, writes: 0 });
  const off = testWebhook(companyOwner(companyId), id, randomUUID(), member);
  await expect(off).rejects.toMatchObject({ code: 'webhook-off' });
});

it('keys of a company are rotated and revoked like those of the shop, with its member', async () => {
  const owner = keyOwner(companyId);
  onTestFinished(() => removeKeysOf(member));
  const input = { name: 'ERP', permissions: ['read_orders' as const], addresses: [] };
  const { insertedId } = await createKey({ input, key }, owner, member);
  const rotation = { name: 'ERP', addresses: [], oldExpiresOn: '2027-06-30' };
  const rotating = () => rotateKey(insertedId, { input: rotation, key }, owner, member);
  expect(await usageOf(rotating)).toEqual({ reads: 5, writes: 4 });
  const revoking = () => revokeOwnedKey(insertedId, owner, member);
  expect(await usageOf(revoking)).toEqual({ reads: 3, writes: 2 });
});
