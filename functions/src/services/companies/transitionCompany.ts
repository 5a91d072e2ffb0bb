import type { AuditAction } from '../../contract/index.ts';
import {
  type ChangedCompany,
  type CompanyStep,
  type CompanyTransitionInput,
  companyLifecycle,
  type OpenBusiness,
  openStatuses,
  quoteLifecycle,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { moveKeysOf } from '../../store/apiKeys.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import { customers, orders, quotes } from '../../store/collections/collections.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailStep } from './members/companyNotices.ts';
import { revokeInvitationsOf } from './members/revokeInvitations.ts';
import { withdrawRequestsOfClosed } from './members/withdrawRequests.ts';
import {
  companyReference,
  existingCompany,
  statusFields,
  toChangedCompany,
} from './stored/companies.ts';

const actionsOf: Record<CompanyStep, AuditAction> = {
  accept: 'company-accepted',
  decline: 'company-declined',
  suspend: 'company-suspended',
  reopen: 'company-reopened',
  close: 'company-closed',
};

/** The step that staff make. Throws `company-not-changeable`, and `validation` for its details. */
const checkedStep = ({ status }: CompanyDocument, input: CompanyTransitionInput) => {
  const transition = companyLifecycle.transition(status, input.to);
  if (!transition) {
    const allowedForCompany = companyLifecycle.allowed(status, ['admin']);
    throw new ApiError('company-not-changeable', { companyStatus: status, allowedForCompany });
  }
  if (transition.needsReason && !input.reason) {
    throw validationError({ reason: 'Enter a reason: the owners read it' });
  }
  if (input.agreed && !transition.takesTerms) {
    throw validationError({ agreed: 'Terms are agreed here only when a company is accepted' });
  }
  return transition;
};

/**
 * What is still open of a company. The document of its terms is read and written in the transaction,
 * like by each order: so no order is placed meanwhile.
 */
const readOpenBusiness = async (transaction: Transaction, id: string): Promise<OpenBusiness> => {
  const customer = await transaction.read(customers.doc(id));
  if (customer) transaction.update(customers.doc(id), { open: customer.open ?? 0 });
  const of = {
    orders: orders.where('payerId', '==', id),
    quotes: quotes.where('payerId', '==', id),
  };
  const [openOrders, openQuotes] = await Promise.all([
    countDocuments(of.orders.where('status', 'in', openStatuses)),
    countDocuments(of.quotes.where('status', 'in', quoteLifecycle.statusesOf('open'))),
  ]);
  return { orders: openOrders, quotes: openQuotes, amount: customer?.open ?? 0 };
};

/** Throws `company-not-settled`. */
const checkSettled = async (transaction: Transaction, id: string): Promise<void> => {
  const openBusiness = await readOpenBusiness(transaction, id);
  if (Object.values(openBusiness).some((open) => open > 0)) {
    throw new ApiError('company-not-settled', { openBusiness });
  }
};

/** Adds the step to the company. */
const changeCompany = (
  transaction: Transaction,
  { id, company }: { id: string; company: CompanyDocument },
  { to: status, reason }: CompanyTransitionInput,
  { uid }: Caller,
): CompanyDocument => {
  const at = new Date();
  const event = { status, actor: 'admin', uid, at, transitionId: transaction.id } as const;
  const change = {
    ...statusFields(status),
    history: [...company.history, { ...event, ...(reason && { reason }) }],
    version: transaction.id,
    updatedAt: at,
  };
  transaction.update(companyReference(id), change);
  return { ...company, ...change };
};

/**
 * Moves a company to another status, and mails its owners; terms and a credit limit can be agreed
 * with its acceptance. When it closes, its open invitations are revoked and its pending requests
 * withdrawn. A retry with the same key gets the first response. Throws
 * `company-not-found`, `company-not-changeable` with the statuses to which staff can move it,
 * `validation` for missing or unsuitable details, and `company-not-settled` when something is open.
 */
export const transitionCompany = async (
  id: string,
  { input, key }: IdempotentRequest<CompanyTransitionInput>,
  caller: Caller,
): Promise<ChangedCompany> => {
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = { ...sent, changes: companyReference(id), checkRights: checkedByRoute };
  const moved = await once(request, async (transaction, stored) => {
    const company = existingCompany(stored);
    const { step, needsSettlement } = checkedStep(company, input);
    if (needsSettlement) await checkSettled(transaction, id);
    if (input.to === 'closed') await revokeInvitationsOf(transaction, id);
    await moveKeysOf(transaction, id, input.to);
    const changed = changeCompany(transaction, { id, company }, input, caller);
    const { agreed, reason } = input;
    if (agreed) transaction.merge(customers.doc(id), agreed);
    recordAudit(transaction, caller, {
      action: actionsOf[step],
      target: companyTarget(id, company),
      before: { status: company.status },
      after: { status: changed.status, ...(reason && { reason }), ...agreed },
    });
    await mailStep(transaction, { id, company: changed }, { step, reason });
    return toChangedCompany(id, changed);
  });
  if (input.to === 'closed') await withdrawRequestsOfClosed(id);
  return moved;
};
