import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { AuditTargetKind } from '../../contract/index.ts';
import { deletedAccounts, staffNotes } from '../../store/collections/collections.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { checkNotes } from './checkNotes.ts';

const stored: { delete: () => Promise<unknown> }[] = [];

/** What a test has tampered with must not be found by the check of the whole store. */
afterEach(async () => {
  await Promise.all(stored.splice(0).map((reference) => reference.delete()));
});

const noteOn = async (kind: AuditTargetKind, about: string): Promise<string> => {
  const id = randomUUID();
  stored.push(staffNotes.doc(id));
  const note = { about: { kind, id: about, label: about }, text: 'Note', by: 'ada', byEmail: '' };
  await staffNotes.doc(id).set({ ...note, at: new Date() });
  return id;
};

it('finds notes on what does not exist, and on a deleted account', async () => {
  const uid = randomUUID();
  stored.push(deletedAccounts.doc(uid));
  await deletedAccounts.doc(uid).set({ email: '', at: new Date() });
  const orderId = await storeOrder({});
  const ids = await Promise.all([
    noteOn('order', orderId),
    noteOn('user', randomUUID()),
    noteOn('order', 'no-order'),
    noteOn('company', 'company-none'),
    noteOn('user', uid),
  ]);
  const problems = (await checkNotes()).filter((one) => ids.some((id) => one.includes(id)));
  expect(problems).toEqual([
    `note ${ids[2]} is on order no-order, which does not exist`,
    `note ${ids[3]} is on company company-none, which does not exist`,
    `note ${ids[4]} is on user ${uid}, which was deleted`,
  ]);
});
