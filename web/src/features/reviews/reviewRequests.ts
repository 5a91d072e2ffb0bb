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

/** Where the newest reviews are read. */
export const reviewsUrl = (limit: number): string =>
  `${apiBase}${listReviews.href()}?limit=${limit}`;

/** The newest reviews, as the CDN may have kept them. */
export const readReviews = async (limit: number, signal: AbortSignal): Promise<Review[]> =>
  (await readPage<Review>(reviewsUrl(limit), { signal, anonymous: true })).items;

/** Publishes a review, once under a key; its name and picture are the account's. */
export const sendReview = (review: ReviewInput, key: string): Promise<Inserted> =>
  callApi(createReview, createReview.href(), { body: { review }, headers: idempotencyHeader(key) });
