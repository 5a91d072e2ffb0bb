import { limits } from 'functions/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../../lib/firebase/config.ts';
import { idTokenOf } from '../../../testing/tokens.ts';
import { storedLinesAttribute, storedLinesScript } from './storedLinesScript.ts';

const shownFor = (cart: unknown, key = 'cart') => {
  if (cart !== undefined) localStorage.setItem(key, JSON.stringify(cart));
  const script = document.createElement('script');
  script.dataset.project = config.firebase.projectId;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
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

it('shows the cart of the company for which this tab buys', () => {
  const company = `company-${'a'.repeat(20)}`;
  localStorage.setItem('accessToken', idTokenOf('carla'));
  localStorage.setItem('buyingFor', `${company} carla`);
  expect(shownFor({ lines: [{ toolName: 'Own saw', quantity: 1 }] })).toEqual(['', '']);
  expect(shownFor({ lines: [{ toolName: 'Saw', quantity: 1 }] }, `cart ${company}`)).toEqual([
    'Saw1 piece',
  ]);
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
