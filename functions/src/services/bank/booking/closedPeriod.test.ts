import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { addDays, creditorReferenceOf, dayOf, type ShopSettings } from '../../../contract/index.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { shopSettings } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { addEntry } from '../../../testing/bank/bookings.ts';
import {
  newAdmin,
  newBuyer,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../../testing/orders/shopDays.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { matchStored } from '../matching/storeMatches.ts';
import { bookEntry } from './bookEntry.ts';
import { bookSureEntries } from './bookSure.ts';
import { undoBooking } from './undoBooking.ts';

// Other tests record payments at the same time: the accounts are closed in another document.
vi.mock('../../../store/collections/collections.ts', async (original) => {
  const collections = await original<typeof import('../../../store/collections/collections.ts')>();
  return { ...collections, shopSettings: collections.shopSettings.parent.doc('of-closed-bank') };
});

const settings = (await shopSettings.parent.doc('shop').get()).data() as unknown as ShopSettings;

const close = (closedUntil: string) =>
  shopSettings.set({ ...settings, journal: { ...settings.journal, closedUntil } } as never);

const admin = newAdmin();

const invoiced = async () => {
  const id = await placeUsual(newBuyer(), await createTool());
  await transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);
  const { invoiceNumber, total } = await storedOrder(id);
  return { id, total, number: invoiceNumber ?? '' };
};

it('A row of a closed period stays open, and its undoing is dated today', async () => {
  await close('');
  const { number, total } = await invoiced();
  const importId = randomUUID();
  const reference = creditorReferenceOf(number) ?? '';
  const id = await addEntry({ importId, amount: total, reference });
  const book = (version: string) => {
    const shares = [{ invoiceNumber: number, amount: total }];
    return bookEntry(id, { input: { version, shares }, key: undefined } as never, admin);
  };
  const { entry } = await book('first');
  await close(dayIn(0));
  const reason = 'Another customer';
  const undo = { input: { version: entry.version, reason }, key: undefined };
  const undone = await undoBooking(id, undo, admin);
  expect(undone.payments).toMatchObject([
    { kind: 'reversal', amount: -total, receivedAt: dayOf(new Date(), settings.timeZone) },
  ]);
  await expect(book(undone.entry.version)).rejects.toMatchObject({
    code: 'validation',
    details: { errors: { receivedAt: expect.stringContaining('closed until') } },
  });
  await bankEntries.doc(id).update({ certainty: 'sure' });
  const closed = { booked: 0, changed: 1, more: false };
  expect(await bookSureEntries(importId, admin)).toMatchObject(closed);
  expect(await bookSureEntries(importId, admin)).toMatchObject({ booked: 0, changed: 0 });
  const stored = await readDocument(bankEntries.doc(id));
  expect(stored).toMatchObject({ status: 'open', certainty: 'proposal', cause: 'closed-period' });
  await close(addDays(dayIn(0), -1));
  await matchStored(importId, {});
  // A row whose booking was taken back is booked by staff alone.
  expect(await bookSureEntries(importId, admin)).toMatchObject({ booked: 0, changed: 0 });
  const open = await readDocument(bankEntries.doc(id));
  expect(await book(open?.version ?? '')).toMatchObject({ entry: { status: 'booked' } });
  await shopSettings.delete();
});
