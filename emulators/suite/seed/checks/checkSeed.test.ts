import { isPending, isPublished } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { type Seed, seed } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import { checkSeed } from './checkSeed.ts';

const broken = (change: Partial<Seed>) => () => checkSeed({ ...seed, ...change });

const [tool, ...tools] = seed.catalogue;
const [order, ...orders] = seed.orders;
const [account, ...accounts] = seed.accounts;
const [buyer, ...buyers] = seed.otherBuyers;
const [review, ...reviews] = seed.reviews;
if (!tool || !order || !account || !buyer || !review) throw new Error('The seed is empty');
const [book] = seed.addressBooks;
const [address] = book?.addresses ?? [];
if (!book || !address) throw new Error('There is no saved address');
const [line] = order.lines;
if (!line) throw new Error('The first order is empty');

const brokenOrder = (change: Partial<typeof order>) =>
  broken({ orders: [{ ...order, ...change }, ...orders] });

it('accepts the seed of this project', () => {
  expect(() => checkSeed()).not.toThrow();
});

it('contains what the shop promises: 60 tools, nine reviews, accounts to sign in with', () => {
  expect(seed.catalogue.length).toBeGreaterThanOrEqual(60);
  expect(seed.reviews.filter(isPublished).length).toBeGreaterThanOrEqual(9);
  expect(seed.reviews.filter(isPending)).toHaveLength(1);
  expect(seed.accounts.map(({ role }) => role)).toEqual(['admin', ...Array(5).fill('customer')]);
  expect(seed.shopWindow).toHaveLength(6);
});

it('has twelve more customers, and no further admin', () => {
  expect(seed.otherBuyers.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seed.otherBuyers.map(({ role }) => role))).toEqual(new Set(['customer']));
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
      `seed/catalogue/planes.ts: ${tool.id}: price: Price must have at most two decimals`,
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

  it('a password that Auth rejects', () => {
    expect(broken({ accounts: [{ ...account, password: '12345' }, ...accounts] })).toThrow(
      `seed/data/accounts.ts: ${account.email}: the password is too short`,
    );
  });

  it('a customer with an invalid phone number', () => {
    expect(broken({ otherBuyers: [{ ...buyer, phoneNumber: 'none' }, ...buyers] })).toThrow(
      `seed/data/buyers.ts: ${buyer.email}: phoneNumber: Enter the phone number in digits only`,
    );
  });

  it('a saved address that the shop would refuse', () => {
    const addresses = [{ ...address, phoneNumber: 'none' }];
    expect(broken({ addressBooks: [{ ...book, addresses }] })).toThrow(
      `seed/data/addresses.ts: ${address._id}: phoneNumber: Enter a phone number with its area code, or + and 8 to 15 digits`,
    );
  });

  it('two default addresses', () => {
    const addresses = [address, { ...address, _id: 'second' }];
    expect(broken({ addressBooks: [{ ...book, addresses }] })).toThrow(
      `seed/data/addresses.ts: ${book.payerId}: exactly one address must be the default`,
    );
  });

  it('an address book of nobody', () => {
    expect(broken({ addressBooks: [{ ...book, payerId: 'nobody' }] })).toThrow(
      'seed/data/addresses.ts: nobody: there is no such account or company',
    );
  });

  it('an e-mail address used twice', () => {
    expect(broken({ otherBuyers: [{ ...buyer, email: account.email }, ...buyers] })).toThrow(
      `seed/data/accounts.ts: ${account.email}: the id is used twice`,
    );
  });

  it('a rating out of bounds', () => {
    expect(broken({ reviews: [{ ...review, reviewRating: 6 }, ...reviews] })).toThrow(
      `seed/data/reviews.ts: ${review.id}: reviewRating: Maximum rating is 5`,
    );
  });

  it('a second review of an account, and one of nobody', () => {
    const by = (userId: string) => broken({ reviews: [{ ...review, userId }, ...reviews] });
    expect(by(reviews[0]?.userId ?? '')).toThrow('seed/data/reviews.ts: ');
    expect(by('nobody')).toThrow(`seed/data/reviews.ts: ${review.id}: there is no such account`);
  });

  it('any error, as a SeedError', () => {
    expect(broken({ shopWindow: ['anvil'] })).toThrow(SeedError);
  });
});

describe('reports the order and the cause of', () => {
  const entry = `seed/orders/generateOrders.ts: ${order.id}:`;

  it('a quantity below the minimum', () => {
    expect(brokenOrder({ lines: [{ ...line, quantity: 1 }] })).toThrow(
      `${entry} ${line.toolId}: Minimum order amount : `,
    );
  });

  it('a tool that is not for sale', () => {
    expect(brokenOrder({ lines: [{ ...line, toolId: 'anvil' }] })).toThrow(
      `${entry} there is no tool anvil`,
    );
  });

  it('a tool in two lines', () => {
    expect(brokenOrder({ lines: [line, line] })).toThrow(
      `${entry} lines[1].toolId: This tool is already in another line`,
    );
  });

  it('an order without lines', () => {
    expect(brokenOrder({ lines: [] })).toThrow(`${entry} lines: Order at least one tool`);
  });

  it('a PO number of two lines', () => {
    expect(brokenOrder({ poNumber: 'PO\n7' })).toThrow(
      `${entry} poNumber: PO number must be one line`,
    );
  });

  it('an order of nobody', () => {
    expect(brokenOrder({ userId: 'nobody' })).toThrow(`${entry} there is no account nobody`);
  });
});
