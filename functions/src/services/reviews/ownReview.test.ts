import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultSettings, type ReviewDocument } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/accounts.ts';
import { reviews } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/accounts.ts';
import { storeOrder } from '../../testing/orders.ts';
import { ratingProblems, storeEarlierReview } from '../../testing/reviews.ts';
import { checkRatings } from '../consistency/checkRatings.ts';
import { deleteReview, moderateReview } from './moderation.ts';
import {
  createReview,
  deleteOwnReview,
  getOwnReview,
  reviewIdOf,
  updateOwnReview,
} from './ownReview.ts';
import { publishReviews } from './publishReviews.ts';
import { listReviews } from './reviews.ts';

const settings = (moderateReviews: boolean) => async () => ({
  ...defaultSettings,
  moderateReviews,
});
const [moderated, free] = [settings(true), settings(false)];

const first = { reviewText: 'Sharp.', reviewRating: 4 };
const second = { reviewText: 'Still sharp.', reviewRating: 5 };

const newAuthor = async (): Promise<Caller> => ({
  ...callerOf(await registerCustomer()),
  displayName: 'Ada Joiner',
});

const write = (author: Caller, read = free) =>
  createReview({ input: first, key: undefined }, author, read);

const stored = async ({ uid }: Caller) =>
  (await readDocument(reviews.doc(reviewIdOf(uid)))) as ReviewDocument;

const isListed = async ({ uid }: Caller): Promise<boolean> =>
  (await listReviews({ limit: 100 })).items.some(({ _id }) => _id === reviewIdOf(uid));

describe('A new review', () => {
  it('is published at once, unless the settings want an approval', async () => {
    const [one, other] = [await newAuthor(), await newAuthor()];
    await write(one);
    await write(other, moderated);
    expect([await isListed(one), await isListed(other)]).toEqual([true, false]);
    expect((await getOwnReview(other)).review).toMatchObject({ ...first, status: 'pending' });
    expect(await ratingProblems()).toEqual([]);
  });

  it('has an id that does not contain the uid', async () => {
    const author = await newAuthor();
    expect((await write(author)).insertedId).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    ['delivered', true],
    ['shipped', false],
    ['cancelled', false],
  ] as const)('of a customer with a %s order is verified: %j', async (status, verified) => {
    const author = await newAuthor();
    await storeOrder({ userId: author.uid, status, createdAt: new Date(1_000) });
    await write(author);
    expect((await stored(author)).verified).toBe(verified);
  });

  it('of 20 at the same time is the only one', async () => {
    const author = await newAuthor();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => write(author)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const result of refused) {
      expect(result).toMatchObject({ reason: { code: 'review-exists' } });
    }
    expect((await reviews.where('userId', '==', author.uid).get()).size).toBe(1);
    expect(await ratingProblems()).toEqual([]);
  });

  it('of a retry with the same key is the first one, even when it was changed since', async () => {
    const author = await newAuthor();
    const request = { input: first, key: 'a-key' };
    const [one, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => createReview(request, author, free)),
    );
    expect(others).toEqual(others.map(() => one));
    await updateOwnReview(second, author, free);
    expect(await createReview(request, author, free)).toEqual(one);
    expect(await stored(author)).toMatchObject(second);
    await expect(createReview({ ...request, input: second }, author, free)).rejects.toMatchObject({
      code: 'review-exists',
    });
  });
});

