import { amountDueOf, collectionNames, creditorReferenceOf, dayOf } from 'functions/contract';
import type { BankEntryDocument, OrderDocument } from 'functions/documents';
import { camtOf, type WrittenEntry } from 'functions/testing/bank/statementFiles';
import { bookEntry, changeEntryStatus, importFile } from 'functions/testing/orders/services';
import { admin } from '../data/accounts.ts';
import { bankRows, bookedRows, type SeedBankRow } from '../data/bankRows.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import type { SeedPayment } from '../orders/payments.ts';
import { confirmationOf } from '../orders/status.ts';
import { type Action, type PastShop, requestOf } from './action.ts';
import { amountOf } from './paymentActions.ts';

const minuteMs = 60_000;
const minutesBeforeBooking = 10;
const opening = 4_125_000;

/** A payment that the statement has. */
interface Transfer {
  order: SeedOrder;
  payment: SeedPayment;
}

/** The transfers that were not taken back, each the only one of an invoice on its day. */
const transfersOf = (order: SeedOrder, timeZone: string): Transfer[] => {
  const { payments } = order;
  const confirmedAt = confirmationOf(order)?.at;
  if (!confirmedAt) return [];
  return payments
    .filter(
      ({ id, kind, method, receivedAt }) =>
        kind === 'payment' &&
        method === 'bank-transfer' &&
        dayOf(confirmedAt, timeZone) < receivedAt &&
        payments.every((one) => one.id === id || one.receivedAt !== receivedAt) &&
        !payments.some(({ reverses }) => reverses === id),
    )
    .map((payment) => ({ order, payment }));
};

/** The payments that the statement has: the first ones of the last day with enough of them. */
const bookedIn = ({ seed: { orders, settings } }: PastShop): Transfer[] => {
  const transfers = orders.flatMap((order) => transfersOf(order, settings.timeZone));
  const byDay = Map.groupBy(transfers, ({ payment }) => payment.receivedAt);
  const days = [...byDay].filter(([, some]) => some.length >= bookedRows);
  const [, last = []] = days.toSorted(([one], [other]) => one.localeCompare(other)).at(-1) ?? [];
  return last
    .toSorted((one, other) => Number(one.payment.recordedAt) - Number(other.payment.recordedAt))
    .slice(0, bookedRows);
};

const orderIn = ({ store }: PastShop, { id }: SeedOrder) =>
  store.get(`${collectionNames.orders}/${id}`) as OrderDocument | undefined;

/** Whether what is open of an order after `at` stays open. */
const staysOpen = ({ history, payments, returns }: SeedOrder, at: Date): boolean =>
  returns.length === 0 &&
  payments.every(({ recordedAt }) => recordedAt < at) &&
  history.every(({ step }) => step !== 'cancelled' && step !== 'credited');

/** The orders whose invoices nobody pays, without those of companies and accounts. */
const unpaidIn = (shop: PastShop, at: Date): OrderDocument[] => {
  const { orders, accounts, companies } = shop.seed;
  const known = new Set([...accounts.map(({ uid }) => uid), ...companies.map(({ id }) => id)]);
  return orders
    .filter((order) => !known.has(order.payerId) && staysOpen(order, at))
    .flatMap((order) => orderIn(shop, order) ?? [])
    .filter((order) => order.invoiceNumber !== null && amountDueOf(order) > 0);
};

type Words = Omit<WrittenEntry, 'day'>;

const wordsOf = (row: SeedBankRow, order: OrderDocument | undefined): Words => {
  const { pays, sure = false, amount = 0, name = '', text = '' } = row;
  if (pays === undefined || !order) return { amount, payerName: name, text };
  const invoice = order.invoiceNumber ?? '';
  return {
    amount: Math.round(amountDueOf(order) * pays),
    payerName: order.payerName.toUpperCase(),
    text: text.replace('{invoice}', invoice).replace('{order}', order.number),
    reference: (sure && creditorReferenceOf(invoice)) || '',
  };
};

const rowOf = ({ order, payment }: Transfer, shop: PastShop): Words => {
  const stored = orderIn(shop, order);
  if (!stored) throw new Error(`${order.id} was not placed`);
  return {
    amount: amountOf(payment.part, stored),
    payerName: stored.payerName.toUpperCase(),
    text: payment.reference,
  };
};

const importStatement = (shop: PastShop, booked: readonly Transfer[], day: string, at: Date) => {
  const { bank, currency } = shop.seed.settings;
  const unpaid = unpaidIn(shop, at).values();
  const rows = [
    ...booked.map((transfer) => rowOf(transfer, shop)),
    ...bankRows.map((row) => wordsOf(row, row.pays ? unpaid.next().value : undefined)),
  ];
  const file = camtOf([
    {
      account: bank.account,
      number: day.replaceAll('-', ''),
      currency,
      from: day,
      to: day,
      opening,
      entries: rows.map((row) => ({ ...row, day })),
    },
  ]);
  const sent = { name: `statement-${day}.xml`, bytes: Buffer.from(file) };
  return importFile(sent, shop.callerOf(admin.uid));
};

const findRow = ({ store }: PastShop, text: string) => {
  const [path = '', content] =
    [...store].find(
      ([stored, row]) => stored.startsWith(`${collectionNames.bankEntries}/`) && row.text === text,
    ) ?? [];
  if (!content) throw new Error(`No row says ${text}`);
  const { amount, version } = content as BankEntryDocument;
  return { id: path.split('/').at(-1) ?? '', amount, version };
};

const book = ({ order, payment }: Transfer, shop: PastShop) => {
  const { id, amount, version } = findRow(shop, payment.reference);
  const invoiceNumber = orderIn(shop, order)?.invoiceNumber ?? '';
  const shares = [{ invoiceNumber, amount }];
  return bookEntry(id, requestOf({ version, shares, overpayment: true }), shop.callerOf(admin.uid));
};

const leave = (text: string, shop: PastShop) => {
  const { id, version } = findRow(shop, text);
  return changeEntryStatus(id, { status: 'left', version }, shop.callerOf(admin.uid));
};

/** The import of a bank statement, whose rows are booked, left alone or still to be decided. */
export const bankActions = (shop: PastShop): Action[] => {
  const booked = bookedIn(shop);
  const [first] = booked;
  if (!first) return [];
  const { recordedAt, receivedAt: day } = first.payment;
  const at = new Date(recordedAt.getTime() - minutesBeforeBooking * minuteMs);
  const entry = 'seed-bank-statement';
  return [
    { at, id: entry, entry, step: 'imported', run: () => importStatement(shop, booked, day, at) },
    ...bankRows.flatMap(({ status, text = '' }, position) => {
      const id = `${entry}-${position}`;
      return status === 'left'
        ? [{ at, id, entry: id, step: 'left', run: () => leave(text, shop) }]
        : [];
    }),
    ...booked.map((transfer) => {
      const { id, recordedAt: bookedAt } = transfer.payment;
      return { at: bookedAt, id, entry: id, step: 'booked', run: () => book(transfer, shop) };
    }),
  ];
};
