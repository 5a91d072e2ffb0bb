import { billedOf, orderNumberOf, priceLine, wordsOf } from 'functions/contract';
import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { orderDocuments } from './orderDocuments.ts';

const orders = orderDocuments(seed, 'bucket.example.test');
const contents = orders.map(({ content }) => content);

it('there is a document for every order, with its number', () => {
  expect(orders.map(({ path }) => path)).toEqual(seed.orders.map(({ id }) => `orders/${id}`));
  expect(contents.map(({ number }) => number)).toEqual(
    seed.orders.map(({ id }) => orderNumberOf(id)),
  );
  expect(new Set(contents.map(({ number }) => number)).size).toBe(orders.length);
});

it('lines, subtotals and totals add up in whole cents', () => {
  for (const { lines, subtotal, tax, total } of contents) {
    for (const line of lines) {
      expect(Number.isInteger(billedOf(line))).toBe(true);
      expect(billedOf(line)).toBeLessThanOrEqual(line.quantity);
    }
    expect(subtotal).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
    expect(total).toBe(subtotal + tax);
    expect(Number.isInteger(total)).toBe(true);
  }
});

it('lines have the SKU, the price and the price break for their quantity', () => {
  const lines = contents.filter(({ quoteId }) => !quoteId).flatMap((content) => content.lines);
  for (const { toolId, sku, quantity, unitPrice, breakQuantity } of lines) {
    const tool = seed.catalogue.find(({ id }) => id === toolId);
    if (!tool) throw new Error(`There is no tool ${toolId}`);
    expect(sku).toBe(tool.sku);
    expect(priceLine(tool, quantity)).toMatchObject({ unitPrice, breakQuantity });
  }
  expect(lines.filter(({ breakQuantity }) => breakQuantity !== null).length).toBeGreaterThan(50);
});

it('an order begins and ends with its history', () => {
  for (const { createdAt, status, history } of contents) {
    expect(createdAt).toBe(history[0]?.at);
    expect(status).toBe(history.at(-1)?.status);
  }
});

it('an order has its PO number and note', () => {
  expect(contents.map(({ poNumber, note }) => [poNumber, note])).toEqual(
    seed.orders.map(({ poNumber, note }) => [poNumber, note]),
  );
});

it('an order is found by number, PO number, customer and tool', () => {
  for (const { searchTerms, number, poNumber, userEmail, lines } of contents) {
    const words = wordsOf(`${number} ${poNumber} ${userEmail} ${lines.at(-1)?.toolName}`);
    expect(searchTerms).toEqual(expect.arrayContaining(words));
  }
});
