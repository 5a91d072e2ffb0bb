import {
  type Approval,
  type ApprovalInput,
  approvalOf,
  type CompanyRight,
  canOrderWith,
  type ErrorCode,
  isCompanyId,
  may,
  type ShopSettings,
} from '../../../contract/index.ts';
import type {
  CompanyDocument,
  MembershipDocument,
  SpendingDocument,
} from '../../../documents/people/companies.ts';
import { ApiError } from '../../../errors.ts';
import type { Buyer, BuyerIds } from '../../../store/accounts/caller.ts';
import { companies } from '../../../store/collections/collections.ts';
import { readMembership } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readApprovers, type StoredApprover } from '../../companies/stored/approvers.ts';
import { spendingOf, spentOf } from '../../companies/stored/spending.ts';

/** A member who may order for a company. */
export interface OrderingMember {
  companyId: string;
  company: CompanyDocument;
  membership: MembershipDocument;
}

/** What the order of a member for a company depends on, besides its lines and the terms. */
export interface Purchase extends OrderingMember {
  spending: SpendingDocument | undefined;
  /** The time of the order, which decides about the periods of budgets. */
  at: Date;
}

/** Who orders, for whom and when. */
export interface Orderer extends BuyerIds {
  at: Date;
}

/**
 * The member of a company that orders, with a right; null for an account that acts for itself.
 * Throws `not-a-member`, `role-forbidden` for a role without the right, and `company-inactive`.
 */
export const readActiveMember = async (
  { payerId: companyId, uid }: BuyerIds,
  right: CompanyRight,
): Promise<OrderingMember | null> => {
  if (!isCompanyId(companyId)) return null;
  // Orders change neither company nor membership, so those of several members need not take turns.
  const [membership, company] = await Promise.all([
    readMembership(companyId, uid),
    readDocument(companies.doc(companyId)),
  ]);
  if (!membership || !company) throw new ApiError('not-a-member');
  if (!may(membership.role, right)) throw new ApiError('role-forbidden');
  const { status: companyStatus } = company;
  if (!canOrderWith(companyStatus)) throw new ApiError('company-inactive', { companyStatus });
  return { companyId, company, membership };
};

/** The member who orders for a company, as `readActiveMember` reads it. */
export const readOrderingMember = (buyer: BuyerIds): Promise<OrderingMember | null> =>
  readActiveMember(buyer, 'order');

/**
 * A request of a buyer, as `once` takes it. The same request for another payer is another one, and
 * its answer is for those who may still order.
 */
export const buyersRequest = (buyer: BuyerIds, { input, key }: IdempotentRequest<object>) => ({
  caller: buyer.uid,
  key,
  input: { payerId: buyer.payerId, ...input },
  checkRights: () => readOrderingMember(buyer),
});

/** The refusals of an order whose member has lost the right to it. */
const requesterCodes: readonly ErrorCode[] = ['not-a-member', 'role-forbidden', 'quote-not-found'];

/** Why a member can no longer order, as someone who approves or accepts for them reads it. */
export const withRequester = (error: unknown): unknown =>
  error instanceof ApiError && requesterCodes.includes(error.code)
    ? new ApiError('requester-left', {}, { cause: error })
    : error;

/** A member as the buyer of an order that someone else places or approves. */
export const memberAsBuyer = ({ companyId, membership }: OrderingMember): Buyer => ({
  uid: membership.uid,
  email: membership.email,
  displayName: membership.name,
  photoURL: '',
  emailVerified: true,
  admin: false,
  payerId: companyId,
  membership,
  staff: false,
});

/**
 * Reads what an order for a company depends on; null for an order of an account for itself. Throws
 * the errors of `readOrderingMember`.
 */
export const readPurchase = async (
  transaction: Transaction,
  { payerId: companyId, uid, at }: Orderer,
): Promise<Purchase | null> => {
  if (!isCompanyId(companyId)) return null;
  const [member, spending] = await Promise.all([
    readOrderingMember({ payerId: companyId, uid }),
    transaction.read(spendingOf({ companyId, uid, at })),
  ]);
  return member && { ...member, spending, at };
};

/** Throws `companies-only` for an account that buys for itself where only companies order. */
export const checkPayer = (
  member: OrderingMember | null,
  { companiesOnly }: Pick<ShopSettings, 'companiesOnly'>,
): void => {
  if (companiesOnly && !member) throw new ApiError('companies-only');
};

/** The order of a member, as the rules of approval look at it. */
const approvalInputOf = (
  { company, membership, spending, at }: Purchase,
  net: number,
  members: readonly StoredApprover[],
): ApprovalInput => {
  const spent = spentOf(membership, spending, at);
  return { net, requester: membership, spent, company, members };
};

/** An approval with the addresses of those who can give it. */
export interface RequiredApproval extends Approval {
  approvers: StoredApprover[];
}

/** How many approvals an order needs, and which of the members can give them. */
export const requiredApproval = (
  purchase: Purchase,
  net: number,
  members: readonly StoredApprover[],
): RequiredApproval => {
  const approval = approvalOf(approvalInputOf(purchase, net, members));
  const uids = new Set(approval.approvers.map(({ uid }) => uid));
  return { ...approval, approvers: members.filter(({ uid }) => uids.has(uid)) };
};

/** How many approvals an order needs, and who can give them now. */
export const readElectorate = async (purchase: Purchase, net: number): Promise<RequiredApproval> =>
  requiredApproval(purchase, net, await readApprovers(purchase.companyId));

/** The approval that an order needs; null if it needs none. Reads the approvers only if it does. */
export const readApproval = async (
  purchase: Purchase,
  net: number,
): Promise<RequiredApproval | null> => {
  const { rules } = approvalOf(approvalInputOf(purchase, net, []));
  return rules.length > 0 ? readElectorate(purchase, net) : null;
};

/** The refusal of an order, with the rules that it matches and who can approve it. */
export const approvalRequired = ({ rules, approversNeeded, approvers }: RequiredApproval) =>
  new ApiError('approval-required', {
    rules,
    approvers: approvers.map(({ uid, name }) => ({ uid, name })),
    approversNeeded,
  });

/** Throws `approval-required` with the rules that an order matches, and who can approve it. */
export const refuseWithoutApproval = async (purchase: Purchase, net: number): Promise<void> => {
  const approval = await readApproval(purchase, net);
  if (approval) throw approvalRequired(approval);
};
