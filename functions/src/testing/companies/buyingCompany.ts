import { randomUUID } from 'node:crypto';
import {
  type ApprovalRules,
  type CompanyRole,
  type CompanyStatus,
  companyIdOf,
  companyNumberOf,
  type MemberLimits,
  usualApprovalRules,
} from '../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../documents/companies.ts';
import type { BuyingCaller } from '../../store/accounts/buyer.ts';
import { companies, memberships } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import type { TestAccount } from '../api/accounts.ts';
import { validForms } from '../inputs/validForms.ts';
import { newBuyer } from '../orders/prepaidOrders.ts';

/** The fields of a company that matter for what its members buy. */
export interface BuyingCompany {
  status?: CompanyStatus;
  approval?: Partial<ApprovalRules>;
  invoiceEmail?: string;
}

/** Stores a company without members, which is active by default and has no rules. */
export const createCompany = async ({
  status = 'active',
  approval = {},
  invoiceEmail = '',
}: BuyingCompany = {}): Promise<string> => {
  const companyId = companyIdOf(randomUUID().replaceAll('-', ''));
  const at = new Date();
  const event = { status, actor: 'system', uid: null, at, transitionId: randomUUID() } as const;
  const company: CompanyDocument = {
    number: companyNumberOf(companyId),
    version: randomUUID(),
    name: 'Oak & Ash Joinery',
    country: 'US',
    taxId: '12-3456789',
    registrationNumber: '',
    billingAddress: validForms.addressParts,
    invoiceEmail,
    approval: { ...usualApprovalRules, ...approval },
    requestedBy: { uid: randomUUID(), name: 'Olga', email: 'olga@example.test', position: '' },
    memberCount: 0,
    status,
    history: [event],
    createdAt: at,
    updatedAt: at,
    ownerCount: 0,
    undecided: status === 'requested' ? 1 : 0,
    nameKey: 'oak & ash joinery',
    requestHash: null,
    searchTerms: [],
  };
  await companies.doc(companyId).set(company);
  return companyId;
};

/** Gives an account a membership in a company, by default without limits. */
export const addMember = async (
  companyId: string,
  { uid, email }: Pick<TestAccount, 'uid' | 'email'>,
  role: CompanyRole,
  limits: Partial<MemberLimits> = {},
): Promise<MembershipDocument> => {
  const membership: MembershipDocument = {
    companyId,
    uid,
    name: `The ${role}`,
    email,
    role,
    orderLimit: null,
    budget: null,
    ...limits,
    invitedBy: null,
    joinedAt: new Date(),
    version: randomUUID(),
  };
  await memberships.doc(membershipIdOf(companyId, uid)).set(membership);
  return membership;
};

/** A member who buys for a company, calls services only, and needs no account for that. */
export const newMember = async (
  companyId: string,
  role: CompanyRole,
  limits: Partial<MemberLimits> = {},
): Promise<BuyingCaller> => {
  const buyer = newBuyer();
  const membership = await addMember(companyId, buyer, role, limits);
  return { ...buyer, displayName: membership.name, payerId: companyId, membership };
};
