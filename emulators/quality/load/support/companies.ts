/** The companies of the load test. */
import type { CustomerDocument } from 'functions/documents';
import { registerVerified, type TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { activeCompany, newMember, signUpOf } from 'functions/testing/companies/companies';
import { customers as customerDocuments } from 'functions/testing/store/store';
import { registerMany } from './fixtures.ts';

/** What a member may order without approval, in net cents. */
export const memberLimits = { orderLimit: 100_00, budget: 1_000_00 } as const;

/** A company with four members, and what the shop has agreed with it. */
export interface LoadCompany {
  companyId: string;
  /** How many members have to approve what is above the limits. */
  approvers: 1 | 2;
  owner: TestAccount;
  approver: TestAccount;
  /** A buyer with a limit for each order. */
  limited: TestAccount;
  /** A buyer with a budget of a year. */
  saver: TestAccount;
  agreement: CustomerDocument;
}

const requireApprovers = async (
  { token }: TestAccount,
  id: string,
  version: string,
  approvers: 1 | 2,
): Promise<void> => {
  const { position: _, ...details } = signUpOf();
  const approval = { fromAmount: null, approvers, ownersExempt: true };
  const json = { ...details, approval, version };
  await expectStatus(await send('PUT', `/company/${id}`, { token, json }), 200);
};

/** Every other company has a credit limit, and every third one needs two approvals. */
const newCompany = async (position: number, admin: TestAccount): Promise<LoadCompany> => {
  const owner = await registerVerified({ displayName: 'Load Owner' });
  const { _id: companyId, version } = await activeCompany(owner, admin);
  const approver = await newMember(owner, companyId, 'approver');
  const { orderLimit, budget: amount } = memberLimits;
  const limited = await newMember(owner, companyId, 'buyer', { orderLimit });
  const saver = await newMember(owner, companyId, 'buyer', { budget: { amount, period: 'year' } });
  const approvers = position % 3 === 0 ? 2 : 1;
  if (approvers === 2) await requireApprovers(owner, companyId, version, approvers);
  const agreement: CustomerDocument =
    position % 2 === 0 ? {} : { terms: 'net-30', creditLimit: 2_000_00 };
  if (agreement.terms) await customerDocuments.doc(companyId).set(agreement);
  return { companyId, approvers, owner, approver, limited, saver, agreement };
};

/** Signs companies up, accepts them, and lets their members join. */
export const createCompanies = (count: number, admin: TestAccount): Promise<LoadCompany[]> =>
  registerMany(count, (position) => newCompany(position, admin));
