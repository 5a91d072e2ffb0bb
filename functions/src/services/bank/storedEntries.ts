import type { Query } from 'firebase-admin/firestore';
import { bankEntryFields, bankImportFields } from '../../contract/bank/statements/fields.ts';
import {
  type BankEntry,
  type BankEntryFilter,
  type BankImport,
  bankEntrySearchTexts,
} from '../../contract/index.ts';
import type { BankEntryDocument } from '../../documents/bank.ts';
import { bankEntries, bankImports } from '../../store/collections/bankCollections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { resource } from '../../store/resource/resource.ts';

/** The imported files with bank statements. */
export const importResource = resource({
  collection: bankImports,
  fields: bankImportFields,
  notFound: 'import-not-found',
});

/** The rows of bank statements. */
export const entryResource = resource({
  collection: bankEntries,
  fields: bankEntryFields,
  notFound: 'entry-not-found',
});

/** A page of the imported files, newest first. Throws `validation` for an invalid cursor. */
export const listImports = (page: PageRequest): Promise<Page<BankImport>> =>
  readPage(
    {
      query: importResource.select(bankImports),
      order: { field: 'createdAt', direction: 'desc' },
      toItem: importResource.toSent,
    },
    page,
  );

/** An imported file. Throws `import-not-found`. */
export const getImport = async (id: string): Promise<BankImport> => {
  const stored = await readDocument(importResource.reference(id));
  return importResource.toSent(id, importResource.existing(stored));
};

type Narrow = (all: Query<BankEntryDocument>) => Query<BankEntryDocument>;

const withStatus =
  (status: BankEntryDocument['status']): Narrow =>
  (all) =>
    all.where('status', '==', status);

const openWith =
  (...certainties: BankEntryDocument['certainty'][]): Narrow =>
  (all) =>
    withStatus('open')(all).where('certainty', 'in', certainties);

const filters: Record<BankEntryFilter, Narrow> = {
  open: openWith('sure', 'proposal', 'unknown'),
  sure: openWith('sure'),
  proposal: openWith('proposal'),
  unknown: openWith('unknown'),
  outgoing: openWith('outgoing'),
  booked: withStatus('booked'),
  left: withStatus('left'),
  all: (all) => all,
};

/** Selects rows of bank statements. */
export interface EntrySelection {
  filter: BankEntryFilter;
  /** The id of the file that added them. */
  importId?: string | undefined;
  /** Words to find in whom and what they name, and in what they pay. */
  search?: string | undefined;
}

/** The rows that a filter selects, of a file or all. */
export const entriesWith = ({
  filter,
  importId,
}: Omit<EntrySelection, 'search'>): Query<BankEntryDocument> => {
  const filtered = filters[filter](bankEntries);
  return importId === undefined ? filtered : filtered.where('importId', '==', importId);
};

/** The order of lists of rows. */
const lastDayFirst: ListOrder = { field: 'day', direction: 'desc' };

/** A page of rows, the last day first. Throws `validation` for an invalid cursor. */
export const listEntries = (
  { search, ...selection }: EntrySelection,
  page: PageRequest,
): Promise<Page<BankEntry>> => {
  const query = entryResource.select(entriesWith(selection));
  const found = searchIn({ query, textsOf: bankEntrySearchTexts }, search);
  return readPage({ ...found, order: lastDayFirst, toItem: entryResource.toSent }, page);
};
