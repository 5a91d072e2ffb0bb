import {
  type ChangedWebhook,
  type CreatedWebhook,
  type Deleted,
  oldSecretHours,
  type RotatedSecret,
  type Webhook,
  type WebhookEdit,
  type WebhookInput,
} from '../../contract/index.ts';
import type { WebhookDocument } from '../../documents/webhooks.ts';
import { ApiError, validationError } from '../../errors.ts';
import { localReceivers } from '../../params.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId } from '../../store/collections/collections.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  batchesById,
  countDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import { addressProblem } from '../../webhooks/address.ts';
import { newSecret } from '../../webhooks/signature.ts';
import { auditedForStaff, ownedWebhook, type WebhookOwner } from './owners.ts';
import { toWebhook, webhookResource } from './storedWebhooks.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** A page of the endpoints of an owner, newest first. Throws `validation` for an invalid cursor. */
export const listWebhooks = (owner: WebhookOwner, page: PageRequest): Promise<Page<Webhook>> =>
  readPage(
    { query: webhooks.where('owner', '==', owner.id), order: newestFirst, toItem: toWebhook },
    page,
  );

/** An endpoint of an owner. Throws `webhook-not-found`. */
export const getWebhook = async (owner: WebhookOwner, id: string): Promise<Webhook> =>
  toWebhook(id, ownedWebhook(owner, await readDocument(webhookResource.reference(id))));

/** Throws `validation` for an address to which nothing is sent. */
const checkAddress = (address: string): void => {
  const problem = addressProblem(address, localReceivers());
  if (problem !== undefined) throw validationError({ url: problem });
};

const audited = ({ name, url, events, status }: WebhookDocument) => ({
  name,
  url,
  events: events.length === 0 ? 'all' : events.join(', '),
  status,
});

/**
 * Adds an endpoint of an owner, which is on. A retry with the same key gets the first response, with
 * the secret. Throws `validation` for an address that is not public, and beyond the most endpoints.
 */
export const createWebhook = (
  owner: WebhookOwner,
  { input, key }: IdempotentRequest<WebhookInput>,
  caller: Caller,
): Promise<CreatedWebhook> =>
  once({ caller: caller.uid, key, input, checkRights: checkedByRoute }, async (transaction) => {
    checkAddress(input.url);
    const auditedAs = await owner.authorize(transaction, caller);
    const existing = webhooks.where('owner', '==', owner.id);
    if ((await countDocuments(existing)) >= owner.limit) {
      const message = `${owner.name} can have at most ${owner.limit} endpoints`;
      throw validationError({ url: message });
    }
    const { id } = transaction;
    const now = new Date();
    const secret = newSecret();
    const webhook: WebhookDocument = {
      ...input,
      status: 'on',
      offReason: null,
      failingSince: null,
      owner: owner.id,
      oldSecretUntil: null,
      version: id,
      createdAt: now,
      updatedAt: now,
      secret,
      oldSecret: null,
      activeSince: now,
    };
    transaction.create(webhooks.doc(id), webhook);
    const change = { action: 'webhook-created', before: {}, after: audited(webhook) } as const;
    recordAudit(transaction, caller, auditedAs(id, webhook, change));
    return { acknowledged: true, insertedId: id, webhook: toWebhook(id, webhook), secret };
  });

const statusFields = (
  before: WebhookDocument,
  status: WebhookDocument['status'],
  now: Date,
): Partial<WebhookDocument> => {
  if (before.status === status) return {};
  return status === 'on'
    ? { status, offReason: null, failingSince: null, activeSince: now }
    : { status, offReason: 'staff', activeSince: null };
};

const confirmedByWebhook = (id: string) => ({
  reference: webhookResource.reference(id),
  shows: ({ version }: WebhookDocument, transactionId: string) => version === transactionId,
});

/**
 * Changes an endpoint, or switches it on or off. Throws `webhook-not-found`, `precondition-failed`
 * with the endpoint unless the change was made for its version, and `validation` for an address
 * that is not public.
 */
