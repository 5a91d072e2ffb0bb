import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../contract/index.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { reviews } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { checkRatings } from '../consistency/checkRatings.ts';
import { deleteReview, moderateReview } from './moderation.ts';
import {
  createReview,
  deleteOwnReview,
  getOwnReview,
  reviewIdOf,
  updateOwnReview,
} from './ownReview.ts';
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
    expect(await checkRatings()).toEqual([]);
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
    await storeOrder({ userId: author.uid, status });
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
    expect(await checkRatings()).toEqual([]);
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
      code: 'idempotency-conflict',
    });
  });
});

describe('A changed review', () => {
  it('has the new text, rating, name and date, and the first request', async () => {
    const author = await newAuthor();
    await write(author);
    const before = await stored(author);
    await storeOrder({ userId: author.uid, status: 'delivered' });
    const renamed = { ...author, displayName: 'Ada Lee' };
    expect(await updateOwnReview(second, renamed, free)).toMatchObject({ modifiedCount: 1 });
    expect(await stored(author)).toEqual({
      ...before,
      ...second,
      reviewerName: 'Ada Lee',
      verified: true,
      updatedAt: expect.any(Date),
    });
    expect(await checkRatings()).toEqual([]);
  });

  it('waits for approval again if the settings want one', async () => {
    const author = await newAuthor();
    await write(author);
    await updateOwnReview(second, author, moderated);
    expect(await stored(author)).toMatchObject({ status: 'pending' });
    expect(await isListed(author)).toBe(false);
    expect(await checkRatings()).toEqual([]);
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
    expect(await checkRatings()).toEqual([]);
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
    expect(await checkRatings()).toEqual([]);
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
    expect(await checkRatings()).toEqual([]);
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
