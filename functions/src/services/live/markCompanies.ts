import { FieldValue } from 'firebase-admin/firestore';
import { batchCalls } from '../../store/calls/batchCalls.ts';
import { liveCompanies } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';

const markAll = async (ids: readonly string[]): Promise<readonly string[]> => {
  await transact(async ({ replace }) => {
    for (const id of new Set(ids)) {
      replace(liveCompanies.doc(id), { changedAt: FieldValue.serverTimestamp() });
    }
  });
  return ids;
};

/**
 * Marks a company as changed now, for the pages that listen to it. They ask the API what has
 * changed, so a mark that is repeated or late tells nothing false.
 */
export const markCompany = batchCalls(markAll, { calls: 100, loads: 1 });

/** A document of a company before and after a change; `undefined` if it did not exist. */
export interface PartChange {
  before: { companyId: string } | undefined;
  after: { companyId: string } | undefined;
}

/** Marks the company of a membership, an invitation or a request for approval that has changed. */
export const markCompanyOf = async ({ before, after }: PartChange): Promise<void> => {
  const part = after ?? before;
  if (part) await markCompany(part.companyId);
};
