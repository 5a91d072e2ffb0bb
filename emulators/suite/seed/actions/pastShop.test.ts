import {
  ageGroupOf,
  ageGroups,
  amountDueOf,
  isOnHold,
  isOverdue,
  orderStatuses,
  paymentStatuses,
  paymentStatusOf,
  returnLifecycles,
  returnStatuses,
  yearOf,
} from 'functions/contract';
import type {
  AuditDocument,
  BankEntryDocument,
  OrderDocument,
  PaymentDocument,
  ReturnDocument,
  StockEntryDocument,
  StoredInvoice,
} from 'functions/documents';
import { describe, expect, it } from 'vitest';
import { checkSeed } from '../checks/checkSeed.ts';
import { customer } from '../data/accounts.ts';
import { settings } from '../data/settings.ts';
import { seed as current, seedAt } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import { toolDocuments } from '../documents/documents.ts';
import { contentsIn, documentsIn, pastDocuments } from './pastShop.ts';

const bucket = 'bucket.example.test';

/**
 * Every day of a week, because the shop waits for Monday, and days around New Year's Day, when the
 * numbers of invoices start again.
 */
const starts = [
  ...Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 4 * day, 30))),
  new Date('2027-01-01T12:30:00Z'),
  new Date('2027-01-12T12:30:00Z'),
];

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe.each(starts)('A shop that starts at %s', async (now) => {
  const seed = seedAt(now);
  const past = await pastDocuments(seed, bucket);
  const orders = contentsIn<OrderDocument>(past, 'orders');
  const returns = contentsIn<ReturnDocument>(past, 'returns');
  const payments = contentsIn<PaymentDocument>(past, 'payments');
  const statusesOf = (some: OrderDocument[]) => [
    new Set(some.map(({ status }) => status)),
    new Set(some.map((order) => paymentStatusOf(order, now))),
  ];

  it('is accepted, and has the orders, payments and returns of its seed', () => {
    expect(() => checkSeed(seed)).not.toThrow();
    expect(documentsIn(past, 'orders').map(({ path }) => path)).toEqual(
      seed.orders.map(({ id }) => `orders/${id}`),
    );
    for (const [index, { history, number }] of orders.entries()) {
      const planned = seed.orders[index]?.history ?? [];
      const own = history.filter(({ returnNumber }) => !returnNumber);
      expect(own, number).toMatchObject(planned.map(({ step, at, uid }) => ({ step, at, uid })));
    }
    expect(payments).toHaveLength(seed.orders.flatMap((order) => order.payments).length);
    expect(returns).toHaveLength(seed.orders.flatMap((order) => order.returns).length);
  });

  it('has nothing that the shop should have looked at', () => {
    for (const order of orders) {
      expect(order.checkAt?.getTime() ?? Infinity, order.number).toBeGreaterThan(now.getTime());
      if (isOverdue(order, now)) expect(order.overdueAt, order.number).not.toBeNull();
    }
    for (const { kind, status, expiresAt, number } of returns) {
      expect(returnLifecycles[kind].statusAt(status, expiresAt, now), number).toBe(status);
    }
  });

  it('has rows of a bank statement in each status, whose bookings add up', () => {
    const rows = contentsIn<BankEntryDocument>(past, 'bankEntries');
    const booked = rows.filter(({ status }) => status === 'booked');
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['booked', 'open', 'left']));
    const open = rows.filter(({ status }) => status === 'open');
    expect(open.map(({ certainty }) => certainty).toSorted()).toEqual([
      'proposal',
      'proposal',
      'sure',
      'unknown',
    ]);
    expect(booked.map(({ bookings }) => bookings.map(({ amount }) => amount))).toEqual(
      booked.map(({ amount }) => [amount]),
    );
    expect(sumOf(payments.flatMap(({ bankEntryId, amount }) => (bankEntryId ? amount : [])))).toBe(
      sumOf(booked.map(({ amount }) => amount)),
    );
  });

  it('has orders in every status, also of the customer whose password is known', () => {
    const own = orders.filter(({ userId }) => userId === customer.uid);
    const all = [new Set(orderStatuses), new Set([...paymentStatuses, null])];
    expect(statusesOf(orders)).toEqual(all);
    expect(statusesOf(own)).toEqual(all);
    expect(orders.filter(isOnHold).length).toBeGreaterThanOrEqual(1);
  });

  it('has debts in every age group, but is mostly paid or not due', () => {
    const open = orders.filter((order) => amountDueOf(order) > 0);
    const ages = open.map(({ dueAt }) => ageGroupOf(dueAt, now, settings.timeZone));
    expect(new Set(ages)).toEqual(new Set(ageGroups));
    expect(open.filter((order) => isOverdue(order, now)).length).toBeLessThan(30);
  });

  it('has invoices in the order of their dates in each year', () => {
    const invoices = contentsIn<StoredInvoice>(past, 'invoices');
    const sequences = Map.groupBy(
      invoices.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime()),
      ({ kind, issuedAt, timeZone }) => `${kind}-${yearOf(issuedAt, timeZone)}`,
    );
    for (const sequence of sequences.values()) {
      const positions = sequence.map(({ number }) => Number(number.split('-').at(-1)));
      expect(positions).toEqual(sequence.map((_, index) => index + 1));
    }
  });

  it('has returns in every status, with a credit note, a replacement and pictures', () => {
    expect(new Set(returns.map(({ status }) => status))).toEqual(new Set(returnStatuses));
    expect(returns.filter(({ creditNoteNumber }) => creditNoteNumber !== null)).toHaveLength(1);
    expect(returns.filter(({ shipmentNumber }) => shipmentNumber !== null)).toHaveLength(1);
    const requested = returns.filter(({ status }) => status === 'requested');
    expect(requested.map(({ kind }) => kind).toSorted()).toEqual(['claim', 'return']);
    expect(requested.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
  });

  it('never had less than nothing of a tool, and has what its catalogue says', () => {
    for (const { path, content } of toolDocuments(seed, bucket)) {
      const entries = past.filter((entry) => entry.path.startsWith(`${path}/`));
      const changes = entries
        .map((entry) => entry.content as StockEntryDocument)
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ change }) => change);
      const stocks = changes.map((_, index) => sumOf(changes.slice(0, index + 1)));
      expect(Math.min(...stocks), path).toBeGreaterThanOrEqual(0);
      expect(stocks.at(-1), path).toBe(content.available);
    }
  });
});

