import { type AuditedChange, canChangeWith, limits } from '../../contract/index.ts';
import type { WebhookDocument } from '../../documents/webhooks.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget } from '../../store/audit.ts';
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

/** The shop, whose routes check the permission also in each transaction. */
export const shopOwner: WebhookOwner = {
  id: null,
  limit: limits.webhooks.count,
  name: 'The shop',
  authorize:
    async () =>
    (id, { name: label }, change) => ({
      ...change,
      target: { kind: 'webhook', id, label },
    }),
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
    return (_id, { name: endpoint }, { after, ...change }) => ({
      ...change,
      target: companyTarget(companyId, company),
      after: { endpoint, ...after },
    });
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
