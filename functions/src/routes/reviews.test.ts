import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reviews } from '../collections.ts';
import type { Inserted, Review } from '../contract/index.ts';
import { readDocument } from '../documents.ts';
import { auth } from '../firebase.ts';
import { registerCustomer } from '../testing/accounts.ts';
import { allPages, expectProblem, expectStatus, revalidate, send } from '../testing/api.ts';
import { linkTo } from '../testing/pictures.ts';

const createReview = async (createdAt = new Date()): Promise<string> => {
  const id = randomUUID();
  await reviews.doc(id).set({
    userId: 'test',
    reviewerName: 'Ada Joiner',
    reviewerEmail: 'ada@example.test',
    reviewText: 'Sharp out of the box.',
    reviewRating: 5,
    reviewerImage: 'https://example.test/ada.webp',
    createdAt,
  });
  return id;
};

describe('GET /reviews', () => {
  it('lists the newest first, without the address of the reviewer', async () => {
    const [{ token }, older, newer] = await Promise.all([
      registerCustomer(),
      createReview(new Date(Date.now() - 1)),
      createReview(),
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
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('pages through the whole list', async () => {
    const { token } = await registerCustomer();
    const own = await Promise.all(Array.from({ length: 5 }, () => createReview()));
    const pages = await allPages<Review>('/reviews?limit=2', token);
    const found = pages.flat().filter(({ _id }) => own.includes(_id));
    expect(found.map(({ _id }) => _id).toSorted()).toEqual(own.toSorted());
  });

  it('is cacheable for a visitor, and answers 304 when nothing changed', async () => {
    await createReview();
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

describe('POST /review', () => {
  const review = { reviewText: 'Holds an edge for weeks.', reviewRating: 4 };

  const post = (token: string, json: unknown) => send('POST', '/review', { token, json });

  it('publishes it with the name and picture of the account, first in the list', async () => {
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
      createdAt: expect.any(Date),
    });
    const list = await send('GET', '/reviews?limit=20', { token });
    const own = (await expectStatus<Review[]>(list, 200)).find(({ _id }) => _id === insertedId);
    expect(own).toMatchObject(shown);
  });

  it('never shows the address of an account without a name', async () => {
    const { token } = await registerCustomer();
    const { insertedId } = await expectStatus<Inserted>(await post(token, { review }), 201);
    const stored = await readDocument(reviews.doc(insertedId));
    expect(stored).toMatchObject({ reviewerName: 'A customer', reviewerImage: '' });
  });

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
    const response = await post(token, { review: { ...review, [field]: value } });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
  });

  it('is for signed-in callers', async () => {
    const response = await send('POST', '/review', { json: { review } });
    await expectProblem(response, 401, 'unauthenticated');
  });
});
