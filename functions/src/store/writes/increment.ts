import { FieldValue } from 'firebase-admin/firestore';

const amounts = new WeakMap<object, number>();

/**
 * Adds a number to a field. Unlike one of `FieldValue.increment`, requests that share a transaction
 * can add it to others.
 */
export const increment = (amount: number): FieldValue => {
  const value = FieldValue.increment(amount);
  amounts.set(value, amount);
  return value;
};

/** The number that a value of `increment` adds; undefined for any other value. */
export const amountOf = (value: unknown): number | undefined =>
  value instanceof FieldValue ? amounts.get(value) : undefined;
