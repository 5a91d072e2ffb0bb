import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { StaffViewsDocument } from '../../documents/staff/views.ts';
import { deletedAccounts, staffViews } from '../../store/collections/collections.ts';
import { checkViews } from './checkViews.ts';

const stored: { delete: () => Promise<unknown> }[] = [];

/** What a test has tampered with must not be found by the check of the whole store. */
afterEach(async () => {
  await Promise.all(stored.splice(0).map((reference) => reference.delete()));
});

const view = (name: string) => ({
  ...{ _id: randomUUID(), name, query: '', columns: null, shared: true },
  updatedAt: new Date(),
});

const store = async (owner: string, change: Partial<StaffViewsDocument>): Promise<string> => {
  const reference = staffViews.doc(`${owner}_${randomUUID()}`);
  stored.push(reference);
  const usual = { owner, ownerName: 'Ada', list: 'orders' as const, changeId: 'any' };
  await reference.set({ ...usual, views: [view('Late')], hasShared: true, ...change });
  return reference.id;
};

it('finds views of a deleted account, with one name, too many, and not shared as they say', async () => {
  const uid = randomUUID();
  stored.push(deletedAccounts.doc(uid));
  await deletedAccounts.doc(uid).set({ email: '', at: new Date() });
  const ids = await Promise.all([
    store(randomUUID(), {}),
    store(uid, {}),
    store(randomUUID(), { views: [view('Late'), view('LATE')] }),
    store(randomUUID(), { views: Array.from({ length: 51 }, (_, at) => view(`${at}`)) }),
    store(randomUUID(), { hasShared: false }),
  ]);
  const problems = (await checkViews()).filter((one) => ids.some((id) => one.includes(id)));
  expect(problems.toSorted()).toEqual(
    [
      `the views ${ids[1]} belong to a deleted account`,
      `the views ${ids[2]} have the same name twice`,
      `the views ${ids[3]} are more than 50`,
      `the views ${ids[4]} are not found by whether they are shared`,
    ].toSorted(),
  );
});
