import {
  ageGroupOf,
  ageGroups,
  amountDueOf,
  isOnHold,
  isOverdue,
  paymentStatuses,
  paymentStatusOf,
  storedBalanceOf,
  yearOf,
} from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import { describe, expect, it } from 'vitest';
import { checkSeed } from '../checks/checkSeed.ts';
import { customer } from '../data/accounts.ts';
import { settings } from '../data/settings.ts';
import { seedAt } from '../dataset/seedData.ts';
import { customerDocuments } from '../documents/customerDocuments.ts';
import { counterDocuments, invoiceDocuments } from './invoiceDocuments.ts';
import { orderDocuments } from './orderDocuments.ts';
import { paymentDocuments } from './paymentDocuments.ts';

/** Every day of a week, and New Year's Day, before which another sequence of numbers ended. */
const starts = [
  ...Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 4 * day, 30))),
  new Date('2027-01-01T12:30:00Z'),
];

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe.each(starts)('The money of a shop that starts at %s', (now) => {
  const seed = seedAt(now);
  const orders = orderDocuments(seed, 'bucket.example.test');
  const contents = orders.map(({ content }) => content);
  const payments = paymentDocuments(seed, orders).map(({ content }) => content);
  const invoices = invoiceDocuments(seed, orders);
  const documents = invoices.map(({ content }) => content);
  const customers = customerDocuments(seed, orders, []);
  const statusesOf = (some: OrderDocument[]) =>
    new Set(some.map((order) => paymentStatusOf(order, now)));

  it('is accepted', () => {
    expect(() => checkSeed(seed)).not.toThrow();
  });

  it('is paid as the entries say', () => {
    for (const { number, paid, refunded } of contents) {
      const own = payments.filter(({ orderNumber }) => orderNumber === number);
      const refunds = own.filter(({ kind }) => kind === 'refund');
      expect(paid, number).toBe(sumOf(own.map(({ amount }) => amount)));
      expect(refunded, number).toBe(-sumOf(refunds.map(({ amount }) => amount)));
    }
  });

  it('has the stored balances, and nothing that the shop should have looked at', () => {
    for (const order of contents) {
      expect(order).toMatchObject(storedBalanceOf(order));
      expect(order.checkAt?.getTime() ?? Infinity, order.number).toBeGreaterThan(now.getTime());
      if (isOverdue(order, now)) expect(order.overdueAt, order.number).not.toBeNull();
    }
  });

  it('has every payment status, also for the customer whose password is known', () => {
    const own = contents.filter(({ userId }) => userId === customer.uid);
    const all = new Set([...paymentStatuses, null]);
    expect(statusesOf(contents)).toEqual(all);
    expect(statusesOf(own)).toEqual(all);
  });

  it('is open in every age group, and is mostly paid or not due', () => {
    const open = contents.filter((order) => amountDueOf(order) > 0);
    const ages = open.map(({ dueAt }) => ageGroupOf(dueAt, now, settings.timeZone));
    expect(new Set(ages)).toEqual(new Set(ageGroups));
    expect(open.filter((order) => isOverdue(order, now)).length).toBeLessThan(30);
  });

  it('has a prepaid order on hold', () => {
    expect(contents.filter(isOnHold).length).toBeGreaterThanOrEqual(1);
  });

  it('has an invoice for each confirmed order, and a note for each credit', () => {
    for (const { number, history, invoiceNumber, creditNoteNumbers } of contents) {
      const confirmed = history.some(({ step }) => step === 'confirmed');
      const own = documents.filter(({ orderNumber }) => orderNumber === number);
      const kinds = own.map(({ kind }) => kind);
      const notes = history.filter(({ credit }) => credit !== undefined);
      const credited = notes.map(() => 'credit-note');
      expect(kinds, number).toEqual(confirmed ? ['invoice', ...credited] : []);
      expect(own.map((one) => one.number)).toEqual(
        [invoiceNumber, ...creditNoteNumbers].filter((one) => one !== null),
      );
    }
  });

  it('has documents that agree with their orders', () => {
    for (const { orderNumber, kind, total, lines, dueAt, cancels, ...document } of documents) {
      const order = contents.find(({ number }) => number === orderNumber);
      expect(document.terms).toBe(order?.terms);
      if (kind === 'invoice') expect(total).toBe(order?.total);
      expect(sumOf(lines.map(({ lineTotal }) => lineTotal))).toBe(document.subtotal);
      expect(dueAt).toEqual(kind === 'invoice' ? order?.dueAt : null);
      expect(cancels?.number).toBe(kind === 'invoice' ? undefined : order?.invoiceNumber);
      expect(document.seller).toEqual(seed.settings.seller);
    }
  });

  it('numbers documents without gaps in the order of their dates, and counts them', () => {
    const sequences = Map.groupBy(
      documents.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime()),
      ({ kind, issuedAt, timeZone }) => `${kind}-${yearOf(issuedAt, timeZone)}`,
    );
    for (const sequence of sequences.values()) {
      const positions = sequence.map(({ number }) => Number(number.split('-').at(-1)));
      expect(positions).toEqual(sequence.map((_, index) => index + 1));
    }
    expect(
      Object.fromEntries(
        counterDocuments(invoices).map(({ path, content }) => [path, content.last]),
      ),
    ).toEqual(
      Object.fromEntries([...sequences].map(([id, { length }]) => [`counters/${id}`, length])),
    );
    expect(new Set(invoices.map(({ path }) => path)).size).toBe(invoices.length);
  });

  it('adds up what each customer has to pay', () => {
    const ofPayer = (path: string) =>
      contents.filter(({ payerId }) => path === `customers/${payerId}`).map(amountDueOf);
    for (const { path, content } of customers) {
      expect(content.open ?? 0, path).toBe(sumOf(ofPayer(path)));
    }
    const all = sumOf(customers.map(({ content }) => content.open ?? 0));
    expect(all).toBe(sumOf(contents.map(amountDueOf)));
  });
});

it('numbers start again with each year', () => {
  const seed = seedAt(new Date('2027-01-12T12:30:00Z'));
  const orders = orderDocuments(seed, 'bucket.example.test');
  const counters = counterDocuments(invoiceDocuments(seed, orders));
  expect(counters.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['counters/invoice-2026', 'counters/invoice-2027']),
  );
});
