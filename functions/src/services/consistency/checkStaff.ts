import { limits, type Permission } from '../../contract/index.ts';
import type { StaffDocument } from '../../documents/staff/roles.ts';
import { type Account, activeAccounts } from '../../store/accounts/accounts.ts';
import { roles, staff, staffInvitations } from '../../store/collections/staffCollections.ts';
import { batchesById, type Found, findDocuments } from '../../store/reads/queries.ts';

const problemsOf = (
  { content: { roleIds, permissions } }: Found<StaffDocument>,
  account: Account | undefined,
  known: ReadonlyMap<string, readonly Permission[]>,
): string[] => {
  const allowed = new Set(roleIds.flatMap((id) => known.get(id) ?? []));
  const found: [is: boolean, problem: string][] = [
    [!account, 'has roles, but no active account'],
    // Without a verified address, they count for nothing.
    [account?.emailVerified === true && !account.roleIds, 'has roles that are not in the claims'],
    [roleIds.some((id) => !known.has(id)), 'has a role that does not exist'],
    [
      allowed.size !== permissions.length || permissions.some((one) => !allowed.has(one)),
      'may do other things than the roles allow',
    ],
    [new Set(roleIds).size < roleIds.length, 'has a role twice'],
    [roleIds.length === 0 || roleIds.length > limits.rolesOfPerson, 'has too few or many roles'],
  ];
  return found.filter(([is]) => is).map(([, problem]) => problem);
};

const checkInvitations = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(staffInvitations)) {
    for (const { id, content } of batch) {
      const isAccepted = content.status === 'accepted';
      if (isAccepted === (content.acceptedBy !== null)) continue;
      problems.push(
        `staff invitation ${id} is ${content.status}, but says otherwise who accepted it`,
      );
    }
  }
  return problems;
};

/**
 * Checks that the people of the staff have accounts with claims, and may do what their roles allow. Can run while
 * they change, except that a claim follows its roles a moment later. Costs a read for each role,
 * each person and each invitation.
 */
export const checkStaff = async (): Promise<string[]> => {
  const stored = await findDocuments(roles, limits.roles);
  const known = new Map(stored.map(({ id, content }) => [id, content.permissions]));
  const problems: string[] = [];
  for await (const batch of batchesById(staff)) {
    const accounts = await activeAccounts(batch.map(({ id }) => id));
    const byUid = new Map(accounts.map((account) => [account.uid, account]));
    problems.push(
      ...batch.flatMap((person) =>
        problemsOf(person, byUid.get(person.id), known).map(
          (problem) => `staff ${person.id} ${problem}`,
        ),
      ),
    );
  }
  return [...problems, ...(await checkInvitations())];
};
