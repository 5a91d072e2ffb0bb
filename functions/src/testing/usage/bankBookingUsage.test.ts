import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BankBookingInput, creditorReferenceOf } from '../../contract/index.ts';
import type { BankEntryDocument } from '../../documents/bank.ts';
import { bookEntry } from '../../services/bank/booking/bookEntry.ts';
import { bookSureEntries } from '../../services/bank/booking/bookSure.ts';
import { changeStatus } from '../../services/bank/booking/changeStatus.ts';
import { undoBooking } from '../../services/bank/booking/undoBooking.ts';
import { getEntry } from '../../services/bank/matching/entryDetails.ts';
import { forgetAccount, listAccounts } from '../../services/bank/matching/learntAccounts.ts';
import { matchEntries } from '../../services/bank/matching/matchOpen.ts';
import { matchStored } from '../../services/bank/matching/storeMatches.ts';
import { useCredit } from '../../services/billing/useCredit.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { bankEntries } from '../../store/collections/bankCollections.ts';
import { addEntry } from '../bank/bookings.ts';
import { newAdmin, newBuyer, pay, placeUsual, storedOrder } from '../orders/prepaidOrders.ts';
import { createTool } from '../tools/tools.ts';
import { documentsReadBy } from './documentsReadBy.ts';
import { keepCaches, usageOf } from './usage.ts';

keepCaches();

const admin: Caller = newAdmin();
const toolId = await createTool({ available: 10_000 });

const invoiced = async (buyer: Caller = newBuyer()) => {
  const id = await placeUsual(buyer, toolId);
  await transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);
  const { invoiceNumber, total, payerId, payerName, number } = await storedOrder(id);
  return { id, invoiceNumber: invoiceNumber ?? '', total, payerId, payerName, number };
};

const reads = (count: number) => ({ reads: count, writes: 0 });

const book = (id: string, input: Omit<BankBookingInput, 'version'>, key = randomUUID()) =>
  bookEntry(id, { input: { version: 'first', ...input }, key }, admin);

describe('Reads and writes', () => {
  it('of a booking: invoice, order, entry and settings; these, and what a payment writes; of a retry the answer', async () => {
    const { invoiceNumber } = await invoiced();
    const id = await addEntry({ amount: 1_000 });
    const key = randomUUID();
    const booking = () => book(id, { shares: [{ invoiceNumber, amount: 1_000 }] }, key);
    expect(await usageOf(booking)).toEqual({ reads: 4, writes: 8 });
    expect(await usageOf(booking)).toEqual(reads(4));
  });

  it('of a booking on two orders that teaches an account, and of its undoing', async () => {
    const buyer = newBuyer();
    const numbers = [await invoiced(buyer), await invoiced(buyer)].map((one) => one.invoiceNumber);
    const payerAccount = `ACCOUNT ${randomUUID()}`;
    const id = await addEntry({ amount: 2_000, payerAccount });
    const shares = numbers.map((invoiceNumber) => ({ invoiceNumber, amount: 1_000 }));
    let version = '';
    const booking = async () => {
      ({ version } = (await book(id, { shares })).entry);
    };
    expect(await usageOf(booking)).toEqual({ reads: 7, writes: 15 });
    const list = () => listAccounts(buyer.uid, { limit: 5 });
    expect(await usageOf(list)).toEqual(reads(1));
    const next = await addEntry({ amount: 100, payerAccount });
    expect(await usageOf(() => getEntry(next))).toEqual(reads(5));
    const undo = { input: { version, reason: 'Another customer' }, key: randomUUID() };
    expect(await usageOf(() => undoBooking(id, undo, admin))).toEqual({ reads: 9, writes: 15 });
    expect(await usageOf(() => forgetAccount('none', admin))).toEqual(reads(1));
  });

  it('of a write-off: entry, event and audit log', async () => {
    const { invoiceNumber, total } = await invoiced();
    const id = await addEntry({ amount: total - 100 });
    const shares = [{ invoiceNumber, amount: total - 100, writeOff: 100 }];
    const booking = () => book(id, { shares, reason: 'Cash discount' });
    expect(await usageOf(booking)).toEqual({ reads: 4, writes: 11 });
  });

  it('of a row that is left alone: the row, and the audit log', async () => {
    const id = await addEntry({ amount: -1 });
    const leave = () => changeStatus(id, { version: 'first', status: 'left' }, admin);
    expect(await usageOf(leave)).toEqual({ reads: 1, writes: 2 });
  });

  it('of matching: rows, settings, invoice, order and rows with the same invoice; what changes', async () => {
    const { invoiceNumber, total } = await invoiced();
    const importId = randomUUID();
    await addEntry({ importId, amount: total, text: invoiceNumber });
    const match = () => matchStored(importId, {});
    expect(await usageOf(match)).toEqual({ reads: 6, writes: 1 });
    expect(await usageOf(match)).toEqual(reads(6));
  });

  it('of rows with the same invoice: only what decides about their match, without search words', async () => {
    const { invoiceNumber, total } = await invoiced();
    const [one = '', other = ''] = [
      await addEntry({ amount: total, text: invoiceNumber, invoiceNumbers: [invoiceNumber] }),
      await addEntry({ amount: total, text: invoiceNumber, invoiceNumbers: [invoiceNumber] }),
    ];
    const content = (await bankEntries.doc(one).get()).data();
    const read = await documentsReadBy(() => matchEntries(content ? [{ id: one, content }] : []));
    const related = read.find(({ id }) => id === other)?.data();
    expect(related).toMatchObject({ amount: total, text: invoiceNumber });
    expect(related).not.toHaveProperty('searchTerms');
  });

  it('of what is sure: the row twice, order and settings; what a payment writes, and the row', async () => {
    const { id: orderId, invoiceNumber, total, number: orderNumber, ...payer } = await invoiced();
    const importId = randomUUID();
    const { payerId, payerName } = payer;
    const share = { invoiceNumber, orderId, orderNumber, payerId, payerName };
    const sure: Partial<BankEntryDocument> = {
      importId,
      amount: total,
      reference: creditorReferenceOf(invoiceNumber) ?? '',
      certainty: 'sure',
      cause: 'reference-and-sum',
      shares: [{ ...share, open: total, amount: total }],
    };
    await addEntry(sure);
    const booking = () => bookSureEntries(importId, admin);
    expect(await usageOf(booking)).toEqual({ reads: 4, writes: 7 });
    expect(await usageOf(booking)).toEqual(reads(1));
  });

  it('of a credit: invoice, order with the credit twice, order and settings; two entries', async () => {
    const buyer = newBuyer();
    const [paid, open] = [await invoiced(buyer), await invoiced(buyer)];
    await pay(paid.id, paid.total + 500, admin);
    const input = { payer: buyer.uid, invoices: [open.invoiceNumber] };
    const use = () => useCredit({ input, key: randomUUID() }, admin);
    expect(await usageOf(use)).toEqual({ reads: 5, writes: 11 });
  });
});
