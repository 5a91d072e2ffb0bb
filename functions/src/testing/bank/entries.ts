import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { bankEntryTermsOf } from '../../contract/index.ts';
import type { BankEntryDocument, BankImportDocument } from '../../documents/bank.ts';
import { bankEntries, bankImports } from '../../store/collections/bankCollections.ts';

/** An import of a file with one statement. */
const importOf = (fields: Partial<BankImportDocument> = {}): BankImportDocument => ({
  name: 'november.xml',
  format: 'camt',
  statements: [],
  accounts: [],
  entries: 1,
  repeated: 0,
  pending: 0,
  warnings: [],
  complete: true,
  by: 'admin',
  byName: 'Ada Joiner',
  createdAt: new Date(),
  ...fields,
});

/** An open row of which nothing is known but its amount. */
export const entryOf = (fields: Partial<BankEntryDocument> = {}): BankEntryDocument => {
  const entry = {
    importId: 'any',
    account: 'DE89370400440532013000',
    day: '2026-11-26',
    amount: 4_200,
    currency: 'USD',
    payerName: 'Brackenbury Joinery',
    payerAccount: 'GB33BUKB20201555555555',
    text: 'Invoice 2026-000123',
    reference: '',
    bankReference: '',
    parts: 1,
    returned: false,
    status: 'open' as const,
    certainty: 'unknown' as const,
    cause: 'nothing-found' as const,
    shares: [],
    bookings: [],
    handledBy: null,
    handledAt: null,
    version: 'first',
    createdAt: new Date(),
    ...fields,
  };
  const invoiceNumbers = entry.shares.map(({ invoiceNumber }) => invoiceNumber);
  return { invoiceNumbers, searchTerms: bankEntryTermsOf(entry), ...entry };
};

/** Stores an import until the end of the test, and returns its id. */
export const storeImport = async (fields?: Partial<BankImportDocument>): Promise<string> => {
  const stored = bankImports.doc(randomUUID());
  await stored.set(importOf(fields));
  onTestFinished(async () => void (await stored.delete()));
  return stored.id;
};

/** Stores a row until the end of the test, and returns its id. */
export const storeEntry = async (fields?: Partial<BankEntryDocument>): Promise<string> => {
  const stored = bankEntries.doc(randomUUID());
  await stored.set(entryOf(fields));
  onTestFinished(async () => void (await stored.delete()));
  return stored.id;
};
