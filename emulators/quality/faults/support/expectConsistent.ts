import { checkConsistency } from 'functions/operations';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orders, readDocument } from 'functions/testing/store/store';
import { stockOf } from 'functions/testing/tools/tools';
import { expect } from 'vitest';

/** The orders that a test expects, by what happened to them. */
export interface ExpectedOrders {
  placed?: string[];
  confirmed?: string[];
  delivered?: string[];
  cancelled?: string[];
}

const expectStatuses = async (expected: ExpectedOrders) => {
  for (const [status, ids] of Object.entries(expected)) {
    for (const id of ids) expect(await readDocument(orders.doc(id))).toMatchObject({ status });
  }
};

/**
 * Expects that Firestore contains exactly these orders of the customers, each with its status, that
 * only the orders that are not cancelled reduce the stock of each tool, and that stock, orders and
 * ledger are consistent.
 */
export const expectConsistent = async (
  toolIds: readonly string[],
  customers: Pick<TestAccount, 'uid'>[],
  expected: ExpectedOrders,
): Promise<void> => {
  const found = await Promise.all(
    customers.map(({ uid }) => orders.where('payerId', '==', uid).get()),
  );
  const stored = found.flatMap(({ docs }) => docs.map(({ id }) => id));
  const { placed = [], confirmed = [], delivered = [], cancelled = [] } = expected;
  const sold = [...placed, ...confirmed, ...delivered];
  expect(stored.toSorted()).toEqual([...sold, ...cancelled].toSorted());
  await expectStatuses(expected);
  const left = stock - 5 * sold.length;
  for (const toolId of toolIds) {
    expect(await stockOf(toolId)).toEqual({ available: left, ledger: left });
  }
  expect((await checkConsistency()).problems).toEqual([]);
};

/** The stock of a tool before the first order. */
export const stock = 1_000;
