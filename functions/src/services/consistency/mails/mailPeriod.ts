import type { MailKind } from '../../../contract/index.ts';
import { keptMs } from '../../../mail/delivery/delivery.ts';
import { mail } from '../../../store/collections/collections.ts';
import { readBatch, selectFields } from '../../../store/reads/queries.ts';
import { isForCustomer } from '../../mail/mailAddressee.ts';

/** From when on each event must have its mail. */
export interface MailPeriod {
  /**
   * Events before the oldest mail may be older than the outbox, and mails are deleted after a time.
   */
  from: Date;
  /**
   * The same of mails to the shop; a real shop's check requires none of them, see `readMailPeriod`.
   */
  toShopFrom: Date;
}

const never = new Date(8.64e15);

const oldestMail = async (): Promise<Date | undefined> => {
  const order = { field: 'createdAt', direction: 'asc' } as const;
  const [oldest] = await readBatch(selectFields(mail, ['createdAt']), order, 1);
  return oldest?.content.createdAt;
};

const latest = (...times: Date[]): Date => new Date(Math.max(...times.map(Number)));

/**
 * Reads from when on each event must have its mail. No mail to the shop is required, because it
 * depends on the address that the settings had at that time, which is not kept.
 */
export const readMailPeriod = async (now: Date): Promise<MailPeriod> => {
  const oldest = await oldestMail();
  const from = oldest ? latest(oldest, new Date(now.getTime() - keptMs)) : never;
  return { from, toShopFrom: never };
};

/** Whether the mail about an event must be there. */
export const isInPeriod = (
  { kind, at }: { kind: MailKind; at: Date },
  { from, toShopFrom }: MailPeriod,
): boolean => at >= (isForCustomer({ kind }) ? from : toShopFrom);
