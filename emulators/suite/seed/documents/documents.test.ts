import { orderAddressOf, storedFileOf, usualCountry } from 'functions/contract';
import { expect, it } from 'vitest';
import { customer } from '../data/accounts.ts';
import { profilesOf, seed } from '../dataset/seedData.ts';
import { addressDocuments, skuDocuments, toolDocuments, userDocuments } from './documents.ts';

const bucket = 'bucket.example.test';

it('the newest tools are those of the shop window, in its order', () => {
  const newest = toolDocuments(seed, bucket)
    .toSorted((one, other) => Number(other.content.createdAt) - Number(one.content.createdAt))
    .slice(0, seed.shopWindow.length);
  expect(newest.map(({ path }) => path)).toEqual(seed.shopWindow.map((id) => `tools/${id}`));
});

it('the SKU of each tool is reserved for it', () => {
  const reservations = skuDocuments(seed).map(({ path, content }) => [path, content.toolId]);
  expect(reservations).toEqual(seed.catalogue.map(({ id, sku }) => [`skus/${sku}`, id]));
});

it('a tool has the URLs of its pictures, and their paths', () => {
  const tools = toolDocuments(seed, bucket);
  const chisel = tools.find(({ path }) => path === 'tools/bench-chisel')?.content;
  const folder = 'tools/bench-chisel';
  expect(chisel?.imagePath).toBe(`${folder}/picture.webp`);
  expect(chisel?.morePicturePaths).toEqual(
    [2, 3, 4].map((position) => `${folder}/picture-${position}.webp`),
  );
  for (const { content } of tools) {
    const { imageLink, imagePath, morePictures, morePicturePaths } = content;
    const links = [imageLink, ...morePictures];
    expect(links.map((link) => storedFileOf(link)?.path)).toEqual([imagePath, ...morePicturePaths]);
  }
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

it('the customer with a password has saved the addresses of the own orders', () => {
  const [book, ...others] = addressDocuments(seed);
  const decided = seed.companies.filter(({ undecided }) => !undecided);
  expect(others.map(({ path }) => path)).toEqual(
    decided.map(({ id }) => `customers/${id}/addresses/book`),
  );
  expect(book?.path).toBe(`customers/${customer.uid}/addresses/book`);
  const ordered = seed.orders.filter(({ userId }) => userId === customer.uid);
  const saved = book?.content.addresses.map((address) => orderAddressOf(address, usualCountry));
  expect(new Set(saved)).toEqual(new Set(ordered.map(({ orderAddress }) => orderAddress)));
  expect(book?.content.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
});
