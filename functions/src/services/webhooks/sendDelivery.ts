import { setTimeout as pause } from 'node:timers/promises';
import { canOrderWith, type OffReason } from '../../contract/index.ts';
import type { DeliveryDocument, WebhookDocument } from '../../documents/webhooks.ts';
import { webhookOffMail } from '../../mail/texts/webhookMails.ts';
import { lease } from '../../outbox/attempt.ts';
import { localReceivers } from '../../params.ts';
import { companies } from '../../store/collections/collections.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import { outbox } from '../../store/outbox.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import {
  afterAttempt,
  hasArrived,
  isGone,
  type Outcome,
  stopped,
} from '../../webhooks/delivery.ts';
import { post } from '../../webhooks/post.ts';
import { maxAttempts, maxFailingMs } from '../../webhooks/schedule.ts';
import { webhookHeaders } from '../../webhooks/signature.ts';
import { readOwners } from '../companies/stored/storedMembers.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { webhookIdOf } from './storedWebhooks.ts';

/** What became of a delivery: it arrived, waits, was given up, or was not due or had to queue. */
export type DeliveryResult = 'sent' | 'retry' | 'given-up' | 'unchanged';

const { claim, record } = outbox({
  collection: deliveries,
  begin: (stored: DeliveryDocument, now: Date, attemptId: string) =>
    stored.delivery.attempts >= maxAttempts ? stopped(stored, now) : lease(stored, now, attemptId),
});

/** How many deliveries an instance sends to one endpoint at the same time: others do not wait for it. */
const maxInFlight = 5;

const inFlight = new Map<string, number>();

/** Does the work unless the endpoint has enough of it already. */
const inLane = async <Result>(
  webhookId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  const running = inFlight.get(webhookId) ?? 0;
  if (running >= maxInFlight) return undefined;
  inFlight.set(webhookId, running + 1);
  try {
    return await work();
  } finally {
    const left = (inFlight.get(webhookId) ?? 1) - 1;
    if (left > 0) inFlight.set(webhookId, left);
    else inFlight.delete(webhookId);
  }
};

const secretsOf = ({ secret, oldSecret, oldSecretUntil }: WebhookDocument, now: Date): string[] =>
  oldSecret !== null && oldSecretUntil !== null && now < oldSecretUntil
    ? [secret, oldSecret]
    : [secret];

const longestError = 300;

const attempt = async (
  { eventId, body }: DeliveryDocument,
  webhook: WebhookDocument,
): Promise<Outcome> => {
  const at = new Date();
  const message = { id: eventId, timestamp: Math.floor(at.getTime() / 1_000), body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tools-Hub-Webhooks/1.0',
    ...webhookHeaders(message, secretsOf(webhook, at)),
  };
  try {
    const answer = await post({ url: webhook.url, headers, body }, localReceivers());
    return { at, endedAt: new Date(), answer, error: null };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { at, endedAt: new Date(), answer: null, error: text.slice(0, longestError) };
  }
};

const offReasonAfter = (
  { failingSince }: WebhookDocument,
  outcome: Outcome,
): Extract<OffReason, 'gone' | 'failing'> | null => {
  if (isGone(outcome)) return 'gone';
  if (failingSince === null) return null;
  return outcome.endedAt.getTime() - failingSince.getTime() > maxFailingMs ? 'failing' : null;
};

/** Queues the mails about an endpoint that is switched off: to the shop, or to each owner of its company. */
const mailOff = async (
  transaction: Transaction,
  { name, url, owner }: WebhookDocument,
  offReason: 'gone' | 'failing',
): Promise<void> => {
  const shop = await readMailShop();
  const content = webhookOffMail({ name, url }, offReason);
  if (owner === null) {
    const about = { kind: 'shop', id: 'webhooks', label: name } as const;
    const to = { eventId: transaction.id, to: shop.email, userId: null };
    queueMail(transaction, { kind: 'shop-webhook', ...to, about, content }, shop);
    return;
  }
  const about = { kind: 'company', id: owner, label: name } as const;
  for (const { uid, email } of await readOwners(owner)) {
    const to = { eventId: `${transaction.id}-${uid}`, to: email, userId: uid };
    queueMail(transaction, { kind: 'company-webhook', ...to, about, content }, shop);
  }
};

