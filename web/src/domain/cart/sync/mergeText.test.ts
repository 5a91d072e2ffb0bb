import { expect, it } from 'vitest';
import { mergeText } from './mergeText.ts';

it('names the tools that were added', () => {
  const changes = { added: ['Jack Plane', 'Mallet'], raised: [], left: [] };
  expect(mergeText(changes)).toBe('2 tools added to your cart: Jack Plane and Mallet.');
});

it('names a few of many', () => {
  const added = ['Plane', 'Mallet', 'Saw', 'Chisel', 'Rasp'];
  expect(mergeText({ added, raised: [], left: [] })).toBe(
    '5 tools added to your cart: Plane, Mallet, Saw and 2 more.',
  );
});

it('names every tool that did not fit, so that nothing is lost unnoticed', () => {
  const remaining = ['Plane', 'Mallet', 'Saw', 'Chisel', 'Rasp'];
  expect(mergeText({ added: [], raised: ['Square'], left: remaining })).toBe(
    [
      'Your cart now has more pieces of: Square.',
      'Your cart can have at most 50 tools, and does not contain: Plane, Mallet, Saw, Chisel, Rasp.',
    ].join(' '),
  );
});
