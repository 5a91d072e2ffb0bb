import type {
  companyEventFields,
  companyFields,
  invitationFields,
  membershipFields,
} from '../../contract/companies/fields.ts';
import type { MonthlySpending } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';

/** A stored status change. `transitionId` lets a transaction recognise its own commit. */
interface StoredCompanyEvent extends Stored<typeof companyEventFields> {
  transitionId: string;
}

/** A stored company. */
export interface CompanyDocument extends Stored<typeof companyFields> {
  history: StoredCompanyEvent[];
  /**
   * How many members are owners. A transaction that adds or removes one also writes this count, so
   * that two owners can't leave at the same time.
   */
  ownerCount: number;
  /** 1 while staff have to decide, otherwise 0: lists show these first. */
  undecided: 0 | 1;
  /** The folded name, to find other companies with the same one. */
  nameKey: string;
  /** The last invitation: so no two invitations at the same time pass a limit. */
  lastInvitationId?: string;
  /** The search index: words of number, name, tax number and addresses. */
  searchTerms: string[];
}

/** A stored membership, by the ids of company and account. */
export interface MembershipDocument extends Stored<typeof membershipFields> {
  companyId: string;
  /** The last request for approval; missing before the first one. */
  lastRequestId?: string;
}

/** A stored invitation, by the SHA-256 of its token. */
export interface InvitationDocument extends Stored<typeof invitationFields> {
  companyId: string;
  /** The id of the request that made it, to recognise a retry. */
  requestId: string;
  /** The account that accepted it, in the request with this id. */
  acceptedBy: { uid: string; requestId: string } | null;
}

/** What a member spends for a company in a year, by the ids of both and the year. */
export interface SpendingDocument {
  companyId: string;
  uid: string;
  year: string;
  /** Net amounts in whole cents, less cancellations. */
  months: MonthlySpending;
}
