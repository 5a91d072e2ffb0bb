import { write } from 'firebase-functions/logger';
import { LRUCache } from 'lru-cache';
import { type CompanyStatus, keyUseMinutes } from '../contract/index.ts';
import type { KeyDocument } from '../documents/apiKeys.ts';
import { shortLivedCache } from './calls/shortLivedCache.ts';
import { apiKeys } from './collections/keyCollections.ts';
import { readDocument } from './reads/documents.ts';
import { findDocuments } from './reads/queries.ts';
import { transact } from './writes/transact.ts';
import type { Transaction } from './writes/transaction.ts';

/** A key as it is now. Costs one read. */
export const readKey = (id: string): Promise<KeyDocument | undefined> =>
  readDocument(apiKeys.doc(id));

/** A key as it was at most five seconds ago. */
export const readKeyLately = shortLivedCache(readKey, { maxAge: 5_000, maxEntries: 1_000 });

const useMs = keyUseMinutes * 60_000;

/** The keys whose use this instance has stored. */
const recentlyUsed = new LRUCache<string, true>({ max: 1_000, ttl: useMs });

/** Stores that a key is used, at most every few minutes. A failure is logged: the call goes on. */
export const noteKeyUse = async (
  id: string,
  { lastUsedAt }: Pick<KeyDocument, 'lastUsedAt'>,
): Promise<void> => {
  const now = Date.now();
  if (recentlyUsed.has(id) || (lastUsedAt && now - lastUsedAt.getTime() < useMs)) return;
  recentlyUsed.set(id, true);
  try {
    await transact(async ({ update }) => update(apiKeys.doc(id), { lastUsedAt: new Date(now) }));
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write({ severity: 'WARNING', message: 'The use of an API key was not stored', cause });
  }
};

/** More than the limit of a company: expired and revoked keys stay in the list. */
const maxKeys = 400;

/**
 * Writes the status of a company to its keys that are not revoked, in the transaction that changes it: they
 * are refused, or accepted again, from the next call on.
 */
export const moveKeysOf = async (
  transaction: Transaction,
  companyId: string,
  companyStatus: CompanyStatus,
): Promise<void> => {
  const query = apiKeys.where('owner', '==', companyId).where('revokedAt', '==', null);
  for (const { id } of await findDocuments(query, maxKeys)) {
    const reference = apiKeys.doc(id);
    if (!(await transaction.read(reference))) continue;
    transaction.update(reference, { companyStatus, changeId: transaction.id });
  }
};
