import { checkConsistency } from 'functions/operations';
import type { TestAccount } from 'functions/testing/accounts';
import { orders, readDocument } from 'functions/testing/store';
import { stockOf } from 'functions/testing/tools';
import { expect } from 'vitest';

/**
 * Expects that Firestore contains exactly these orders of the customers, that only the orders that are
 * not cancelled reduce the stock of the tool, and that stock, orders and ledger are consistent.
 */
export const expectConsistent = async (
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
  expect((await checkConsistency()).problems).toEqual([]);
};

/** The stock of a tool before the first order. */
export const stock = 1_000;
