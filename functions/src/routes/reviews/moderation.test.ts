import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ManagedReview, ReviewFilter, ReviewStatus } from '../../contract/index.ts';
import { checkRatings } from '../../services/consistency/checkRatings.ts';
import { auditLog, reviews } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { storeReview } from '../../testing/tools/reviews.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const listOf = async (status: ReviewFilter): Promise<ManagedReview[]> =>
  (await allPages<ManagedReview>(`/reviews/all?limit=100&status=${status}`, admin.token)).flat();

const find = async (id: string) => {
  const review = (await listOf('all')).find(({ _id }) => _id === id);
  if (!review) throw new Error(`There is no review ${id}`);
  return review;
};

const decide = (id: string, json: object, token = admin.token) =>
  send('PUT', `/review/${id}/status`, { token, json });

const actionsOn = async (id: string) => {
  const { docs } = await auditLog.where('target.id', '==', id).get();
  const entries = docs.map((entry) => entry.data());
  return entries
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .map(({ action }) => action);
};

describe('GET /reviews/all', () => {
  it('lists reviews with a status, newest first, with their addresses', async () => {
    const statuses: ReviewStatus[] = ['pending', 'published', 'hidden'];
    const now = Date.now();
    const ids = await Promise.all(
      statuses.map((status, index) => storeReview({ status, createdAt: new Date(now - index) })),
    );
    const own = (list: ManagedReview[]) => list.filter(({ _id }) => ids.includes(_id));
    for (const [index, status] of statuses.entries()) {
      expect(own(await listOf(status)).map(({ _id }) => _id)).toEqual([ids[index]]);
    }
    const all = own(await listOf('all'));
    expect(all.map(({ _id }) => _id)).toEqual(ids);
    const createdAt = new Date(now).toISOString();
    expect(all[0]).toEqual({
      _id: ids[0],
      userId: expect.any(String),
      reviewerName: 'Ada Joiner',
      reviewerEmail: 'ada@example.test',
      reviewerImage: 'https://example.test/ada.webp',
      reviewText: 'Sharp out of the box.',
      reviewRating: 5,
      status: 'pending',
      verified: false,
      createdAt,
      updatedAt: createdAt,
    });
  });

  it('refuses an unknown status', async () => {
    const response = await send('GET', '/reviews/all?status=gone', { token: admin.token });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({
      status: 'status must be one of: all, pending, published, hidden',
    });
  });
});

describe('PUT /review/{id}/status', () => {
  it('publishes and hides, once each, and records it', async () => {
    const id = await storeReview({ status: 'pending' });
    const { updatedAt } = await find(id);
    for (const status of ['published', 'published', 'hidden', 'hidden'] as const) {
      await expectStatus(await decide(id, { status, updatedAt }), 200);
      expect((await find(id)).status).toBe(status);
    }
    expect(await actionsOn(id)).toEqual(['review-published', 'review-hidden']);
    expect(await checkRatings()).toEqual([]);
  });

  it('publishes once when two admins decide at the same time', async () => {
    const id = await storeReview({ status: 'pending' });
    const { updatedAt } = await find(id);
    const decisions = Array.from({ length: 10 }, () =>
      decide(id, { status: 'published', updatedAt }),
    );
    for (const response of await Promise.all(decisions)) await expectStatus(response, 200);
    expect(await actionsOn(id)).toEqual(['review-published']);
    expect(await checkRatings()).toEqual([]);
  });

  it('publishes no text that the admin has not seen', async () => {
    const id = await storeReview({ status: 'pending' });
    const { updatedAt } = await find(id);
    const changedAt = new Date(Date.now() + 1);
    await reviews.doc(id).update({ reviewText: 'Something else.', updatedAt: changedAt });
    const response = await decide(id, { status: 'published', updatedAt });
    await expectProblem(response, 412, 'precondition-failed');
    expect((await readDocument(reviews.doc(id)))?.status).toBe('pending');
  });

  it.each([
    [{ updatedAt: 'x' }, { status: 'Status is required' }],
    [{ status: 'pending', updatedAt: 'x' }, { status: 'Status must be one of: published, hidden' }],
    [{ status: 7, updatedAt: 'x' }, { status: 'Status must be a text' }],
    [{ status: 'hidden' }, { updatedAt: 'The time of the last change is required' }],
    [
      { status: 'hidden', updatedAt: 'x'.repeat(41) },
      { updatedAt: 'The time of the last change must have at most 40 characters' },
    ],
  ])('refuses %j', async (json, errors) => {
    const problem = await expectProblem(await decide(randomUUID(), json), 400, 'validation');
    expect(problem.errors).toEqual(errors);
  });

  it.each([randomUUID(), '__x__'])('does not find %s', async (id) => {
    const response = await decide(id, { status: 'hidden', updatedAt: 'x' });
    await expectProblem(response, 404, 'review-not-found');
  });
});

describe('DELETE /review/{id}', () => {
  it('deletes a review and records it', async () => {
    const id = await storeReview();
    const remove = () => send('DELETE', `/review/${id}`, { token: admin.token });
    expect(await expectStatus(await remove(), 200)).toEqual({
      acknowledged: true,
      deletedCount: 1,
    });
    await expectProblem(await remove(), 404, 'review-not-found');
    expect(await actionsOn(id)).toEqual(['review-deleted']);
    expect(await checkRatings()).toEqual([]);
  });
});

describe('The moderation of reviews', () => {
  it.each([
    ['GET', '/reviews/all', undefined],
    ['PUT', '/review/any/status', { status: 'published', updatedAt: 'x' }],
    ['DELETE', '/review/any', undefined],
  ])('is for admins: %s %s', async (method, path, json) => {
    const body = json && { json };
    await expectProblem(await send(method, path, { ...body }), 401, 'unauthenticated');
    const response = await send(method, path, { token: customer.token, ...body });
    await expectProblem(response, 403, 'forbidden');
  });
});