export const updateWebhook = (
  owner: WebhookOwner,
  id: string,
  { version, status, ...input }: WebhookEdit,
  caller: Caller,
): Promise<ChangedWebhook> =>
  transact(
    async (transaction) => {
      const reference = webhookResource.reference(id);
      const before = ownedWebhook(owner, await transaction.read(reference));
      const auditedAs = await owner.authorize(transaction, caller);
      if (before.version !== version) {
        throw new ApiError('precondition-failed', { webhook: toWebhook(id, before) });
      }
      checkAddress(input.url);
      const now = new Date();
      const change = {
        ...input,
        ...statusFields(before, status, now),
        version: transaction.id,
        updatedAt: now,
      };
      const after = { ...before, ...change };
      transaction.update(reference, change);
      const edit = { before: audited(before), after: audited(after) };
      recordAudit(
        transaction,
        caller,
        auditedAs(id, after, { action: 'webhook-changed', ...edit }),
      );
      return { acknowledged: true, webhook: toWebhook(id, after) };
    },
    { confirmBy: confirmedByWebhook(id) },
  );

/**
 * Switches an endpoint off as staff, also one of a company, whose log says so. Throws
 * `webhook-not-found`.
 */
export const switchWebhookOff = (id: string, caller: Caller): Promise<ChangedWebhook> =>
  transact(
    async (transaction) => {
      const reference = webhookResource.reference(id);
      const before = webhookResource.existing(await transaction.read(reference));
      if (before.status === 'off') return { acknowledged: true, webhook: toWebhook(id, before) };
      const auditedAs = await auditedForStaff(transaction, before.owner);
      const now = new Date();
      const change = {
        ...statusFields(before, 'off', now),
        version: transaction.id,
        updatedAt: now,
      };
      const after = { ...before, ...change };
      transaction.update(reference, change);
      const edit = { before: { status: before.status }, after: { status: after.status } };
      recordAudit(
        transaction,
        caller,
        auditedAs(id, after, { action: 'webhook-changed', ...edit }),
      );
      return { acknowledged: true, webhook: toWebhook(id, after) };
    },
    { confirmBy: confirmedByWebhook(id) },
  );

/**
 * Gives an endpoint another secret. For a day, deliveries are signed with both. A retry with the
 * same key gets the first response. Throws `webhook-not-found`.
 */
export const rotateSecret = (
  owner: WebhookOwner,
  id: string,
  key: string | undefined,
  caller: Caller,
): Promise<RotatedSecret> => {
  const changes = webhookResource.reference(id);
  const request = { caller: caller.uid, key, input: { rotate: id }, changes };
  return once({ ...request, checkRights: checkedByRoute }, async (transaction, stored) => {
    const before = ownedWebhook(owner, stored);
    const auditedAs = await owner.authorize(transaction, caller);
    const now = new Date();
    const secret = newSecret();
    const change = {
      secret,
      oldSecret: before.secret,
      oldSecretUntil: new Date(now.getTime() + oldSecretHours * 3_600_000),
      version: transaction.id,
      updatedAt: now,
    };
    transaction.update(changes, change);
    const rotated = { action: 'webhook-secret-rotated', before: {}, after: {} } as const;
    recordAudit(transaction, caller, auditedAs(id, before, rotated));
    return { acknowledged: true, webhook: toWebhook(id, { ...before, ...change }), secret };
  });
};

/** Whether no endpoint has an id: an earlier call may have deleted only some of its deliveries. */
const isGone = async (id: string): Promise<boolean> =>
  isDocumentId(id) && (await readDocument(webhooks.doc(id))) === undefined;

const deleteDeliveries = async (webhookId: string): Promise<void> => {
  const all = selectFields(deliveries.where('webhookId', '==', webhookId), ['webhookId']);
  for await (const batch of batchesById(all)) {
    await transact(async (transaction) => {
      for (const { id } of batch) transaction.remove(deliveries.doc(id));
    });
  }
};

/** Deletes an endpoint of an owner with its deliveries. */
export const deleteWebhook = async (
  owner: WebhookOwner,
  id: string,
  caller: Caller,
): Promise<Deleted> => {
  const deletedCount = await transact(async (transaction) => {
    const stored = isDocumentId(id) ? await transaction.read(webhooks.doc(id)) : undefined;
    if (stored?.owner !== owner.id) return 0;
    const auditedAs = await owner.authorize(transaction, caller);
    transaction.remove(webhooks.doc(id));
    const change = { action: 'webhook-deleted', before: audited(stored), after: {} } as const;
    recordAudit(transaction, caller, auditedAs(id, stored, change));
    return 1;
  });
  if (await isGone(id)) await deleteDeliveries(id);
  return { acknowledged: true, deletedCount };
};
