import { createHash } from 'node:crypto';
import { chainProblem } from '../../../bank/checkBalances.ts';
import { readFile } from '../../../bank/readFile.ts';
import type { ReadFile, ReadStatement } from '../../../bank/rows/statement.ts';
import {
  bankEntryTermsOf,
  type ImportedStatements,
  limits,
  type Match,
} from '../../../contract/index.ts';
import type { BankEntryDocument, BankImportDocument } from '../../../documents/bank.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { bankEntries, bankImports } from '../../../store/collections/bankCollections.ts';
import { readDocument, readFields } from '../../../store/reads/documents.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { matchEntries, matchFields } from '../matching/matchOpen.ts';
import { storeMatches } from '../matching/storeMatches.ts';
import { importResource } from '../storedEntries.ts';
import { readBankTable } from './bankFormats.ts';
import { type IdentifiedEntry, withIds } from './entryIds.ts';

const answerOf = (id: string, stored: BankImportDocument, again: boolean): ImportedStatements => ({
  acknowledged: true,
  import: importResource.toSent(id, stored),
  again,
});

const readStatements = async (bytes: Uint8Array): Promise<ReadFile> => {
  const found = await readFile(bytes, limits.bankFile.entries);
  const file = found.format === 'table' ? await readBankTable(found) : found;
  const count = file.statements.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count + file.pending > 0 || file.format === 'camt') return file;
  throw new ApiError('bank-file-refused', { fileProblem: 'The file has no rows of a statement' });
};

/** How many of the last files are compared with an opening balance. */
const comparedImports = 10;

/** Says where statements do not continue the last ones of their accounts that were imported. */
const gapsBefore = async (importId: string, statements: readonly ReadStatement[]) => {
  const warnings: string[] = [];
  for (const [account, own] of Map.groupBy(statements, (one) => one.account)) {
    const [first] = own.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
    const { from = null, opening = null } = first ?? {};
    if (!first || from === null || opening === null) continue;
    const earlier = bankImports
      .where('accounts', 'array-contains', account)
      .orderBy('createdAt', 'desc');
    const imports = await findDocuments(earlier, comparedImports);
    const [last] = imports
      .filter(({ id }) => id !== importId)
      .flatMap(({ content }) => content.statements)
      .filter((one) => one.account === account && one.to !== null && one.to <= from)
      .toSorted((one, other) => (other.to ?? '').localeCompare(one.to ?? ''));
    const problem = last && chainProblem(last, first);
    if (problem) warnings.push(problem);
  }
  return warnings;
};

const nothing: Match = { certainty: 'unknown', cause: 'nothing-found', shares: [] };

const documentOf = (
  { entry }: IdentifiedEntry,
  match: Match,
  importId: string,
): BankEntryDocument => {
  const found = { ...entry, ...matchFields(match), bookings: [] };
  return {
    ...found,
    importId,
    status: 'open',
    handledBy: null,
    handledAt: null,
    version: importId,
    createdAt: new Date(),
    searchTerms: bankEntryTermsOf(found),
  };
};

/** Far fewer bytes and index entries than a transaction may write. */
const batchSize = 100;

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );

const storedFields = ['importId'] as const;

const referenceOf = ({ id }: IdentifiedEntry) => bankEntries.doc(id);

/** The rows that no file has added, and how many this one has added in an attempt that ended early. */
const newOnes = async (entries: readonly IdentifiedEntry[], importId: string) => {
  const missing: IdentifiedEntry[] = [];
  let added = 0;
  for (const batch of batchesOf(entries)) {
    const stored = await readFields(batch.map(referenceOf), storedFields);
    batch.forEach((one, at) => {
      const found = stored[at];
      if (!found) missing.push(one);
      else if (found.importId === importId) added += 1;
    });
  }
  return { missing, added };
};

/** Adds the rows that are still missing. Returns how many. */
const addRows = (
  rows: readonly IdentifiedEntry[],
  matches: ReadonlyMap<string, Match>,
  importId: string,
): Promise<number> =>
  transact(async (transaction) => {
    const stored = await transaction.readAll(rows.map(referenceOf), storedFields);
    const missing = rows.filter((_, at) => !stored[at]);
    for (const row of missing) {
      const match = matches.get(row.id) ?? nothing;
      transaction.create(referenceOf(row), documentOf(row, match, importId));
    }
    // Of an attempt whose answer was lost.
    return rows.filter((_, at) => (stored[at]?.importId ?? importId) === importId).length;
  });

interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** Notes that a file is being imported, so that an import that ends early can be seen. */
const begin = (
  id: string,
  { name }: SentFile,
  file: ReadFile,
  caller: Caller,
): Promise<BankImportDocument> =>
  transact(async (transaction) => {
    const earlier = await transaction.read(bankImports.doc(id));
    if (earlier) return earlier;
    const begun: BankImportDocument = {
      name,
      format: file.format,
      statements: file.statements.map(({ entries: _, ...statement }) => statement),
      accounts: [...new Set(file.statements.map(({ account }) => account))],
      entries: 0,
      repeated: 0,
      pending: file.pending,
      warnings: file.warnings,
      complete: false,
      by: caller.uid,
      byName: caller.displayName || caller.email,
      createdAt: new Date(),
    };
    transaction.create(bankImports.doc(id), begun);
    return begun;
  });

type Counts = Pick<BankImportDocument, 'entries' | 'repeated' | 'warnings'>;

const end = (id: string, counts: Counts, caller: Caller): Promise<ImportedStatements> =>
  transact(
    async (transaction) => {
      const reference = importResource.reference(id);
      const stored = importResource.existing(await transaction.read(reference));
      if (stored.complete) return answerOf(id, stored, true);
      const change = { ...counts, complete: true };
      transaction.update(reference, change);
      recordAudit(transaction, caller, {
        action: 'bank-imported',
        target: { kind: 'bank-import', id, label: stored.name },
        before: {},
        after: { entries: counts.entries, repeated: counts.repeated },
      });
      return answerOf(id, { ...stored, ...change }, false);
    },
    { confirmBy: { reference: importResource.reference(id), shows: ({ complete }) => complete } },
  );

/**
 * Imports a file with bank statements: adds the rows that no other file had. The same file again
 * adds nothing, and completes an import that ended early. Throws `bank-file-refused` and
 * `bank-columns-needed`.
 */
export const importFile = async (sent: SentFile, caller: Caller): Promise<ImportedStatements> => {
  const id = createHash('sha256').update(sent.bytes).digest('hex').slice(0, 40);
  const earlier = await readDocument(bankImports.doc(id));
  if (earlier?.complete) return answerOf(id, earlier, true);
  const file = await readStatements(sent.bytes);
  await begin(id, sent, file, caller);
  const entries = withIds(file.statements);
  const { missing, added } = await newOnes(entries, id);
  const matches = await matchEntries(missing.map((one) => ({ id: one.id, content: one.entry })));
  let count = added;
  for (const batch of batchesOf(missing)) count += await addRows(batch, matches, id);
  // Rows of earlier files that seem to pay the same invoices.
  const own = new Set(missing.map((one) => one.id));
  await storeMatches(new Map([...matches].filter(([one]) => !own.has(one))));
  const rows = file.statements.reduce((sum, one) => sum + one.entries.length, 0);
  const warnings = [...file.warnings, ...(await gapsBefore(id, file.statements))];
  return end(id, { entries: count, repeated: rows - count, warnings }, caller);
};
