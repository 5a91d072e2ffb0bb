import { dayOf, lastDays, limits } from '../../contract/index.ts';
import type { PopularityDocument, SalesDocument } from '../../documents/stock.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { popularity } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { readSalesOf } from './sales.ts';

type Pieces = Record<string, number>;

/** The document contains only so many tools of each period, to stay small. */
const maxTools = 5_000;

const maxAgeMs = 15 * 60_000;

/** The pieces sold of each tool, only of those that sold most. */
export const piecesOf = (sold: readonly SalesDocument[], count = maxTools): Pieces => {
  const pieces = new Map<string, number>();
  for (const [id, day] of sold.flatMap(({ tools }) => Object.entries(tools))) {
    pieces.set(id, (pieces.get(id) ?? 0) + day.pieces);
  }
  const best = [...pieces]
    .filter(([, sum]) => sum !== 0)
    .toSorted((one, other) => other[1] - one[1]);
  return Object.fromEntries(best.slice(0, count));
};

/** The pieces sold of each tool in all days of a popularity document. */
const soldPieces = ({ today, earlier }: PopularityDocument): ReadonlyMap<string, number> => {
  const sums = new Map(Object.entries(earlier));
  for (const [id, pieces] of Object.entries(today)) sums.set(id, (sums.get(id) ?? 0) + pieces);
  return sums;
};

const count = async (
  stored: PopularityDocument | undefined,
  now: Date,
): Promise<PopularityDocument> => {
  const day = dayOf(now, await shopTimeZone());
  const days = lastDays(day, limits.overview.days);
  const isSameDay = stored?.day === day;
  const sold = await readSalesOf(isSameDay ? [day] : days);
  const [ofToday, before] = [true, false].map((today) =>
    piecesOf(sold.filter((document) => (document.day === day) === today)),
  );
  const earlier = isSameDay ? stored.earlier : (before ?? {});
  return { day, today: ofToday ?? {}, earlier, countedAt: now };
};

/**
 * The pieces sold of each tool in the last 30 days including today, at most 15 minutes old. They
 * are stored in a document for all instances: one read. When that is too old, the sales of today
 * are counted again, with up to 16 reads; and once a day those of the days before, with up to 480.
 */
export const readSoldPieces = async (now = new Date()): Promise<ReadonlyMap<string, number>> => {
  const document = await readDocument(popularity);
  if (document && now.getTime() - document.countedAt.getTime() < maxAgeMs)
    return soldPieces(document);
  const counted = await count(document, now);
  await transact(async ({ replace }) => replace(popularity, counted));
  return soldPieces(counted);
};

/** Like `readSoldPieces`; an instance reads the document at most once a minute. */
export const cachedSoldPieces = shortLivedCache((_: null) => readSoldPieces(), {
  maxAge: 60_000,
  maxEntries: 1,
});
