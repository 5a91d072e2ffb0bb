import { mail, shopSettings } from '../../collections.ts';
import type { MailKind } from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { keptMs } from '../../mail/delivery.ts';
import { readBatch, selectFields } from '../../queries.ts';
import { isForCustomer } from '../accounts/ownMails.ts';

/** From when on each event must have its mail. */
export interface MailPeriod {
  /** Events before the oldest mail may be older than the outbox, and mails are deleted after a time. */
  from: Date;
  /** The same of mails to the shop, which needs an address for them. */
  toShopFrom: Date;
}

const never = new Date(8.64e15);

/** For how long an instance may have used earlier settings. */
const settingsAgeMs = 60_000;

const oldestMail = async (): Promise<Date | undefined> => {
  const order = { field: 'createdAt', direction: 'asc' } as const;
  const [oldest] = await readBatch(selectFields(mail, ['createdAt']), order, 1);
  return oldest?.content.createdAt;
};

const latest = (...times: Date[]): Date => new Date(Math.max(...times.map(Number)));

/** Reads from when on each event must have its mail. */
export const readMailPeriod = async (now: Date): Promise<MailPeriod> => {
  const [oldest, settings] = await Promise.all([oldestMail(), readDocument(shopSettings)]);
  const from = oldest ? latest(oldest, new Date(now.getTime() - keptMs)) : never;
  if (!settings?.seller.email) return { from, toShopFrom: never };
  const known = new Date(settings.updatedAt.getTime() + settingsAgeMs);
  return { from, toShopFrom: latest(from, known) };
};

/** Whether the mail about an event must be there. */
export const isInPeriod = (
  { kind, at }: { kind: MailKind; at: Date },
  { from, toShopFrom }: MailPeriod,
): boolean => at >= (isForCustomer({ kind }) ? from : toShopFrom);
