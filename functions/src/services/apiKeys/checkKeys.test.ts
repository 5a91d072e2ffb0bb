import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { companyIdOf } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { useCompanies } from '../../testing/companies/buyingCompany.ts';
import { activeCompany, newMember } from '../../testing/companies/companies.ts';
import { checkKeys } from '../consistency/checkKeys.ts';
import { newKeyDocument } from './storedKeys.ts';

useCompanies();

/** The problems of a key that was stored with these fields. */
const problemsOf = async (uid: string, fields: Partial<KeyDocument>): Promise<string[]> => {
  const prefix = `th_test_${randomUUID().slice(0, 4)}`;
  const fieldsOfKey = {
    name: 'ERP',
    prefix,
    permissions: ['read_orders' as const],
    addresses: [],
    owner: null,
    creator: { uid, email: '', name: '' },
    expiresAt: new Date(Date.now() + 86_400_000),
    companyStatus: null,
  };
  const stored = apiKeys.doc(randomUUID());
  onTestFinished(async () => void (await stored.delete()));
  await stored.set({ ...newKeyDocument(fieldsOfKey, 'test', new Date()), ...fields });
  const problems = await checkKeys();
  const own = problems.filter((problem) => problem.includes(prefix));
  return own.map((problem) => problem.replace(`API key ${prefix}… `, ''));
};

it('finds keys above their creators', async () => {
  const [admin, customer] = [await registerAdmin(), await registerVerified()];
  expect(await problemsOf(admin.uid, {})).toEqual([]);
  expect(await problemsOf(customer.uid, {})).toEqual(['is above its creator: read_orders']);
  expect(await problemsOf(customer.uid, { revokedAt: new Date() })).toEqual([]);
  expect(await problemsOf(customer.uid, { expiresAt: new Date() })).toEqual([]);
});

it('finds keys of companies that their creators do not own', async () => {
  const manager = await registerVerified();
  const { _id: owner } = await activeCompany(manager, await registerAdmin());
  const buyer = await newMember(manager, owner, 'buyer');
  const ofCompany = { owner, companyStatus: 'active' } as const;
  expect(await problemsOf(manager.uid, ofCompany)).toEqual([]);
  expect(await problemsOf(buyer.uid, ofCompany)).toEqual(['is above its creator: read_orders']);
  const beyond = { ...ofCompany, permissions: ['read_audit' as const] };
  expect(await problemsOf(manager.uid, beyond)).toEqual(['is above its creator: read_audit']);
});

it('finds keys with another status than their companies, and of none', async () => {
  const manager = await registerVerified();
  const { _id: owner } = await activeCompany(manager, await registerAdmin());
  const { uid } = manager;
  expect(await problemsOf(uid, { owner, companyStatus: 'active' })).toEqual([]);
  expect(await problemsOf(uid, { owner, companyStatus: 'suspended' })).toEqual([
    'has another status than its company',
  ]);
  const none = companyIdOf(randomUUID().replaceAll('-', ''));
  expect(await problemsOf(uid, { owner: none, companyStatus: 'active' })).toEqual([
    'acts for a company that does not exist',
    'is above its creator: read_orders',
  ]);
});
