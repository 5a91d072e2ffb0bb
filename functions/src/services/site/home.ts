import { type HomeContent, homeSize } from '../../contract/index.ts';
import type { HomeDocument } from '../../documents/shop.ts';
import { shareCalls } from '../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { homeSnapshot } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { listRankedTools } from '../catalogue/lists/catalogue.ts';
import { listToolsFor } from '../catalogue/lists/toolList.ts';
import { readShownPrices } from '../prices/buyerPrices.ts';
import { getRatings } from '../reviews/ratings.ts';
import { listReviews } from '../reviews/reviews.ts';
import { readSettings } from '../settings/settings.ts';

/** Sales change popularity and pieces all the time; other changes mark the snapshot as stale. */
const maxAgeMs = 5 * 60_000;

const currentContent = (stored: HomeDocument | undefined, now: Date): HomeContent | undefined => {
  if (!stored?.readAt || stored.isStale) return undefined;
  return now.getTime() - stored.readAt.getTime() < maxAgeMs ? stored.content : undefined;
};

const readContent = async (): Promise<HomeContent> => {
  const [tools, reviews, ratings, { seller }] = await Promise.all([
    listRankedTools({ sort: 'popularity', limit: homeSize.tools }),
    listReviews({ limit: homeSize.reviews }),
    getRatings(),
    readSettings(),
  ]);
  const { email, phone } = seller;
  return { tools: tools.items, reviews: reviews.items, ratings, contact: { email, phone } };
};

/**
 * Stores the content as it is now. Of instances that find the snapshot stale at the same time, one
 * reads the content. A change that marks the snapshot meanwhile comes either before, or marks the
 * new one.
 */
const refresh = (now: Date): Promise<HomeContent> =>
  transact(async (transaction) => {
    const current = currentContent(await transaction.read(homeSnapshot), now);
    if (current) return current;
    const content = await readContent();
    transaction.replace(homeSnapshot, { content, readAt: now, isStale: false });
    return content;
  });

const read = async (now: Date): Promise<HomeContent> =>
  currentContent(await readDocument(homeSnapshot), now) ?? refresh(now);

const shared = shareCalls((_: null) => read(new Date()));

/**
 * The content of the home page. Costs one read, unless a review, one of the tools or the contact
 * has changed since the last call, or that was more than five minutes ago. Only the pieces of a
 * tool can be as old as that.
 */
export const readHome = (): Promise<HomeContent> => shared(null);

/**
 * The content of the home page as a payer sees it: with agreed prices, and only tools that the payer
 * sees.
 */
export const readHomeFor = async (payerId: string | null): Promise<HomeContent> => {
  const content = await readHome();
  if (payerId === null) return content;
  const toolIds = content.tools.map(({ _id }) => _id);
  const prices = await readShownPrices({ payerId, toolIds });
  if (prices.isVisible === null) return { ...content, tools: content.tools.map(prices.priced) };
  const popular = { sort: 'popularity', limit: homeSize.tools } as const;
  const { items: tools } = await listToolsFor(popular, payerId);
  return { ...content, tools };
};

const cached = shortLivedCache((_: null) => readHome(), { maxAge: 5_000, maxEntries: 1 });

/** Like `readHome`, but up to five seconds older. */
export const readCachedHome = (): Promise<HomeContent> => cached(null);
