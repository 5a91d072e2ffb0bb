import {
  type ChangedMember,
  type CompanyApprover,
  canChangeWith,
  type Deleted,
  type ListedMember,
  type MemberInput,
  may,
  unsatisfiableMessage,
  unsatisfiableRules,
} from '../../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../../store/audit.ts';
import { companies, isDocumentId, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readDocument, readFields } from '../../../store/reads/documents.ts';
import { readPage } from '../../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { auditedMember } from '../stored/auditedMembers.ts';
import { companyReference, existingCompany } from '../stored/companies.ts';
import { spendingOf, spentOf } from '../stored/spending.ts';
import {
  membersOf,
  readApprovers,
  readMembers,
  refuseLastOwner,
  toMember,
} from '../stored/storedMembers.ts';
import { endMembership } from './endMembership.ts';
import { readManaged } from './memberRights.ts';
import { revokeInvitationsBy } from './revokeInvitations.ts';

const byJoining: ListOrder = { field: 'joinedAt', direction: 'asc' };

/** Throws `company-not-found` for a company that an admin asks for and that does not exist. */
const requireCompany = async (id: string): Promise<void> => {
  existingCompany(await readDocument(companyReference(id)));
};

/** The period in which the spending of members without a budget is shown. */
const usualBudget = { amount: 0, period: 'month' } as const;

/** The members with what those who order have spent in the current period of their budgets. */
const withSpending = async (
  members: readonly MembershipDocument[],
  at: Date,
): Promise<ListedMember[]> => {
  const spenders = members.filter(({ role }) => may(role, 'order'));
  const stored = await readFields(
    spenders.map(({ companyId, uid }) => spendingOf({ companyId, uid, at })),
    ['months'],
  );
  const spent = new Map(
    spenders.map(({ uid, budget }, index) => [
      uid,
      spentOf({ budget: budget ?? usualBudget }, stored[index], at),
    ]),
  );
  return members.map((member) => ({ ...toMember(member), spent: spent.get(member.uid) ?? null }));
};

/**
 * A page of the members of a company with their spending, in the order in which they joined. Throws
 * `company-not-found`, and `validation` for an invalid cursor.
 */
export const listMembers = async (id: string, page: PageRequest): Promise<Page<ListedMember>> => {
  await requireCompany(id);
  const toItem = (_: string, member: MembershipDocument) => member;
  const found = await readPage({ query: membersOf(id), order: byJoining, toItem }, page);
  return { ...found, items: await withSpending(found.items, new Date()) };
};

/** The members of a company who can approve orders, by name. Throws `company-not-found`. */
export const listApprovers = async (id: string): Promise<CompanyApprover[]> => {
  await requireCompany(id);
  return (await readApprovers(id))
    .map(({ uid, name, role }) => ({ uid, name, role }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** Refuses limits that nobody but the member could approve. Throws `validation`. */
const checkLimits = async (
  companyId: string,
  { approval }: CompanyDocument,
  changed: MembershipDocument,
): Promise<void> => {
  if (changed.orderLimit === null && changed.budget === null) return;
  const others = (await readMembers(companyId)).filter(({ uid }) => uid !== changed.uid);
  const refused = unsatisfiableRules(approval, [...others, changed]).find(
    ({ rule, uid }) => uid === changed.uid && rule !== 'from-amount',
  );
  if (!refused) return;
  const field = refused.rule === 'budget' ? 'budget' : 'orderLimit';
  const message = unsatisfiableMessage(refused.available, approval, changed.name);
  throw validationError({ [field]: message });
};

const ownersAfter = (
  { ownerCount }: CompanyDocument,
  before: MembershipDocument,
  { role }: MemberInput,
): number => ownerCount + (role === 'owner' ? 1 : 0) - (before.role === 'owner' ? 1 : 0);

/** The id of a membership of a company. Throws `member-not-found` for a uid that no account has. */
const memberReference = (companyId: string, uid: string) => {
  const id = membershipIdOf(companyId, uid);
  if (!isDocumentId(id)) throw new ApiError('member-not-found');
  return memberships.doc(id);
};

/**
 * Changes the role and the limits of a member, and records it in the audit log. The open invitations
 * of one who may no longer invite are revoked. Throws
 * `not-a-member` and `role-forbidden` when the right was lost meanwhile, `member-not-found`,
 * `precondition-failed` with the member unless the change was made for their version,
 * `company-inactive` after the end, `last-owner`, and `validation` for limits that nobody but the
 * member could approve.
 */
export const updateMember = async (
  companyId: string,
  uid: string,
  input: MemberInput,
  caller: Caller,
): Promise<ChangedMember> => {
  const reference = memberReference(companyId, uid);
  const change = transact(
    async (transaction) => {
      const { company } = await readManaged(transaction, companyId, caller, 'manage');
      if (!canChangeWith(company.status)) {
        throw new ApiError('company-inactive', { companyStatus: company.status });
      }
      const member = await transaction.read(reference);
      if (!member) throw new ApiError('member-not-found');
      if (member.version !== input.version) {
        throw new ApiError('precondition-failed', { member: toMember(member) });
      }
      const { role, orderLimit, budget } = input;
      const changed = { ...member, role, orderLimit, budget, version: transaction.id };
      if (role !== 'owner') refuseLastOwner(companyId, company, member);
      await checkLimits(companyId, company, changed);
      if (may(member.role, 'manage') && !may(role, 'manage')) {
        await revokeInvitationsBy(transaction, companyId, uid);
      }
      transaction.update(reference, { role, orderLimit, budget, version: transaction.id });
      const ownerCount = ownersAfter(company, member, input);
      if (ownerCount !== company.ownerCount) {
        transaction.update(companies.doc(companyId), { ownerCount });
      }
      recordAudit(transaction, caller, {
        action: 'member-changed',
        target: companyTarget(companyId, company),
        before: auditedMember(member),
        after: auditedMember(changed),
      });
      return changed;
    },
    { confirmBy: { reference, shows: ({ version }, id) => version === id } },
  );
  return { acknowledged: true, member: toMember(await change) };
};

/**
 * Removes a member of a company as an owner, or lets the caller leave it, and withdraws the member's
 * pending requests. Throws `role-forbidden` for others than owners, `last-owner`, and `not-a-member`
 * when the caller has left meanwhile.
 */
export const removeMember = (companyId: string, uid: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const { company, membership } = await readManaged(transaction, companyId, caller, 'member');
    const isSelf = uid === caller.uid;
    if (!isSelf && !may(membership.role, 'manage')) throw new ApiError('role-forbidden');
    const id = membershipIdOf(companyId, uid);
    const member = isSelf
      ? membership
      : isDocumentId(id)
        ? await transaction.read(memberships.doc(id))
        : undefined;
    if (!member) return { acknowledged: true, deletedCount: 0 };
    await endMembership(transaction, { id: companyId, company, member }, caller);
    return { acknowledged: true, deletedCount: 1 };
  });
