import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reviews } from '../collections.ts';
import type { Review } from '../contract/index.ts';
import { registerCustomer } from '../testing/accounts.ts';
import { allPages, expectProblem, expectStatus, send, sendAgain } from '../testing/api.ts';

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
    const answer = await send('GET', '/reviews?limit=100', { token });
    const list = await expectStatus<Review[]>(answer, 200);
    const own = list.filter(({ _id }) => _id === older || _id === newer);
    expect(own.map(({ _id }) => _id)).toEqual([newer, older]);
    expect(own[0]).toEqual({
      _id: newer,
      reviewerName: 'Ada Joiner',
      reviewText: 'Sharp out of the box.',
      reviewRating: 5,
      reviewerImage: 'https://example.test/ada.webp',
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('pages through all of them', async () => {
    const { token } = await registerCustomer();
    const own = await Promise.all(Array.from({ length: 5 }, () => createReview()));
    const pages = await allPages<Review>('/reviews?limit=2', token);
    const found = pages.flat().filter(({ _id }) => own.includes(_id));
    expect(found.map(({ _id }) => _id).toSorted()).toEqual(own.toSorted());
  });

  it('may be cached for a visitor, and answers 304 when nothing changed', async () => {
    await createReview();
    const answer = await send('GET', '/reviews?limit=1');
    const text = await answer.text();
    expect(text).not.toContain('ada@example.test');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/);
    const again = await sendAgain('/reviews?limit=1', answer);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('refuses a limit out of bounds', async () => {
    await expectProblem(await send('GET', '/reviews?limit=101'), 400, 'validation');
  });
});
