import {
  type CompanyStatus,
  canOrderWith,
  creditRoom,
  isCompanyId,
  may,
  type Summary,
  seesOnlyOwn,
  spentIn,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { summaryFields } from '../../contract/summary/fields.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { Caller, Invitee } from '../../store/accounts/caller.ts';
import { customers } from '../../store/collections/collections.ts';
import { readDocument, readDocumentFields } from '../../store/reads/documents.ts';
import { listOwnInvitations } from '../companies/members/ownInvitations.ts';
import { companyReference, existingCompany } from '../companies/stored/companies.ts';
import { spendingOf } from '../companies/stored/spending.ts';
import { listPurchases } from '../customers/purchases.ts';
import { countOpenOrders, readDueAmounts } from '../ordering/orders/openOrders.ts';
import { countOffers } from '../quotes/listQuotes.ts';
import { countAwaited, countPending } from '../requests/listRequests.ts';
import { recentSettings } from '../settings/settings.ts';

const readStatus = async (payerId: string): Promise<CompanyStatus | null> =>
  isCompanyId(payerId)
    ? existingCompany(await readDocument(companyReference(payerId))).status
    : null;

/** What waits for a member as an approver, or for others because of the member. */
const readRequests = async (membership: MembershipDocument | null, now: Date) => {
  const approves = membership !== null && may(membership.role, 'approve');
  return {
    approvals: approves ? await countAwaited(membership, now) : null,
    requests: membership && !approves ? await countPending(membership) : null,
  };
};

/** What the caller can answer or order again, who orders for the payer. */
const readOrdering = async (caller: Caller, now: Date) => {
  const [requests, offers, purchases] = await Promise.all([
    readRequests(caller.membership, now),
    countOffers(caller.payerId, caller),
    listPurchases(caller),
  ]);
  return { ...requests, offers, purchases: purchases.length };
};

const noOrdering = { approvals: null, requests: null, offers: null, purchases: null };

const accountFields = ['open', 'creditLimit'] as const;

/** What the payer owes, and what is left of the credit. */
const readAccount = async (payerId: string, now: Date) => {
  const { open = 0, creditLimit = null } =
    (await readDocumentFields(customers.doc(payerId), accountFields)) ?? {};
  const due = open > 0 ? await readDueAmounts(payerId, now) : { dueAt: null, overdue: 0 };
  const left = creditRoom(open, creditLimit);
  return {
    unpaid: { amount: open, ...due },
    credit: creditLimit === null || left === null ? null : { limit: creditLimit, left },
  };
};

const noAccount = { unpaid: null, credit: null };

/** What a member has spent in the period of the budget, or without one in this month. */
const readSpending = async (membership: MembershipDocument | null, at: Date) => {
  if (!membership || !may(membership.role, 'order')) return null;
  const { companyId, uid, budget } = membership;
  const period = budget?.period ?? 'month';
  const { months = {} } = (await readDocument(spendingOf({ companyId, uid, at }))) ?? {};
  return { spent: spentIn(months, period, at), period, budget: budget?.amount ?? null };
};

/** Whether the caller can order for the payer now, be it with an approval. */
const canOrder = (
  membership: MembershipDocument | null,
  status: CompanyStatus | null,
  companiesOnly: boolean,
): boolean =>
  membership && status ? may(membership.role, 'order') && canOrderWith(status) : !companiesOnly;

/**
 * What the day of a buyer begins with: for the payer for whom the caller acts, and as the role of a
 * member allows; invitations are those to the verified address. Costs at most 19 reads, one for
 * each request that waits, and two for each invitation.
 */
export const getSummary = async (
  { caller, address }: Invitee,
  now = new Date(),
): Promise<Summary> => {
  const { payerId, membership } = caller;
  const [companyStatus, settings] = await Promise.all([readStatus(payerId), recentSettings()]);
  const { timeZone, companiesOnly } = settings;
  const [ordering, invitations, open, account, spending] = await Promise.all([
    canOrder(membership, companyStatus, companiesOnly) ? readOrdering(caller, now) : noOrdering,
    listOwnInvitations({ address }),
    countOpenOrders(payerId, caller, timeZone),
    seesOnlyOwn(payerId, caller) ? noAccount : readAccount(payerId, now),
    readSpending(membership, now),
  ]);
  const waiting = { ...ordering, invitations: invitations.length };
  return toSent(summaryFields, { companyStatus, ...waiting, ...open, ...account, spending });
};
