import fc, { type Arbitrary } from 'fast-check';
import { type CartLine, limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { mergeCarts, rebaseCart } from './mergeCarts.ts';
import { quantityIn } from './quantityIn.ts';
import { areSameLines } from './unsavedChanges.ts';

const lineOf = (tool: number | string, quantity: number, unitPrice = 100): CartLine => ({
  toolId: String(tool),
  quantity,
  toolName: `Tool ${tool}`,
  unitPrice,
});

const idsOf = (lines: readonly CartLine[]) => lines.map(({ toolId }) => toolId);

const cart = (tools: number): Arbitrary<CartLine[]> =>
  fc
    .uniqueArray(
      fc.record({
        tool: fc.integer({ min: 1, max: tools }),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      {
        selector: ({ tool }) => tool,
        maxLength: limits.orderLines,
      },
    )
    .map((lines) => lines.map(({ tool, quantity }) => lineOf(tool, quantity)));

const isValid = (lines: readonly CartLine[]) => {
  expect(new Set(idsOf(lines)).size).toBe(lines.length);
  expect(lines.length).toBeLessThanOrEqual(limits.orderLines);
};

const twoCarts = [cart(80), cart(80)] as const;
const threeCarts = [cart(9), cart(9), cart(9)] as const;

describe('mergeCarts', () => {
  it('takes the larger quantity of each tool, and names what it changed', () => {
    const account = [lineOf('a', 5), lineOf('b', 5)];
    const visitor = [lineOf('c', 1), lineOf('a', 4), lineOf('b', 6)];
    expect(mergeCarts(account, visitor)).toEqual({
      lines: [lineOf('a', 5), lineOf('b', 6), lineOf('c', 1)],
      added: ['Tool c'],
      raised: ['Tool b'],
      left: [],
    });
  });

  it('loses no tool of the account, and names each that does not fit', () => {
    fc.assert(
      fc.property(...twoCarts, (account, visitor) => {
        const { lines, added, left } = mergeCarts(account, visitor);
        isValid(lines);
        expect(idsOf(lines).slice(0, account.length)).toEqual(idsOf(account));
        expect(lines.length).toBe(account.length + added.length);
        for (const { toolId, toolName } of visitor) {
          const isNamed = left.includes(toolName);
          expect(isNamed).toBe(!idsOf(lines).includes(toolId));
        }
        for (const { toolId, quantity } of lines) {
          const larger = Math.max(quantityIn(account, toolId), quantityIn(visitor, toolId));
          expect(quantity).toBe(larger);
        }
      }),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(...twoCarts, (account, visitor) => {
        const { lines } = mergeCarts(account, visitor);
        const again = mergeCarts(lines, visitor);
        expect(again.lines).toEqual(lines);
        expect([again.added, again.raised]).toEqual([[], []]);
      }),
    );
  });
});

describe('rebaseCart', () => {
  it('keeps the changes of both', () => {
    const base = [lineOf('a', 1), lineOf('b', 1), lineOf('c', 1), lineOf('d', 1)];
    const mine = [lineOf('a', 2), lineOf('b', 1), lineOf('d', 1), lineOf('e', 1)];
    const theirs = [lineOf('a', 1), lineOf('b', 3), lineOf('c', 1), lineOf('f', 1)];
    expect(rebaseCart(base, mine, theirs).lines).toEqual([
      lineOf('a', 2),
      lineOf('b', 3),
      lineOf('f', 1),
      lineOf('e', 1),
    ]);
  });

  it('keeps their quantity where I only saw another price', () => {
    const { lines } = rebaseCart([lineOf('a', 1)], [lineOf('a', 1, 200)], [lineOf('a', 3)]);
    expect(lines).toEqual([lineOf('a', 3, 200)]);
  });

  it('removes what they removed, even if I saw another price', () => {
    expect(rebaseCart([lineOf('a', 1)], [lineOf('a', 1, 200)], []).lines).toEqual([]);
  });

  it('takes my quantity of each tool that I changed, and theirs of all others', () => {
    fc.assert(
      fc.property(...threeCarts, (base, mine, theirs) => {
        const { lines } = rebaseCart(base, mine, theirs);
        isValid(lines);
        for (const toolId of new Set([base, mine, theirs, lines].flatMap(idsOf))) {
          const [before, my, their] = [base, mine, theirs].map((at) => quantityIn(at, toolId));
          expect(quantityIn(lines, toolId)).toBe(my === before ? their : my);
        }
      }),
    );
  });

  it('does not repeat changes that arrived although the response was lost', () => {
    fc.assert(
      fc.property(...threeCarts, (base, sent, mine) => {
        expect(areSameLines(rebaseCart(base, sent, sent).lines, sent)).toBe(true);
        const { lines } = rebaseCart(base, mine, sent);
        for (const { toolId, quantity } of mine) {
          const wasChanged = quantity !== quantityIn(base, toolId);
          if (wasChanged) expect(quantityIn(lines, toolId)).toBe(quantity);
        }
      }),
    );
  });

  it('names each tool that does not fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 50 }),
        cart(200),
        (tools, theirs) => {
          const mine = [...new Set(tools)].map((tool) => lineOf(tool, 1));
          const { lines, left } = rebaseCart([], mine, theirs);
          isValid(lines);
          const all = new Set([...idsOf(mine), ...idsOf(theirs)]);
          expect(lines.length + left.length).toBe(all.size);
        },
      ),
    );
  });
});