describe('A changed review', () => {
  it('has the new text, rating, name and date, and the first request', async () => {
    const author = await newAuthor();
    await write(author);
    const before = await stored(author);
    await storeOrder({ userId: author.uid, status: 'delivered', createdAt: new Date(1_000) });
    const renamed = { ...author, displayName: 'Ada Lee' };
    expect(await updateOwnReview(second, renamed, free)).toMatchObject({ modifiedCount: 1 });
    expect(await stored(author)).toEqual({
      ...before,
      ...second,
      reviewerName: 'Ada Lee',
      verified: true,
      updatedAt: expect.any(Date),
    });
    expect(await ratingProblems()).toEqual([]);
  });

  it('waits for approval again if the settings want one', async () => {
    const author = await newAuthor();
    await write(author);
    await updateOwnReview(second, author, moderated);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    expect(await isListed(author)).toBe(false);
    expect(await ratingProblems()).toEqual([]);
  });

  it('that was hidden waits for approval in any case', async () => {
    const [author, admin] = [await newAuthor(), callerOf(await registerAdmin(), true)];
    const { insertedId } = await write(author);
    const { updatedAt } = await stored(author);
    const decision = { status: 'hidden', updatedAt: updatedAt.toISOString() } as const;
    await moderateReview(insertedId, decision, admin);
    await updateOwnReview(second, author, free);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    await updateOwnReview({ ...second, reviewText: 'Once more.' }, author, free);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    expect(await ratingProblems()).toEqual([]);
  });

  it('that was hidden and deleted does not come back as a new one without approval', async () => {
    const [author, admin] = [await newAuthor(), callerOf(await registerAdmin(), true)];
    const { insertedId } = await write(author);
    const decide = async (status: 'hidden' | 'published') => {
      const { updatedAt } = await stored(author);
      await moderateReview(insertedId, { status, updatedAt: updatedAt.toISOString() }, admin);
    };
    await decide('hidden');
    await deleteOwnReview(author);
    await write(author);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    await decide('published');
    await deleteOwnReview(author);
    await write(author);
    expect(await stored(author)).toMatchObject({ status: 'published' });
    await deleteReview(insertedId, admin);
    await write(author);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    expect(await ratingProblems()).toEqual([]);
  });

  it('with the same text and rating stays as it is', async () => {
    const author = await newAuthor();
    await write(author);
    const before = await stored(author);
    expect(await updateOwnReview(first, author, moderated)).toMatchObject({ modifiedCount: 0 });
    expect(await stored(author)).toEqual(before);
  });

  it('must exist', async () => {
    await expect(updateOwnReview(second, await newAuthor(), free)).rejects.toMatchObject({
      code: 'review-not-found',
    });
  });

  it('counts once when it is changed and deleted at the same time', async () => {
    const author = await newAuthor();
    await write(author);
    const changes = Array.from({ length: 5 }, (_, index) =>
      updateOwnReview({ ...second, reviewRating: 1 + index }, author, free).catch(
        (error: { code: string }) => expect(error.code).toBe('review-not-found'),
      ),
    );
    await Promise.all([...changes, deleteOwnReview(author), deleteOwnReview(author)]);
    expect(await stored(author)).toBeUndefined();
    expect(await ratingProblems()).toEqual([]);
  });
});

describe('A deleted review', () => {
  it('is gone, and another can be written', async () => {
    const author = await newAuthor();
    await write(author);
    expect(await deleteOwnReview(author)).toMatchObject({ deletedCount: 1 });
    expect(await deleteOwnReview(author)).toMatchObject({ deletedCount: 0 });
    expect(await getOwnReview(author)).toEqual({ review: null });
    expect((await write(author)).insertedId).toBe(reviewIdOf(author.uid));
  });
});

describe('Reviews from before there was moderation', () => {
  const storeTwo = async () => {
    const author = await newAuthor();
    const fields = { userId: author.uid, reviewRating: 2 };
    const older = await storeEarlierReview({ ...fields, createdAt: new Date(Date.now() - 1_000) });
    const newer = await storeEarlierReview(fields);
    return { author, older, newer };
  };

  it('count as the customer’s own, the newest first, and allow no other', async () => {
    const { author, older, newer } = await storeTwo();
    expect((await getOwnReview(author)).review).toMatchObject({ _id: newer, status: 'published' });
    await expect(write(author)).rejects.toMatchObject({ code: 'review-exists' });
    await updateOwnReview(second, author, free);
    expect(await readDocument(reviews.doc(newer))).toMatchObject({
      ...second,
      status: 'published',
    });
    await deleteOwnReview(author);
    expect((await getOwnReview(author)).review).toMatchObject({ _id: older });
    await deleteOwnReview(author);
    expect((await getOwnReview(author)).review).toBeNull();
    expect(await ratingProblems()).toEqual([]);
  });

  it('are published and counted by the operation for it, once', async () => {
    const { author, newer, older } = await storeTwo();
    onTestFinished(async () => {
      await deleteOwnReview(author);
      await deleteOwnReview(author);
    });
    expect(await checkRatings()).toEqual(
      expect.arrayContaining(
        [newer, older].map((id) => `review ${id} has no status: run npm run reviews:publish`),
      ),
    );
    const counts = await Promise.all([publishReviews(), publishReviews()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    const { items } = await listReviews({ limit: 100 });
    expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining([newer, older]));
    expect((await checkRatings()).join()).not.toContain(newer);
  });
});
