import { describe, expect, it } from 'vitest';
import { checkSeed, type Seed, SeedError, seed } from './checkSeed.ts';

const broken = (change: Partial<Seed>) => () => checkSeed({ ...seed, ...change });

const [tool, ...tools] = seed.catalogue;
const [order, ...orders] = seed.orders;
const [account, ...accounts] = seed.accounts;
const [review, ...reviews] = seed.reviews;
if (!tool || !order || !account || !review) throw new Error('The seed is empty');

it('accepts the seed of this project', () => {
  expect(() => checkSeed()).not.toThrow();
});

it('contains what the shop promises: 36 tools, nine reviews, two accounts, one admin', () => {
  expect(seed.catalogue.length).toBeGreaterThanOrEqual(36);
  expect(seed.reviews.length).toBeGreaterThanOrEqual(9);
  expect(seed.accounts.filter(({ role }) => role === 'admin')).toHaveLength(1);
  expect(seed.accounts).toHaveLength(2);
  expect(seed.shopWindow).toHaveLength(6);
});

it('has a description for each tool that is long enough for a card', () => {
  const short = seed.catalogue.filter(
    ({ toolDescription }) => toolDescription.split(/\s+/).length < 15,
  );
  expect(short.map(({ id }) => id)).toEqual([]);
});

describe('reports the file, the entry and the cause of', () => {
  it('a price with a fraction of a cent', () => {
    expect(broken({ catalogue: [{ ...tool, price: 1.005 }, ...tools] })).toThrow(
      `seed/catalogue/planes.ts: ${tool.id}: Price must have at most two decimals`,
    );
  });

  it('a tool without a picture', () => {
    expect(broken({ catalogue: [{ ...tool, picture: '' }, ...tools] })).toThrow(
      `seed/catalogue/planes.ts: ${tool.id}: it has no picture`,
    );
  });

  it('an id used twice', () => {
    expect(broken({ catalogue: [tool, tool, ...tools] })).toThrow(
      `seed/catalogue/catalogue.ts: ${tool.id}: the id is used twice`,
    );
  });

  it('an unknown tool in the shop window', () => {
    expect(broken({ shopWindow: ['left-handed-hammer'] })).toThrow(
      'seed/catalogue/catalogue.ts: left-handed-hammer: it is in the shop window, but not for sale',
    );
  });

  it('an order below the minimum', () => {
    expect(broken({ orders: [{ ...order, quantity: 1 }, ...orders] })).toThrow(
      `seed/orders.ts: ${order.id}: Minimum order amount`,
    );
  });

  it('an order for a tool that is not for sale', () => {
    expect(broken({ orders: [{ ...order, toolId: 'anvil' }, ...orders] })).toThrow(
      `seed/orders.ts: ${order.id}: there is no tool anvil`,
    );
  });

  it('an order with inconsistent status and dates', () => {
    expect(broken({ orders: [{ ...order, status: 'cancelled' }, ...orders] })).toThrow(
      `seed/orders.ts: ${order.id}: status and cancelledAt do not match`,
    );
  });

  it('a password that Auth rejects', () => {
    expect(broken({ accounts: [{ ...account, password: '12345' }, ...accounts] })).toThrow(
      `seed/accounts.ts: ${account.email}: the password is too short`,
    );
  });

  it('a rating out of bounds', () => {
    expect(broken({ reviews: [{ ...review, reviewRating: 6 }, ...reviews] })).toThrow(
      `seed/reviews.ts: ${review.id}: Maximum rating is 5`,
    );
  });

  it('any error, as a SeedError', () => {
    expect(broken({ shopWindow: ['anvil'] })).toThrow(SeedError);
  });
});
