import { type InferType, object } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import { counted } from '../numbers/numbers.ts';
import type { CompanyRole } from '../rights/companyRights.ts';
import type { ApprovalRules, MemberLimits } from './approval.ts';
import { memberFields, version } from './companyFields.ts';
import { companyLimits } from './companyLimits.ts';
import type { membershipFields } from './fields.ts';
import type { CompanyStatus } from './lifecycle.ts';

/** The message for a company with too many members and invitations. */
export const tooManyMembersMessage = `A company can have at most ${companyLimits.members} members, with those who are invited`;

/** The message for an account that belongs to too many companies. */
export const tooManyMembershipsMessage = `An account can belong to at most ${companyLimits.memberships} companies`;

/** The message for an account with too many sign-ups that wait for a decision. */
export const tooManySignUpsMessage = `We are still looking at ${counted(companyLimits.openSignUps, 'company', 'companies')} of yours: please wait for our answer`;

/** The message for a rule that nobody but the requester could satisfy. */
export const unsatisfiableMessage = (
  available: number,
  { approvers }: Pick<ApprovalRules, 'approvers'>,
  name: string,
): string => {
  const need = approvers === 1 ? 'Another member must' : 'Two other members must';
  const can = available === 0 ? 'nobody else can' : 'only one can';
  return `${need} approve these orders of ${name}, but ${can}: add an approver first`;
};

/** The body of a change of a member by an owner, as of a version. */
export const memberSchema = object({ version, ...memberFields });
export type MemberInput = InferType<typeof memberSchema>;

/** A member of a company in a response; times are ISO 8601. */
export interface Member extends Sent<typeof membershipFields> {}

/** A member in the list for owners. */
export interface ListedMember extends Member {
  /**
   * The net cents spent in the current period of the budget, or without one in this month; null for
   * members who place no orders.
   */
  spent: number | null;
}

/** The response to a change of a member. */
export interface ChangedMember extends Acknowledged {
  member: Member;
}

/** A membership of the caller, with what pages say about the company. */
export interface Membership extends MemberLimits {
  companyId: string;
  companyName: string;
  companyNumber: string;
  companyStatus: CompanyStatus;
  /** Why the company has this status; empty if there is nothing to say. */
  statusReason: string;
  role: CompanyRole;
  joinedAt: string;
}

/** A member who can approve orders, as everybody in the company sees them. */
export interface CompanyApprover {
  uid: string;
  name: string;
  role: CompanyRole;
}
