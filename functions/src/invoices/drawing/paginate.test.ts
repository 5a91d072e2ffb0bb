import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

it('keeps all rows on one page if they fit with what follows', () => {
  const room = { first: 100, next: 200, carried: 10, end: 40 };
  expect(paginate([20, 20, 20], room)).toEqual([[0, 1, 2]]);
});

it('moves the last row to the page of what follows it', () => {
  const room = { first: 100, next: 200, carried: 10, end: 60 };
  expect(paginate([20, 20, 20], room)).toEqual([[0, 1], [2]]);
});

it('leaves the first page without rows if none fits', () => {
  const room = { first: 10, next: 200, carried: 10, end: 60 };
  expect(paginate([20, 20], room)).toEqual([[], [0, 1]]);
});

it('keeps the order of all rows, and each page within its room', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 1, maxLength: 50 });
  const first = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(heights, first, (rows, firstRoom) => {
      const room = { first: firstRoom, next: 400, carried: 15, end: 200 };
      const pages = paginate(rows, room);
      expect(pages.flat()).toEqual(rows.map((_, index) => index));
      for (const [page, indices] of pages.entries()) {
        if (indices.length === 0) continue;
        const height = indices.reduce((sum, index) => sum + (rows[index] ?? 0), 0);
        const above = indices[0] === 0 ? 0 : room.carried;
        const below = page === pages.length - 1 ? room.end : room.carried;
        expect(above + height + below).toBeLessThanOrEqual(page === 0 ? room.first : room.next);
      }
    }),
  );
});
