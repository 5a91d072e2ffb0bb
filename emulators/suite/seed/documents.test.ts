import { expect, it } from 'vitest';
import { toolDocuments, userDocuments } from './documents.ts';
import { profilesOf, seed } from './seedData.ts';

const bucket = 'bucket.example.test';

it('the newest tools are those of the shop window, in its order', () => {
  const newest = toolDocuments(seed, bucket)
    .toSorted((one, other) => Number(other.content.createdAt) - Number(one.content.createdAt))
    .slice(0, seed.shopWindow.length);
  expect(newest.map(({ path }) => path)).toEqual(seed.shopWindow.map((id) => `tools/${id}`));
});

it('everyone has a profile, without a password', () => {
  const users = userDocuments(seed, bucket);
  expect(users.map(({ path }) => path)).toEqual(profilesOf(seed).map(({ uid }) => `users/${uid}`));
  expect(users.filter(({ content }) => 'password' in content)).toEqual([]);
});

it('some customers registered in the last 30 days', () => {
  const since = new Date(seed.now.getTime() - 30 * 86_400_000);
  const recent = userDocuments(seed, bucket).filter(({ content }) => content.createdAt > since);
  expect(recent.length).toBeGreaterThan(1);
});
