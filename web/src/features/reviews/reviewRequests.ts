import {
  apiBase,
  apiRoutes,
  type Inserted,
  type Review,
  type ReviewInput,
} from 'functions/contract';
import { callApi, readPage } from '../../api.ts';

const { listReviews, createReview } = apiRoutes;

/** The newest reviews, as the CDN may have kept them. */
export const readReviews = async (limit: number, signal: AbortSignal): Promise<Review[]> => {
  const url = `${apiBase}${listReviews.href()}?limit=${limit}`;
  return (await readPage<Review>(url, { signal, anonymous: true })).items;
};

/** Publishes a review; its name and picture are the account's. */
export const sendReview = (review: ReviewInput): Promise<Inserted> =>
  callApi(createReview, createReview.href(), { body: { review } });
