import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { storeReview } from '../../testing/tools/reviews.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { deleteReview, listAllReviews, moderateReview } from './moderation.ts';
import { createReview, deleteOwnReview, getOwnReview, updateOwnReview } from './ownReview.ts';
import { getRatings } from './ratings.ts';
import { listReviews } from './reviews.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const author = async () => callerOf(await registerCustomer());
const input = { reviewText: 'Good.', reviewRating: 5 };
const changed = { reviewText: 'Better.', reviewRating: 4 };

// The settings cost one more read.
const settings = (moderateReviews: boolean) => async () => ({
  ...defaultSettings,
  moderateReviews,
});

describe('Reads and writes', () => {
  it('of a review: the review, tombstone, delivery and last decision; the review, its answer, the tombstone check, the ratings and the home page', async () => {
    const write = async (moderated: boolean) => {
      const by = await author();
      const request = { input, key: randomUUID() };
      const create = () => createReview(request, by, settings(moderated));
      return [await usageOf(create), await usageOf(create)];
    };
    const again = { reads: 3, writes: 0 };
    expect(await write(false)).toEqual([{ reads: 4, writes: 5 }, again]);
    expect(await write(true)).toEqual([{ reads: 3, writes: 3 }, again]);
  });

  it('of a changed review: the review, tombstone, delivery and last decision; review, tombstone check, ratings and home page', async () => {
    const by = await author();
    await createReview({ input, key: undefined }, by, settings(false));
    const change = () => updateOwnReview(changed, by, settings(false));
    expect(await usageOf(change)).toEqual({ reads: 4, writes: 4 });
    expect(await usageOf(change)).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => getOwnReview(by))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => deleteOwnReview(by))).toEqual({ reads: 1, writes: 3 });
    expect(await usageOf(() => deleteOwnReview(by))).toEqual({ reads: 1, writes: 0 });
  });

  it('of moderation: the review; review, ratings, home page and audit log', async () => {
    const createdAt = new Date();
    const id = await storeReview({ status: 'pending', createdAt });
    const updatedAt = createdAt.toISOString();
    const publish = () => moderateReview(id, { status: 'published', updatedAt }, admin);
    expect(await usageOf(publish)).toEqual({ reads: 1, writes: 4 });
    expect(await usageOf(publish)).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => deleteReview(id, admin))).toEqual({ reads: 1, writes: 4 });
  });

  it('of a list: a page and one to detect the next page; of the ratings: one', async () => {
    await storeReview();
    await storeReview();
    const page = { reads: 2, writes: 0 };
    expect(await usageOf(() => listReviews({ limit: 1 }))).toEqual(page);
    expect(await usageOf(() => listAllReviews('all', { limit: 1 }))).toEqual(page);
    expect(await usageOf(getRatings)).toEqual({ reads: 1, writes: 0 });
  });
});
