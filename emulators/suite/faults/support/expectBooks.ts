import { checkBooks } from 'functions/operations';
import type { TestAccount } from 'functions/testing/accounts';
import { orders, readDocument } from 'functions/testing/store';
import { stockOf } from 'functions/testing/tools';
import { expect } from 'vitest';

/**
 * That the store holds these orders of the customers and no others, that of the hundred pieces of
 * the tool just those are gone that are ordered and not cancelled, and that all books agree.
 */
export const expectBooks = async (
  toolId: string,
  customers: TestAccount[],
  { placed, cancelled }: { placed: string[]; cancelled: string[] },
): Promise<void> => {
  const found = await Promise.all(
    customers.map(({ uid }) => orders.where('userId', '==', uid).get()),
  );
  const stored = found.flatMap(({ docs }) => docs.map(({ id }) => id));
  expect(stored.toSorted()).toEqual([...placed, ...cancelled].toSorted());
  for (const id of cancelled) {
    expect(await readDocument(orders.doc(id))).toMatchObject({ status: 'cancelled' });
  }
  const { available, ledger } = await stockOf(toolId);
  expect([available, ledger]).toEqual([stock - 5 * placed.length, stock - 5 * placed.length]);
  expect((await checkBooks()).problems).toEqual([]);
};

/** How many pieces there are of a tool before anybody orders. */
export const stock = 1_000;
