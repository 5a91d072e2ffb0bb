import { apiBase, publicRoutes, type RatingSummary, type Review } from 'functions/contract';
import { readLinked, readPage } from '../../api.ts';

const { listReviews, getRatings } = publicRoutes;

/** The URL of the newest reviews. */
export const reviewsUrl = (limit: number): string =>
  `${apiBase}${listReviews.href()}?limit=${limit}`;

/** The newest reviews, possibly from the CDN's cache. */
export const readReviews = async (limit: number, signal: AbortSignal): Promise<Review[]> =>
  (await readPage<Review>(reviewsUrl(limit), { signal, anonymous: true })).items;

/** The URL of the ratings of all reviews. */
export const ratingsUrl: string = apiBase + getRatings.href();

/** The ratings of all reviews, possibly from the CDN's cache. */
export const readRatings = async (signal: AbortSignal): Promise<RatingSummary> =>
  (await readLinked<RatingSummary>(ratingsUrl, { signal, anonymous: true })).body;
