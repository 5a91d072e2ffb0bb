import { randomBytes } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  invitations,
  liveCompanies,
  memberships,
  orderRequests,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { companyMarkedAfter } from '../../testing/background/live.ts';
import { createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { markCompany, markCompanyOf } from './markCompanies.ts';

useCompanies();

const newCompanyId = () => `company-${randomBytes(10).toString('hex')}`;
const markOf = (id: string) => readDocument(liveCompanies.doc(id));

it.each<[string, CollectionReference]>([
  ['a membership', memberships],
  ['an invitation', invitations],
  ['a request for approval', orderRequests],
])('a company is marked when %s is added, changed and removed', async (_part, collection) => {
  const companyId = newCompanyId();
  const part = collection.doc(`${companyId}_part`);
  onTestFinished(async () => {
    await part.delete();
  });
  await part.set({ companyId });
  const added = await companyMarkedAfter(companyId, undefined);
  await part.update({ role: 'buyer' });
  const changed = await companyMarkedAfter(companyId, added);
  await part.delete();
  await companyMarkedAfter(companyId, changed);
});

it('a company is marked when it is signed up', async () => {
  const companyId = await createCompany();
  await companyMarkedAfter(companyId, undefined);
});

it('a mark says when, and nothing else, and costs one write', async () => {
  const id = newCompanyId();
  expect(await usageOf(() => markCompany(id))).toEqual({ reads: 0, writes: 1 });
  expect(await markOf(id)).toEqual({ changedAt: expect.any(Date) });
});

it('companies that change at the same time are marked together, each once', async () => {
  const [one, other] = [newCompanyId(), newCompanyId()];
  const markAll = () => Promise.all([one, other, one].map(markCompany));
  expect(await usageOf(markAll)).toEqual({ reads: 0, writes: 2 });
});

it('a mark that failed is set when the event is repeated', async () => {
  const companyId = newCompanyId();
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => commit.mockRestore());
  commit.mockRejectedValueOnce(new Error('Firestore is out of reach'));
  const removal = { before: { companyId }, after: undefined };
  await expect(markCompanyOf(removal)).rejects.toThrow('out of reach');
  expect(await markOf(companyId)).toBeUndefined();
  await markCompanyOf(removal);
  expect(await markOf(companyId)).toBeDefined();
});
