import { describe, expect, it } from 'vitest';
import {
  allPieces,
  type CountedLine,
  countersFit,
  noPieces,
  piecesProblem,
  remainingOf,
  underwayOf,
  withPieces,
} from './lineCounters.ts';

const line = (toolId: string, quantity: number, counters: Partial<CountedLine> = {}) => ({
  toolId,
  quantity,
  ...noPieces,
  ...counters,
});

const lines = [line('saw', 5, { cancelled: 1, shipped: 2, delivered: 1 }), line('plane', 3)];

it('counts the pieces that remain, and those underway', () => {
  expect(lines.map(remainingOf)).toEqual([2, 3]);
  expect(lines.map(underwayOf)).toEqual([1, 0]);
  expect(allPieces(lines, remainingOf)).toEqual([
    { toolId: 'saw', quantity: 2 },
    { toolId: 'plane', quantity: 3 },
  ]);
  expect(allPieces(lines, underwayOf)).toEqual([{ toolId: 'saw', quantity: 1 }]);
});

it('moves a counter of the lines that have pieces, and back', () => {
  const shipped = withPieces(lines, 'shipped', [{ toolId: 'plane', quantity: 2 }]);
  expect(shipped.map((one) => one.shipped)).toEqual([2, 2]);
  expect(withPieces(shipped, 'shipped', [{ toolId: 'plane', quantity: 2 }], -1)).toEqual(lines);
});

describe('piecesProblem', () => {
  const problemOf = (...pieces: [toolId: string, quantity: number][]) =>
    piecesProblem(
      lines,
      pieces.map(([toolId, quantity]) => ({ toolId, quantity })),
      remainingOf,
    );

  it('is null for as many pieces as there are', () => {
    expect(problemOf(['saw', 2], ['plane', 3])).toBeNull();
    expect(problemOf(['plane', 1])).toBeNull();
  });

  it('names a line of which more is wanted than there is, with its counters', () => {
    expect(problemOf(['plane', 1], ['saw', 3])).toEqual({
      unknown: [],
      short: [
        {
          position: 1,
          line: {
            ...{ toolId: 'saw', quantity: 5, cancelled: 1, shipped: 2, delivered: 1 },
            ...{ returned: 0, credited: 0, wanted: 3, left: 2 },
          },
        },
      ],
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d pieces', (quantity) => {
    expect(problemOf(['saw', quantity])?.short).toHaveLength(1);
  });

  it('refuses a tool that is in no line, and one that is listed twice', () => {
    expect(problemOf(['hammer', 1], ['saw', 1], ['saw', 1])).toEqual({
      unknown: [0, 2],
      short: [],
    });
  });
});

it.each([
  [{}, true],
  [{ cancelled: 2, shipped: 3, delivered: 3, returned: 3, credited: 5 }, true],
  [{ cancelled: 3, shipped: 3 }, false],
  [{ shipped: 2, delivered: 3 }, false],
  [{ shipped: 2, delivered: 1, returned: 2 }, false],
  [{ credited: 6 }, false],
  [{ cancelled: -1 }, false],
  [{ shipped: 0.5 }, false],
])('says whether the counters %j of five pieces fit: %j', (counters, fit) => {
  expect(countersFit(line('saw', 5, counters))).toBe(fit);
});
