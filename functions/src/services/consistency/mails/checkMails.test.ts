import { expect, it, onTestFinished } from 'vitest';
import type { DeliveryStatus } from '../../../contract/index.ts';
import type { MailDocument } from '../../../documents/mails.ts';
import { maxDelayMs } from '../../../mail/delivery/stuckMail.ts';
import { mail } from '../../../store/collections/collections.ts';
import { newAddress } from '../../../testing/mails/mails.ts';
import { pendingDelivery, storeMailTo } from '../../../testing/mails/storedMail.ts';
import { readIdsOf } from '../../../testing/usage/documentsReadBy.ts';
import { checkMails } from './checkMails.ts';

/** So late that no sender takes a mail that is due then. */
const due = new Date('2990-01-01T00:00:00Z');
const hourLater = new Date(due.getTime() + maxDelayMs);
const later = new Date(hourLater.getTime() + 1);

const store = async (
  state: DeliveryStatus,
  fields: Partial<MailDocument> = {},
): Promise<string> => {
  const delivery = { ...pendingDelivery, state };
  const id = await storeMailTo(newAddress(), { delivery, checkAt: due, ...fields });
  onTestFinished(async () => void (await mail.doc(id).delete()));
  return id;
};

/** The problems of some mails; others are those of other tests. */
const problemsOf = async (ids: readonly string[], now: Date, sends = true): Promise<string[]> => {
  const problems = await checkMails(now, sends);
  return problems.filter((problem) => ids.some((id) => problem.includes(id)));
};

it('A mail that waits for more than an hour is found, where mails are sent', async () => {
  const id = await store('RETRY');
  expect(await problemsOf([id], hourLater)).toEqual([]);
  expect(await problemsOf([id], later, false)).toEqual([]);
  expect(await problemsOf([id], later)).toEqual([
    `mail ${id} waits, although it was due at 2990-01-01T00:00:00.000Z`,
  ]);
});

it('An attempt that has not ended is found an hour after its lease', async () => {
  const id = await store('PROCESSING');
  expect(await problemsOf([id], hourLater)).toEqual([]);
  expect(await problemsOf([id], later, false)).toHaveLength(1);
});

it('A mail to which no sender returns is found at once', async () => {
  const id = await store('PROCESSING', { checkAt: null });
  expect(await problemsOf([id], new Date())).toEqual([
    `mail ${id} is PROCESSING, but nobody looks at it again`,
  ]);
});

it('A mail that was sent or given up is not read', async () => {
  const ids = [await store('SUCCESS', { checkAt: null }), await store('ERROR', { checkAt: null })];
  const waiting = await store('RETRY');
  const read = await readIdsOf(() => checkMails(later));
  expect(read).toContain(waiting);
  expect(read.filter((id) => ids.includes(id))).toEqual([]);
  expect(await problemsOf(ids, later)).toEqual([]);
});
