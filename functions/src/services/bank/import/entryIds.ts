import { createHash } from 'node:crypto';
import type { ReadEntry, ReadStatement } from '../../../bank/rows/statement.ts';

/** A row of a file with the id under which it is stored. */
export interface IdentifiedEntry {
  id: string;
  entry: ReadEntry;
}

/** 160 bits: no two rows ever share one by chance. */
const idLength = 40;

/** A hash of what makes something what it is. */
export const hashOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, idLength);

/** A text without what files in several formats write differently. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const identityOf = ({ account, day, amount, currency, ...entry }: ReadEntry): string[] => {
  const fixed = [account, day, String(amount), currency];
  const { bankReference, text, payerName, payerAccount, reference } = entry;
  if (bankReference !== '') return [...fixed, 'bank', bankReference];
  return [...fixed, ...[text, payerName, payerAccount, reference].map(compared)];
};

/**
 * The rows of a file with their ids: the same in each file that has the row. Two rows with the same
 * number of the bank are one; without a number, equal rows are as many payments.
 */
export const withIds = (statements: readonly ReadStatement[]): IdentifiedEntry[] => {
  const found = new Map<string, ReadEntry>();
  const counts = new Map<string, number>();
  for (const entry of statements.flatMap(({ entries }) => entries)) {
    const identity = identityOf(entry);
    const key = JSON.stringify(identity);
    const before = entry.bankReference === '' ? (counts.get(key) ?? 0) : 0;
    counts.set(key, before + 1);
    found.set(hashOf(...identity, before), entry);
  }
  return [...found].map(([id, entry]) => ({ id, entry }));
};
