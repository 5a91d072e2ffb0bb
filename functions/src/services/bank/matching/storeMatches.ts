import { bankEntryTermsOf, type Match, type MatchedEntries } from '../../../contract/index.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { readPage } from '../../../store/reads/pages.ts';
import type { PageRequest } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { entriesWith } from '../storedEntries.ts';
import { matchEntries, matchFields } from './matchOpen.ts';
import { inChunks } from './openInvoices.ts';

/** Far below what a transaction may write. */
const entriesOfTransaction = 100;

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Stores what open entries seem to pay, where it has changed. Others have been handled meanwhile. */
export const storeMatches = async (matches: ReadonlyMap<string, Match>): Promise<void> => {
  for (const chunk of inChunks([...matches], entriesOfTransaction)) {
    await transact(async (transaction) => {
      const stored = await Promise.all(chunk.map(([id]) => transaction.read(bankEntries.doc(id))));
      for (const [at, [id, match]] of chunk.entries()) {
        const entry = stored[at];
        if (entry?.status !== 'open') continue;
        const { certainty, cause, shares, invoiceNumbers } = entry;
        const isDoubtful = entry.undone && match.certainty === 'sure';
        const change = matchFields(isDoubtful ? { ...match, certainty: 'proposal' } : match);
        if (isSame({ certainty, cause, shares, invoiceNumbers }, change)) continue;
        const searchTerms = bankEntryTermsOf({ ...entry, ...change });
        transaction.update(bankEntries.doc(id), { ...change, searchTerms });
      }
    });
  }
};

/** How many entries one call matches. */
const entriesOfCall = 200;

/**
 * Matches open entries of a file, or of all, with what is open now. Throws `validation` for an invalid
 * cursor.
 */
export const matchStored = async (
  importId: string | undefined,
  { cursor }: Pick<PageRequest, 'cursor'>,
): Promise<MatchedEntries> => {
  const page = await readPage(
    {
      query: entriesWith({ filter: 'open', importId }),
      order: { field: 'day', direction: 'desc' },
      toItem: (id, content) => ({ id, content }),
    },
    { limit: entriesOfCall, ...(cursor !== undefined && { cursor }) },
  );
  await storeMatches(await matchEntries(page.items));
  return { acknowledged: true, matched: page.items.length, next: page.next ?? null };
};
