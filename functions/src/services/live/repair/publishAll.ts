import type { DocumentData } from 'firebase-admin/firestore';
import { type Difference, findDifferences } from './findDifferences.ts';
import {
  orderPublication,
  type Publication,
  quotePublication,
  toolPublication,
} from './publications.ts';

/** The result of publishing all tools, all orders or all quotes. */
export interface Published {
  /** The number of tools, orders or quotes, which are now all published. */
  count: number;
  /** The number of those that were not published, or not as they are. */
  published: number;
  /** The number of published documents that were removed, because nothing else is left of them. */
  removed: number;
}

const transactionSize = 100;

const inTransactions = async (
  ids: readonly string[],
  publish: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += transactionSize) {
    await publish(ids.slice(from, from + transactionSize));
  }
};

const publishAllOf = async <Stored extends DocumentData, Live extends DocumentData>(
  publication: Publication<Stored, Live>,
): Promise<Published> => {
  const { count, differences } = await findDifferences(publication);
  const idsOf = (wanted: Difference['kind']) =>
    differences.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [missing, different, stray] = [idsOf('missing'), idsOf('different'), idsOf('stray')];
  await inTransactions(missing, publication.publishFirst);
  await inTransactions([...different, ...stray], publication.publish);
  return { count, published: missing.length + different.length, removed: stray.length };
};

/**
 * Publishes all tools, orders and quotes whose published state is missing or not theirs, and
 * removes what is published of others. The shop may stay open: concurrent changes are not lost.
 */
export const publishAll = async (): Promise<Record<'tools' | 'orders' | 'quotes', Published>> => ({
  tools: await publishAllOf(toolPublication),
  orders: await publishAllOf(orderPublication),
  quotes: await publishAllOf(quotePublication),
});
