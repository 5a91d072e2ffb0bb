import { describe, expect, it } from 'vitest';
import type { Inserted, OwnReviewResponse, RatingSummary, Review } from '../../contract/index.ts';
import { reviews } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, revalidate, send } from '../../testing/api/api.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { storeReview } from '../../testing/tools/reviews.ts';

describe('GET /reviews', () => {
  it('lists the newest first, without the address of the reviewer', async () => {
    const [{ token }, older, newer] = await Promise.all([
      registerCustomer(),
      storeReview({ createdAt: new Date(Date.now() - 1) }),
      storeReview(),
    ]);
    const response = await send('GET', '/reviews?limit=100', { token });
    const list = await expectStatus<Review[]>(response, 200);
    const own = list.filter(({ _id }) => _id === older || _id === newer);
    expect(own.map(({ _id }) => _id)).toEqual([newer, older]);
    expect(own[0]).toEqual({
      _id: newer,
      reviewerName: 'Ada Joiner',
      reviewText: 'Sharp out of the box.',
      reviewRating: 5,
      reviewerImage: 'https://example.test/ada.webp',
      verified: false,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('contains only published ones, for visitors and for their authors', async () => {
    const author = await registerCustomer();
    const { uid: userId } = author;
    const ids = [
      await storeReview({ userId, status: 'pending' }),
      await storeReview({ userId, status: 'hidden' }),
    ];
    for (const token of [undefined, author.token]) {
      const list = await send('GET', '/reviews?limit=100', token ? { token } : {});
      const page = await expectStatus<Review[]>(list, 200);
      expect(page.filter(({ _id }) => ids.includes(_id))).toEqual([]);
    }
  });

  it('pages through the whole list', async () => {
    const { token } = await registerCustomer();
    const own = await Promise.all(Array.from({ length: 12 }, () => storeReview()));
    const pages = await allPages<Review>('/reviews?limit=10', token);
    const matches = pages.flat().filter(({ _id }) => own.includes(_id));
    expect(matches.map(({ _id }) => _id).toSorted()).toEqual(own.toSorted());
  });

  it('is cacheable for a visitor, and answers 304 when nothing changed', async () => {
    await storeReview();
    const response = await send('GET', '/reviews?limit=1');
    const text = await response.text();
    expect(text).not.toContain('ada@example.test');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/);
    const again = await revalidate('/reviews?limit=1', response);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('refuses a limit out of range', async () => {
    await expectProblem(await send('GET', '/reviews?limit=101'), 400, 'validation');
  });
});

const review = { reviewText: 'Holds an edge for weeks.', reviewRating: 4 };

const post = (token: string, json: unknown) => send('POST', '/review', { token, json });

const put = (token: string, json: unknown) => send('PUT', '/review', { token, json });

const readOwn = async (token: string): Promise<OwnReviewResponse> =>
  expectStatus<OwnReviewResponse>(await send('GET', '/review', { token }), 200);

describe('POST /review', () => {
  it('stores it with the name and picture of the account', async () => {
    const { uid, email, token } = await registerCustomer({ displayName: 'Ada Joiner' });
    const photoURL = linkTo(`users/${uid}/avatar.webp`);
    await auth.updateUser(uid, { photoURL });
    const forged = { reviewerName: 'X', reviewerEmail: 'x@x.test', userId: 'x', createdAt: 0 };
    const response = await post(token, { review: { ...review, ...forged } });
    const { acknowledged, insertedId } = await expectStatus<Inserted>(response, 201);
    expect(acknowledged).toBe(true);
    const shown = { ...review, reviewerName: 'Ada Joiner' };
    expect(await readDocument(reviews.doc(insertedId))).toEqual({
      ...shown,
      userId: uid,
      reviewerEmail: email,
      reviewerImage: photoURL,
      status: expect.stringMatching(/^(pending|published)$/),
      verified: false,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
      requestId: expect.any(String),
    });
    const { review: own } = await readOwn(token);
    expect(own).toMatchObject({ ...shown, _id: insertedId });
    expect(own).not.toHaveProperty('reviewerEmail');
  });

  it('never shows the address of an account without a name', async () => {
    const { token } = await registerCustomer();
    const { insertedId } = await expectStatus<Inserted>(await post(token, { review }), 201);
    const storedReview = await readDocument(reviews.doc(insertedId));
    expect(storedReview).toMatchObject({ reviewerName: 'A customer', reviewerImage: '' });
  });

  it('refuses a second one, also at the same time', async () => {
    const { token } = await registerCustomer();
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(token, { review })));
    const created = responses.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    for (const response of responses) {
      if (response.status !== 201) await expectProblem(response, 409, 'review-exists');
    }
  });
});

describe.each([
  ['POST', post],
  ['PUT', put],
])('%s /review', (method, write) => {
  it.each([
    ['reviewText', undefined, 'Review is required'],
    ['reviewText', ' ', 'Review is required'],
    ['reviewText', 'x'.repeat(2_001), 'Review must have at most 2000 characters'],
    ['reviewText', ['x'], 'Review must be a text'],
    ['reviewRating', 0, 'Minimum rating is 1'],
    ['reviewRating', 6, 'Maximum rating is 5'],
    ['reviewRating', 4.5, 'Rating must be a whole number'],
    ['reviewRating', '5', 'Rating must be a number'],
    ['reviewRating', null, 'Rating is required'],
  ])('refuses %s as %j', async (field, value, message) => {
    const { token } = await registerCustomer();
    const response = await write(token, { review: { ...review, [field]: value } });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
  });

  it.each([
    [{}, 'The review must be a JSON object'],
    [{ review: [] }, 'The review must be a JSON object'],
    [{ review: 'Good' }, 'The review must be a JSON object'],
  ])('refuses the body %j', async (json, message) => {
    const { token } = await registerCustomer();
    const problem = await expectProblem(await write(token, json), 400, 'validation');
    expect(problem.errors).toEqual({ review: message });
  });

  it('is for signed-in callers', async () => {
    const response = await send(method, '/review', { json: { review } });
    await expectProblem(response, 401, 'unauthenticated');
  });
});

describe('The own review', () => {
  it('is null, or found, changed and deleted by its author alone', async () => {
    const [{ token }, other] = await Promise.all([registerCustomer(), registerCustomer()]);
    expect(await readOwn(token)).toEqual({ review: null });
    await expectProblem(await put(token, { review }), 404, 'review-not-found');
    await expectStatus(await post(token, { review }), 201);
    const changed = { reviewText: 'Now dull.', reviewRating: 2 };
    expect(await expectStatus(await put(token, { review: changed }), 200)).toEqual({
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect((await readOwn(token)).review).toMatchObject(changed);
    expect(await readOwn(other.token)).toEqual({ review: null });
    const remove = (by: string) => send('DELETE', '/review', { token: by });
    expect(await expectStatus(await remove(other.token), 200)).toMatchObject({ deletedCount: 0 });
    expect(await expectStatus(await remove(token), 200)).toMatchObject({ deletedCount: 1 });
    expect(await readOwn(token)).toEqual({ review: null });
  });

  it.each(['GET', 'DELETE'])('is for signed-in callers: %s', async (method) => {
    await expectProblem(await send(method, '/review'), 401, 'unauthenticated');
  });
});

describe('GET /ratings', () => {
  it('adds up what the published reviews gave, cacheable for a visitor', async () => {
    await storeReview({ reviewRating: 3 });
    const response = await send('GET', '/ratings');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/);
    const { count, sum, stars, average } = await expectStatus<RatingSummary>(response, 200);
    const given = Object.entries(stars);
    expect(given.map(([star]) => star)).toEqual(['1', '2', '3', '4', '5']);
    expect(given.reduce((total, [, reviews]) => total + reviews, 0)).toBe(count);
    expect(given.reduce((total, [star, reviews]) => total + Number(star) * reviews, 0)).toBe(sum);
    expect(average).toBe(Math.round((sum / count) * 10) / 10);
  });
});
