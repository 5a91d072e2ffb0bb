import {
  companyKeyPermissions,
  keyStatusOf,
  may,
  missingPermissions,
  type Permission,
  permissions,
} from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { type Account, activeAccounts } from '../../store/accounts/accounts.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';
import { companies } from '../../store/collections/collections.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { readMembership } from '../../store/memberships.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById } from '../../store/reads/queries.ts';

/** The most that a key can have: what its creator may do for the shop, or an owner for a company. */
const mostOf = async ({ owner }: KeyDocument, account: Account): Promise<readonly Permission[]> => {
  if (owner === null) return account.admin ? permissions : permissionsNow(account);
  const membership = await readMembership(owner, account.uid);
  return membership && may(membership.role, 'manage') ? companyKeyPermissions : [];
};

const statusProblem = async ({ owner, companyStatus }: KeyDocument): Promise<string[]> => {
  if (owner === null) return [];
  const [company] = await readFields([companies.doc(owner)], ['status']);
  if (!company) return ['acts for a company that does not exist'];
  return company.status === companyStatus ? [] : ['has another status than its company'];
};

const problemsOf = async (key: KeyDocument, account: Account | undefined): Promise<string[]> => {
  const ofStatus = await statusProblem(key);
  if (!account) return [...ofStatus, 'was created by an account that does not exist'];
  const above = missingPermissions(await mostOf(key, account), key.permissions);
  return [...ofStatus, ...(above.length > 0 ? [`is above its creator: ${above.join(', ')}`] : [])];
};

/**
 * Checks that no active key is above its creator, that creators have accounts, and that keys have the
 * status of their companies. Such a key is refused; it should be revoked. Can run while keys are used.
 * Costs a read for each key, and at most two more for each active one.
 */
export const checkKeys = async (now: Date = new Date()): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(apiKeys)) {
    const active = batch.filter(({ content }) => keyStatusOf(content, now) === 'active');
    const accounts = await activeAccounts([
      ...new Set(active.map((key) => key.content.creator.uid)),
    ]);
    const byUid = new Map(accounts.map((account) => [account.uid, account]));
    for (const { content } of active) {
      const found = await problemsOf(content, byUid.get(content.creator.uid));
      problems.push(...found.map((one) => `API key ${content.prefix}… ${one}`));
    }
  }
  return problems;
};
