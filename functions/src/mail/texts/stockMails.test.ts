import { expect, it } from 'vitest';
import { exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderText } from '../rendering/renderText.ts';
import { backInStockMail, lowStockMail } from './stockMails.ts';

const tool = {
  toolName: 'Jack plane',
  sku: 'PLN-1005',
  price: 48.5,
  available: 60,
  minOrder: 5,
  orderMultiple: 1,
  maxOrder: null,
  sellRemainder: true,
};

it.each([
  [{}, 5, 'At least 5 pieces'],
  [{ orderMultiple: 12 }, 12, 'Packs of 12 · at least 12 pieces'],
  [{ minOrder: 20, orderMultiple: 12, maxOrder: 50 }, 24, 'Packs of 12 · at least 24 pieces'],
  [{ minOrder: 100 }, 60, 'Only the last 60 pieces, sold together'],
])('names the smallest order of a tool with %j', (rules, smallest, summary) => {
  const text = renderText(
    backInStockMail('jack-plane', { ...tool, ...rules }, exampleShop),
    exampleShop,
  );
  expect(text).toContain(`Minimum order: ${smallest} pieces`);
  expect(text).toContain(`Quantities: ${summary}`);
});

it('names price, stock and page of a tool that is back', () => {
  const content = backInStockMail('jack-plane', tool, exampleShop);
  expect(content.subject).toBe('Back in stock: Jack plane');
  const text = renderText(content, exampleShop);
  expect(text).toContain('Price: $48.50 per piece');
  expect(text).toContain('Minimum order: 5 pieces');
  expect(text).toContain('https://tools-hub.test/tools/jack-plane');
});

const scarce = (available: number) => ({ toolName: `Saw ${available}`, sku: 'SAW-1', available });

it('lists the tools with the fewest pieces, and counts the others', () => {
  const content = lowStockMail([scarce(0), scarce(1)], 5, exampleShop);
  expect(content.subject).toBe('Low stock: 5 tools have fewer than 100 pieces');
  const text = renderText(content, exampleShop);
  expect(text).toContain('Saw 0');
  expect(text).toContain('1 piece');
  expect(text).toContain('And 3 other tools.');
});

it('uses the singular for one tool', () => {
  const { subject } = lowStockMail([scarce(0)], 1, exampleShop);
  expect(subject).toBe('Low stock: 1 tool has fewer than 100 pieces');
});