it('the same seed has the same documents, and the log names who made each change', async () => {
  const [past, again] = [
    await pastDocuments(current, bucket),
    await pastDocuments(current, bucket),
  ];
  expect(again).toEqual(past);
  const log = contentsIn<AuditDocument>(past, 'auditLog');
  const byAdmin = contentsIn<OrderDocument>(past, 'orders').flatMap(({ history }) =>
    history.filter(({ actor }) => actor === 'admin'),
  );
  expect(log.length).toBeGreaterThan(byAdmin.length);
});

describe('What the services refuse is an error with the entry and the cause:', () => {
  const refusalOf = async (change: Partial<typeof current>): Promise<unknown> =>
    pastDocuments({ ...current, ...change }, bucket).catch((error: unknown) => error);
  const [first] = current.orders;
  const paid = current.orders.find(({ payments }) => payments.length === 1);
  if (!first || !paid) throw new Error('The seed has no orders.');

  it('a step that is not possible', async () => {
    const history = first.history.filter(({ step }) => step !== 'confirmed');
    const orders = current.orders.map((one) => (one === first ? { ...one, history } : one));
    const refusal = await refusalOf({ orders });
    expect(refusal).toBeInstanceOf(SeedError);
    expect(String(refusal)).toContain(`${first.id}: it cannot be shipped`);
  });

  it('a refund of what is not due', async () => {
    const refunds = paid.payments.map((entry) => ({
      ...entry,
      ...{ id: `${entry.id}-refund`, kind: 'refund' as const },
    }));
    const payments = [...paid.payments, ...refunds];
    const orders = current.orders.map((one) => (one === paid ? { ...one, payments } : one));
    expect(String(await refusalOf({ orders }))).toContain('it cannot be refund');
  });

  it('a customer who owes more than the credit limit', async () => {
    const otherBuyers = current.otherBuyers.map((one) => ({ ...one, creditLimit: 1 }));
    expect(String(await refusalOf({ otherBuyers }))).toContain('it cannot be placed');
  });
});
