import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeSize } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { homeSnapshot, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { storeReview } from '../../testing/tools/reviews.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { markHomeOfTool } from '../catalogue/lists/markHomeOfTool.ts';
import { moveRating } from '../reviews/ratings.ts';
import { readSettings } from '../settings/settings.ts';
import { readHome } from './home.ts';

const oneRead = { reads: 1, writes: 0 };

const snapshot = () => readDocument(homeSnapshot);

const setSnapshot = (change: object) => homeSnapshot.set(change as never, { merge: true });

beforeEach(async () => {
  for (let each = 0; each < homeSize.tools; each += 1) await createTool();
  await homeSnapshot.delete();
  await readHome();
});

afterEach(async () => {
  await homeSnapshot.delete();
});

const changeOf = async (id: string, fields: Partial<ToolDocument>) => {
  const before = (await readDocument(tools.doc(id))) as ToolDocument;
  await markHomeOfTool({ id, before, after: { ...before, ...fields } });
  return (await snapshot())?.isStale;
};

const shownId = async () => (await readHome()).tools[0]?._id ?? '';

describe('The home page', () => {
  it('costs one read, of a document that has all it shows', async () => {
    expect(await usageOf(readHome)).toEqual(oneRead);
    const { tools: shown, reviews, ratings, contact } = await readHome();
    const { email, phone } = (await readSettings()).seller;
    expect(contact).toEqual({ email, phone });
    expect(shown).toHaveLength(homeSize.tools);
    expect(reviews.length).toBeLessThanOrEqual(homeSize.reviews);
    expect(ratings.count).toBeGreaterThanOrEqual(reviews.length);
  });

  it('is refreshed once after a change, which stores it', async () => {
    await setSnapshot({ isStale: true });
    const { reads, writes } = await usageOf(readHome);
    expect(reads).toBeGreaterThan(homeSize.tools);
    expect(writes).toBe(1);
    expect(await usageOf(readHome)).toEqual(oneRead);
  });

  it('is refreshed after five minutes, because pieces are sold', async () => {
    await setSnapshot({ readAt: new Date(Date.now() - 4 * 60_000) });
    expect(await usageOf(readHome)).toEqual(oneRead);
    await setSnapshot({ readAt: new Date(Date.now() - 6 * 60_000) });
    expect(await usageOf(readHome)).toMatchObject({ writes: 1 });
  });

  it('is read once for views at the same time', async () => {
    await setSnapshot({ isStale: true });
    const { writes } = await usageOf(() => Promise.all([readHome(), readHome(), readHome()]));
    expect(writes).toBeLessThanOrEqual(1);
  });
});

describe('A change makes it stale', () => {
  it('of a published review', async () => {
    const review = { reviewRating: 5, status: 'published' } as const;
    await transact(async (transaction) => moveRating(transaction, review, review));
    expect((await snapshot())?.isStale).toBe(true);
    const id = await storeReview({ createdAt: new Date(Date.now() + 60_000) });
    expect((await readHome()).reviews[0]?._id).toBe(id);
  });

  it('but not of a review that waits', async () => {
    const review = { reviewRating: 5, status: 'pending' } as const;
    await transact(async (transaction) => moveRating(transaction, undefined, review));
    expect((await snapshot())?.isStale).toBe(false);
  });

  it('of a tool that it shows, which costs one read', async () => {
    expect(await changeOf(await shownId(), { price: 1_234 })).toBe(true);
  });

  it('but not of its number of pieces, unless it sells out', async () => {
    const id = await shownId();
    const { available } = (await readDocument(tools.doc(id))) as ToolDocument;
    expect(await changeOf(id, { available: available + 1 })).toBe(false);
    expect(await changeOf(id, { available: 0 })).toBe(true);
  });

  it('but not of another tool', async () => {
    const toolIds = (await readHome()).tools.map(({ _id }) => _id);
    const id = await createTool();
    expect(toolIds).not.toContain(id);
    expect(await changeOf(id, { price: 1_234 })).toBe(false);
  });
});

describe('GET /home', () => {
  it('is what the home page shows, which caches may store', async () => {
    const response = await send('GET', '/home');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    expect(await expectStatus(response, 200)).toMatchObject({
      tools: expect.any(Array),
      reviews: expect.any(Array),
      ratings: { count: expect.any(Number) },
      contact: { email: expect.any(String), phone: expect.any(String) },
    });
  });
});
