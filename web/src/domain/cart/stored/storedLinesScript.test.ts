import { limits } from 'functions/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedLinesAttribute, storedLinesScript } from './storedLinesScript.ts';

const shownFor = (cart: unknown) => {
  if (cart !== undefined) localStorage.setItem('cart', JSON.stringify(cart));
  new Function(storedLinesScript)();
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
};

beforeEach(() => {
  const row = '<li><p class="name"><i></i></p><p class="pieces"><i></i></p></li>';
  document.body.innerHTML = `<ol ${storedLinesAttribute}="">${row}${row}</ol>`;
});

afterEach(() => localStorage.clear());

it('shows names and quantities as text', () => {
  const lines = [
    { toolName: '<img src=x> saw', quantity: 1 },
    { toolName: 'Jack plane', quantity: 12 },
    { toolName: 'Mallet', quantity: 2 },
  ];
  expect(shownFor({ lines })).toEqual([
    '<img src=x> saw1 piece',
    'Jack plane12 pieces',
    'Mallet2 pieces',
  ]);
  expect(document.querySelector('img, i')).toBeNull();
});

it('shows as many lines as a cart can have', () => {
  const lines = Array.from({ length: limits.orderLines + 1 }, () => ({
    toolName: 'Saw',
    quantity: 1,
  }));
  expect(shownFor({ lines })).toHaveLength(limits.orderLines);
});

it.each([
  undefined,
  null,
  {},
  { lines: [] },
  { lines: {} },
  { lines: [null] },
  { lines: [{ toolName: 7, quantity: 1 }] },
  { lines: [{ toolName: 'Saw', quantity: '<b>' }] },
  { lines: [{ toolName: 'x'.repeat(limits.toolName + 1), quantity: 1 }] },
  { lines: [{ toolName: 'Saw', quantity: 1 }], extra: 'x'.repeat(100_000) },
])('leaves the placeholders for %j', (cart) => {
  expect(shownFor(cart)).toEqual(['', '']);
});

it('leaves the placeholders when the storage is closed', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(shownFor(undefined)).toEqual(['', '']);
});