/** Switches an endpoint off, and tells its owner with a mail. */
const switchOff = async (
  transaction: Transaction,
  id: string,
  webhook: WebhookDocument,
  offReason: 'gone' | 'failing',
): Promise<void> => {
  transaction.update(webhooks.doc(id), {
    status: 'off',
    offReason,
    activeSince: null,
    version: transaction.id,
    updatedAt: new Date(),
  });
  await mailOff(transaction, webhook, offReason);
};

/** Whether an owner gets deliveries: a company that is suspended or closed does not. */
const mayReceive = async ({ owner }: WebhookDocument): Promise<boolean> => {
  if (owner === null) return true;
  const company = await readDocument(companies.doc(owner));
  return company !== undefined && canOrderWith(company.status);
};

/** What an attempt says about the endpoint: that it works, fails, or is gone. */
const noteAtWebhook = async (
  transaction: Transaction,
  id: string,
  outcome: Outcome,
): Promise<void> => {
  const webhook = await transaction.read(webhooks.doc(id));
  if (webhook?.status !== 'on') return;
  const offReason = hasArrived(outcome) ? null : offReasonAfter(webhook, outcome);
  if (offReason) return switchOff(transaction, id, webhook, offReason);
  const failingSince = hasArrived(outcome) ? null : (webhook.failingSince ?? outcome.endedAt);
  if (failingSince?.getTime() === webhook.failingSince?.getTime()) return;
  transaction.update(webhooks.doc(id), { failingSince });
};

/** Whether an attempt changes what is known of the endpoint. */
const isNews = (webhook: WebhookDocument, outcome: Outcome): boolean =>
  hasArrived(outcome)
    ? webhook.failingSince !== null
    : webhook.failingSince === null || offReasonAfter(webhook, outcome) !== null;

const results = { SUCCESS: 'sent', RETRY: 'retry', ERROR: 'given-up' } as const;

const resultOf = (state: DeliveryDocument['delivery']['state']): DeliveryResult =>
  state in results ? results[state as keyof typeof results] : 'unchanged';

/** Deletes a delivery that was queued while its endpoint was deleted. */
const forget = (id: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = deliveries.doc(id);
    if (await transaction.read(reference)) transaction.remove(reference);
  });

const send = async (id: string, now: Date): Promise<DeliveryResult> => {
  const claimed = await claim(id, now);
  if (!claimed || claimed.delivery.state === 'ERROR') return claimed ? 'given-up' : 'unchanged';
  const { webhookId } = claimed;
  const webhook = await readDocument(webhooks.doc(webhookId));
  if (!webhook) {
    await forget(id);
    return 'given-up';
  }
  if (webhook.status !== 'on' || !(await mayReceive(webhook))) {
    await record(id, claimed, stopped(claimed, new Date()));
    return 'given-up';
  }
  const outcome = await attempt(claimed, webhook);
  const after = afterAttempt(claimed, outcome);
  await record(id, claimed, after, (transaction) =>
    isNews(webhook, outcome) ? noteAtWebhook(transaction, webhookId, outcome) : undefined,
  );
  return resultOf(after.delivery.state);
};

/**
 * Sends a delivery that is due, and records what became of it. Does nothing if the endpoint has
 * enough deliveries underway: a later run sends it. An endpoint that answers 410, or has failed for
 * three days, is switched off.
 *
 * A delivery is sent at least once: a sender that ends before it has recorded the answer leaves it to
 * another attempt, with the same `webhook-id`.
 */
export const sendDelivery = async (id: string, now: Date = new Date()): Promise<DeliveryResult> =>
  (await inLane(webhookIdOf(id), () => send(id, now))) ?? 'unchanged';

/** The longest pause that is worth waiting for: the job runs every minute. */
const maxWaitMs = 8_000;

const sendSoon = async (id: string): Promise<DeliveryResult> => {
  const result = await send(id, new Date());
  if (result !== 'retry') return result;
  const checkAt = (await readDocument(deliveries.doc(id)))?.checkAt;
  const waitMs = (checkAt?.getTime() ?? 0) - Date.now();
  if (!checkAt || waitMs > maxWaitMs) return result;
  await pause(Math.max(waitMs, 0));
  return send(id, new Date());
};

/**
 * Sends a new delivery, and tries again soon if the first attempt fails. A delivery that waits for
 * that is one of those underway: an endpoint that fails takes no room from the others.
 */
export const sendNewDelivery = async (id: string): Promise<DeliveryResult> =>
  (await inLane(webhookIdOf(id), () => sendSoon(id))) ?? 'unchanged';
