import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import {
  type ApprovalRules,
  type CompanyRole,
  type CompanyStatus,
  companyIdOf,
  companyNumberOf,
  type MemberLimits,
  needsOwner,
  usualApprovalRules,
} from '../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../documents/people/companies.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companies, memberships } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { TestAccount } from '../api/accounts.ts';
import { validForms } from '../inputs/validForms.ts';
import { newBuyer } from '../orders/prepaidOrders.ts';

/** The fields of a company that matter for what its members buy. */
export interface BuyingCompany {
  status?: CompanyStatus;
  approval?: Partial<ApprovalRules>;
  invoiceEmail?: string;
}

let created: string[] | undefined;

const historyTo: Record<CompanyStatus, readonly CompanyStatus[]> = {
  requested: ['requested'],
  active: ['active'],
  suspended: ['active', 'suspended'],
  declined: ['requested', 'declined'],
  closed: ['active', 'closed'],
};

const eventOf = (status: CompanyStatus): CompanyDocument['history'][number] => ({
  status,
  actor: 'system',
  uid: null,
  at: new Date(),
  transitionId: randomUUID(),
});

/**
 * Stores a company without members, which is active by default and has no rules. Throws in a file
 * of tests that does not call `useCompanies`.
 */
export const createCompany = async ({
  status = 'active',
  approval = {},
  invoiceEmail = '',
}: BuyingCompany = {}): Promise<string> => {
  if (!created) throw new Error('This file of tests does not call useCompanies');
  const companyId = companyIdOf(randomUUID().replaceAll('-', ''));
  const at = new Date();
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
    history: historyTo[status].map(eventOf),
    createdAt: at,
    updatedAt: at,
    ownerCount: 0,
    undecided: status === 'requested' ? 1 : 0,
    nameKey: 'oak & ash joinery',
    searchTerms: [],
  };
  await companies.doc(companyId).set(company);
  created.push(companyId);
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
): Promise<Caller> => {
  const buyer = newBuyer();
  const membership = await addMember(companyId, buyer, role, limits);
  return { ...buyer, displayName: membership.name, payerId: companyId, membership };
};

const settleCompany = async (companyId: string): Promise<void> => {
  const { status, history } =
    (await readDocument(companies.doc(companyId))) ?? expect.fail(`${companyId} is gone`);
  const roles = async () =>
    (await memberships.where('companyId', '==', companyId).get()).docs.map(
      (snapshot) => snapshot.data().role,
    );
  if (needsOwner(status) && !(await roles()).includes('owner')) {
    await newMember(companyId, 'owner');
  }
  const members = await roles();
  await companies.doc(companyId).update({
    memberCount: members.length,
    ownerCount: members.filter((role) => role === 'owner').length,
    history: history.at(-1)?.status === status ? history : [...history, eventOf(status)],
  });
};

/**
 * Lets the tests of a file store companies. After them it completes these, whose members, roles and
 * status tests change by hand: the check of the whole store finds no contradiction in them.
 */
export const useCompanies = (): void => {
  created = [];
  afterAll(async () => {
    await Promise.all(created?.map(settleCompany) ?? []);
    created = undefined;
  });
};
