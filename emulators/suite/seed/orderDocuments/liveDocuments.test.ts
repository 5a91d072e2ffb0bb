import { staffToolDefaults } from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import { expect, it } from 'vitest';
import { documentsIn, pastDocuments } from '../actions/pastShop.ts';
import { seed } from '../dataset/seedData.ts';
import { toolDocuments } from '../documents/documents.ts';
import { liveOrderDocuments, liveQuoteDocuments, liveToolDocuments } from './liveDocuments.ts';
import { quoteDocuments } from './quoteDocuments.ts';

const bucket = 'bucket.example.test';
const tools = toolDocuments(seed, bucket);
const past = await pastDocuments(seed, bucket);
const orders = documentsIn<OrderDocument>(past, 'orders');

it('publishes each tool, without the fields that no response has', () => {
  const expected = tools.map(({ path, content }) => {
    const { imagePath, morePicturePaths, searchTerms, attributeNumbers, relatedIds, ...rest } =
      content;
    const { createdAt, updatedAt, ...fields } = rest;
    const shown = Object.entries(fields).filter(([name]) => !(name in staffToolDefaults));
    return { path: path.replace('tools/', 'liveTools/'), content: Object.fromEntries(shown) };
  });
  expect(liveToolDocuments(tools)).toEqual(expected);
});

it('publishes each order, as changed at its last status change', () => {
  const published = liveOrderDocuments(orders);
  expect(published.map(({ path }) => path)).toEqual(
    orders.map(({ path }) => path.replace('orders/', 'liveOrders/')),
  );
  for (const [index, { content }] of published.entries()) {
    const order = orders[index]?.content;
    expect(content).toMatchObject({ number: order?.number, userId: order?.userId });
    expect(content.changedAt).toEqual(order?.history.at(-1)?.at);
    expect(content).not.toHaveProperty('searchTerms');
    expect(content).not.toHaveProperty('requestHash');
  }
});

it('publishes each quote as responses contain it, without the fields that none has', () => {
  const quotes = quoteDocuments(seed, bucket);
  const published = liveQuoteDocuments(quotes);
  expect(published.map(({ path }) => path)).toEqual(
    seed.quotes.map(({ id }) => `liveQuotes/${id}`),
  );
  for (const [index, { content }] of published.entries()) {
    const { number, createdAt } = quotes[index]?.content ?? {};
    expect(content).toMatchObject({ number, createdAt: createdAt?.toISOString() });
    for (const field of ['searchTerms', 'requestHash', 'checkAt']) {
      expect(content).not.toHaveProperty(field);
    }
  }
});
