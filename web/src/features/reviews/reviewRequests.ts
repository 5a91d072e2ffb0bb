import {
  apiBase,
  apiRoutes,
  type Inserted,
  type Review,
  type ReviewInput,
} from 'functions/contract';
import { callApi, readPage } from '../../api.ts';
import { idempotencyHeader } from '../../idempotencyKey.ts';

const { listReviews, createReview } = apiRoutes;

/** The URL of the newest reviews. */
export const reviewsUrl = (limit: number): string =>
  `${apiBase}${listReviews.href()}?limit=${limit}`;

/** The newest reviews, possibly from the CDN's cache. */
export const readReviews = async (limit: number, signal: AbortSignal): Promise<Review[]> =>
  (await readPage<Review>(reviewsUrl(limit), { signal, anonymous: true })).items;

/** Publishes a review once per idempotency key, with the account's name and picture. */
export const sendReview = (review: ReviewInput, key: string): Promise<Inserted> =>
  callApi(createReview, createReview.href(), { body: { review }, headers: idempotencyHeader(key) });
