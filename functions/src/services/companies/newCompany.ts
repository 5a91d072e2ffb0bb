import {
  type CompanyDetails,
  type CompanyStatus,
  companyNumberOf,
  usualApprovalRules,
  withCountry,
} from '../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../documents/people/companies.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { companies, memberships } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { completedAddress } from '../accounts/completedAddress.ts';
import { searchFields, statusFields } from './stored/companies.ts';
import { memberName } from './stored/storedMembers.ts';

/** Numbers are derived from six characters only, so one may be taken. */
const freeNumber = async (id: string, attempt = 0): Promise<string> => {
  const number = companyNumberOf(attempt === 0 ? id : `${id}/${attempt}`);
  const isTaken = (await countDocuments(companies.where('number', '==', number))) > 0;
  return isTaken ? freeNumber(id, attempt + 1) : number;
};

type Owner = Pick<Account, 'uid' | 'email' | 'displayName'>;

/** What a new company has besides its details. */
interface NewCompany {
  id: string;
  /** The first owner. */
  owner: Owner;
  status: CompanyStatus;
  /** Who gave it this status. */
  by: Pick<CompanyDocument['history'][number], 'actor' | 'uid'>;
  country: string;
}

const toDocument = (
  { position, ...details }: CompanyDetails & { position: string },
  { owner, status, by, country }: NewCompany,
  { number, transitionId }: { number: string; transitionId: string },
): CompanyDocument => {
  const at = new Date();
  const { uid, email } = owner;
  const company = {
    ...withCountry(details, country),
    billingAddress: completedAddress(details.billingAddress, country, 'billingAddress.'),
    number,
    requestedBy: { uid, email, name: memberName(owner), position },
  };
  return {
    ...company,
    ...statusFields(status),
    ...searchFields(company),
    version: transitionId,
    approval: usualApprovalRules,
    memberCount: 1,
    ownerCount: 1,
    history: [{ status, ...by, at, transitionId }],
    createdAt: at,
    updatedAt: at,
  };
};

const firstOwner = (
  companyId: string,
  owner: Owner,
  { version, createdAt }: CompanyDocument,
): MembershipDocument => ({
  companyId,
  uid: owner.uid,
  name: memberName(owner),
  email: owner.email,
  role: 'owner',
  orderLimit: null,
  budget: null,
  invitedBy: null,
  joinedAt: createdAt,
  version,
});

/** Creates a company with its first owner. */
export const createCompany = async (
  transaction: Transaction,
  details: CompanyDetails & { position: string },
  created: NewCompany,
): Promise<CompanyDocument> => {
  const { id, owner } = created;
  const number = await freeNumber(id);
  const company = toDocument(details, created, { number, transitionId: transaction.id });
  transaction.create(companies.doc(id), company);
  transaction.create(
    memberships.doc(membershipIdOf(id, owner.uid)),
    firstOwner(id, owner, company),
  );
  return company;
};
