import { dayOf, limits } from '../../contract/index.ts';
import { lowStockMail } from '../../mail/texts/stockMails.ts';
import { lowStockDigest } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { toTool } from '../catalogue/tools/toolResponse.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { findLowStock, type LowStock } from './findLowStock.ts';

/** How many mails a run has queued: none or one. A run that fails throws. */
export interface DigestReport {
  queued: number;
  failed: 0;
}

/** Where the last digest is kept, and how the tools are found; tests have their own. */
export interface DigestSource {
  digest: typeof lowStockDigest;
  find: (size: number) => Promise<LowStock>;
}

const usualSource: DigestSource = { digest: lowStockDigest, find: findLowStock };

const about = { kind: 'shop', id: 'low-stock', label: 'Tools with few pieces' } as const;

const queueDigest = async (
  transaction: Transaction,
  { digest, find }: DigestSource,
  now: Date,
): Promise<number> => {
  const [last, shop] = [await transaction.read(digest), await readMailShop()];
  const day = dayOf(now, shop.timeZone);
  if (last && last.day >= day) return 0;
  if (shop.email === '') return 0;
  const { count, tools } = await find(limits.lowStockMail);
  const toolIds = tools.map(({ id }) => id);
  if (last) transaction.update(digest, { day, toolIds });
  else transaction.create(digest, { day, toolIds });
  const reported = new Set(last?.toolIds);
  if (toolIds.every((id) => reported.has(id))) return 0;
  const scarce = tools.map(({ id, content }) => toTool(id, content));
  const content = lowStockMail(scarce, count, shop);
  const mail = { kind: 'shop-low-stock', eventId: `${digest.id}-${day}`, to: shop.email } as const;
  queueMail(transaction, { ...mail, userId: null, about, content }, shop);
  return 1;
};

/**
 * Tells the shop by mail which tools have few pieces: at most once a day, and only if there is one
 * that was not in the last digest, which has the 50 tools with the fewest pieces. Runs may be
 * repeated: on a day that has been looked at, one costs one read.
 */
export const sendLowStockDigest = async (
  now: Date = new Date(),
  source: DigestSource = usualSource,
): Promise<DigestReport> => {
  const queued = await transact((transaction) => queueDigest(transaction, source, now));
  return { queued, failed: 0 };
};
