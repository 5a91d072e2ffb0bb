import {
  apiRoutes,
  type Deleted,
  type Inserted,
  type OwnReview,
  type ReviewInput,
  type Updated,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { idempotencyHeader } from '../../../lib/api/idempotencyKey.ts';

const { getOwnReview, createReview, updateOwnReview, deleteOwnReview } = apiRoutes;

/** The review of the signed-in customer, or null. */
export const readOwnReview = async (signal: AbortSignal): Promise<OwnReview | null> =>
  (await callApi(getOwnReview, getOwnReview.href(), { signal })).review;

/** Stores a review once per idempotency key, with the account's name and picture. */
export const sendReview = (review: ReviewInput, key: string): Promise<Inserted> =>
  callApi(createReview, createReview.href(), { body: { review }, headers: idempotencyHeader(key) });

/** Changes the review of the signed-in customer. */
export const sendReviewChange = (review: ReviewInput): Promise<Updated> =>
  callApi(updateOwnReview, updateOwnReview.href(), { body: { review } });

/** Deletes the review of the signed-in customer. */
export const sendReviewDeletion = (): Promise<Deleted> =>
  callApi(deleteOwnReview, deleteOwnReview.href());
