import { type AuditedChange, canChangeWith, limits } from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import type { WebhookDocument } from '../../documents/webhooks.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget } from '../../store/audit.ts';
import { companies } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { readManaged } from '../companies/members/memberRights.ts';
import { webhookResource } from './storedWebhooks.ts';

/** A change of an endpoint as the audit log has it. */
type Audited = (
  id: string,
  webhook: Pick<WebhookDocument, 'name'>,
  change: Omit<AuditedChange, 'target'>,
) => AuditedChange;

/** Whose endpoints a call is about. */
export interface WebhookOwner {
  /** The id of the company; null for the shop. */
  id: string | null;
  /** The most endpoints that it can have. */
  limit: number;
  /** Who that is in a message. */
  name: string;
  /**
   * Checks in the transaction that the caller may change its endpoints, before anything is written.
   * Resolves to how the audit log names a change. Throws `not-a-member`, `role-forbidden` and
   * `company-inactive`.
   */
  authorize: (transaction: Transaction, caller: Caller) => Promise<Audited>;
}

const auditedOfShop: Audited = (id, { name: label }, change) => ({
  ...change,
  target: { kind: 'webhook', id, label },
});

/** The shop, whose routes check the permission also in each transaction. */
export const shopOwner: WebhookOwner = {
  id: null,
  limit: limits.webhooks.count,
  name: 'The shop',
  authorize: async () => auditedOfShop,
};

/** Names a change in the log of a company. */
const auditedOf =
  (companyId: string, company: CompanyDocument): Audited =>
  (_id, { name: endpoint }, { after, ...change }) => ({
    ...change,
    target: companyTarget(companyId, company),
    after: { endpoint, ...after },
  });

/** How the audit log names a change by staff of an endpoint of the shop or of a company. */
export const auditedForStaff = async (
  transaction: Transaction,
  companyId: string | null,
): Promise<Audited> => {
  const company = companyId === null ? undefined : await transaction.read(companies.doc(companyId));
  return companyId !== null && company ? auditedOf(companyId, company) : auditedOfShop;
};

/** A company, whose log has the changes. */
export const companyOwner = (companyId: string): WebhookOwner => ({
  id: companyId,
  limit: limits.webhooks.companyCount,
  name: 'A company',
  authorize: async (transaction, caller) => {
    const { company } = await readManaged(transaction, companyId, caller, 'manage');
    if (!canChangeWith(company.status)) {
      throw new ApiError('company-inactive', { companyStatus: company.status });
    }
    return auditedOf(companyId, company);
  },
});

/** The endpoint that was read, if it is one of the owner. Throws `webhook-not-found`. */
export const ownedWebhook = (
  { id }: Pick<WebhookOwner, 'id'>,
  stored: WebhookDocument | undefined,
): WebhookDocument => {
  const webhook = webhookResource.existing(stored);
  return webhookResource.existing(webhook.owner === id ? webhook : undefined);
};
