import { randomUUID } from 'node:crypto';
import {
  amountDueOf,
  type BankEntry,
  type BookedEntries,
  creditorReferenceOf,
  type ImportedStatements,
  type Order,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { camtOf, mt940Of, type WrittenEntry } from 'functions/testing/bank/statementFiles';
import { dayIn } from 'functions/testing/orders/shopDays';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';
import { sendingSteps } from './bookingTransfers.ts';

/** How many invoices a file pays at most. */
const chosen = 5;

/**
 * The shares of rows that pay another sum, of proposals that are left alone instead of booked, and of
 * files that a colleague books at the same time.
 */
const shares = { other: 0.3, left: 0.2, atOnce: 0.3 };

/** In cents. */
const differences = [-150, 250, 5_000];

interface FileRow extends WrittenEntry {
  bankReference: string;
}

const rowOf = (amount: number, fields: Partial<WrittenEntry> = {}): FileRow => ({
  day: dayIn(0),
  amount,
  bankReference: randomUUID().slice(0, 16).toUpperCase(),
  ...fields,
});

/** Pays what is due, or another sum; undefined if nothing can be paid. */
const paymentOf = (order: Order): FileRow | undefined => {
  const difference = randomBoolean(shares.other) ? randomItem(differences) : 0;
  const amount = amountDueOf(order) + difference;
  if (!order.invoiceNumber || amountDueOf(order) === 0 || amount < 1) return undefined;
  const reference = creditorReferenceOf(order.invoiceNumber);
  return rowOf(amount, { payerName: 'Load Joinery', ...(reference && { reference }) });
};

type Work = (id: string) => Promise<unknown>;

/**
 * Returns a function with which an admin imports a file of the bank, sometimes twice, and books what is
 * sure, sometimes with a colleague, while others book money on the same orders. What is left is booked
 * or left alone. One row of each file was in the one before.
 */
export const importingStatements = (
  shop: LoadContext,
  admins: readonly [TestAccount, TestAccount],
  bookMoney: Work,
): (() => Promise<void>) => {
  const { call, bank, tracker } = shop;
  const [{ token }] = admins;
  const sendStep = sendingSteps(shop, admins[0]);
  const account = `LOAD${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 20)}`;
  let last: FileRow | undefined;

  const openOrders = async (): Promise<Order[]> => {
    const path = '/orders?limit=50&payment=unpaid';
    const page = await call('unpaid orders', 'GET', path, { token });
    const known = new Set(tracker.ids());
    const unpaid = page.ok ? (page.body as Order[]).filter(({ _id }) => known.has(_id)) : [];
    const invoiced = unpaid.filter(({ invoiceNumber }) => invoiceNumber);
    const first = Math.floor(Math.random() * invoiced.length);
    return invoiced.slice(first, first + chosen);
  };

  const importFile = async (rows: readonly FileRow[], repeated: readonly FileRow[]) => {
    const head = { account, from: dayIn(0), to: dayIn(0), opening: 0 };
    const entries = [...repeated, ...rows];
    const file = randomItem([camtOf, mt940Of])([{ ...head, entries }]);
    const headers = { 'Content-Type': 'application/octet-stream' };
    const responses = await sendRepeatedly((repeat) =>
      call(`import a bank file${repeat}`, 'POST', '/bank/imports?name=load.txt', {
        token: randomItem(admins).token,
        body: Buffer.from(file),
        headers,
      }),
    );
    const answers = responses.filter(({ ok }) => ok).map(({ body }) => body as ImportedStatements);
    for (const answer of answers) bank.import(answer.import._id, rows, answer.import.entries);
    return answers[0]?.import._id;
  };

  const bookSure = async (by: TestAccount, importId: string): Promise<void> => {
    for (let more = true; more; ) {
      const path = `/bank/entries/sure?import=${importId}`;
      const answer = await call('book sure rows', 'POST', path, { token: by.token });
      if (!answer.ok) return;
      const booked = answer.body as BookedEntries;
      bank.bookSure(booked.booked);
      more = booked.more;
    }
  };

  const finish = async ({ _id: id, version, shares: found, amount }: BankEntry) => {
    if (found.length === 0 || randomBoolean(shares.left)) {
      const json = { version, status: 'left' };
      return call('leave a bank row', 'PUT', `/bank/entry/${id}/status`, { token, json });
    }
    const [{ invoiceNumber }] = found as [(typeof found)[number]];
    return sendStep(id, 'booking', {
      version,
      shares: [{ invoiceNumber, amount }],
      overpayment: true,
    });
  };

  return async () => {
    const found = await openOrders();
    const rows = [...found.flatMap((order) => paymentOf(order) ?? []), rowOf(777), rowOf(-1_500)];
    const importId = await importFile(rows, last ? [last] : []);
    if (!importId) return;
    last = rows[0];
    const paid = found.slice(0, 2).map(({ _id }) => _id);
    const booking = randomBoolean(shares.atOnce) ? admins : [admins[0]];
    await Promise.all([...booking.map((by) => bookSure(by, importId)), ...paid.map(bookMoney)]);
    const path = `/bank/entries?filter=open&import=${importId}`;
    const open = await call('open bank rows', 'GET', path, { token });
    if (open.ok) await Promise.all((open.body as BankEntry[]).map(finish));
  };
};
