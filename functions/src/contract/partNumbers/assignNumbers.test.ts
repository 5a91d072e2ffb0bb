import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { assignNumbers } from './assignNumbers.ts';
import { type PartNumber, partNumberKey } from './model.ts';

const toolOf = (id: string) => ({ toolId: id, sku: `SKU-${id}`, toolName: `Tool ${id}` });
const numbered = (id: string, number: string): PartNumber => ({ ...toolOf(id), number });
const row = (id: string, number: string) => ({ tool: toolOf(id), named: `SKU-${id}`, number });
const noSkus = new Map();

const textsOf = (numbers: readonly PartNumber[]) =>
  Object.fromEntries(numbers.map(({ toolId, number }) => [toolId, number]));

const assign = (stored: Record<string, string>, ...rows: Parameters<typeof assignNumbers>[1]) => {
  const kept = Object.entries(stored).map(([id, number]) => numbered(id, number));
  const { numbers, rows: results } = assignNumbers(kept, rows, noSkus);
  return { numbers: textsOf(numbers), results: results.map(({ result }) => result) };
};

describe('assignNumbers', () => {
  it('saves, replaces, keeps and removes numbers', () => {
    const rows = [row('a', ' 4711 '), row('b', 'X-2'), row('c', 'Y'), row('d', ''), row('e', '')];
    expect(assign({ b: 'X-1', c: 'Y', d: 'Z' }, ...rows)).toEqual({
      numbers: { a: '4711', b: 'X-2', c: 'Y' },
      results: ['saved', 'saved', 'unchanged', 'removed', 'unchanged'],
    });
  });

  it('lets two tools swap their numbers', () => {
    expect(assign({ a: '1', b: '2' }, row('a', '2'), row('b', '1')).numbers).toEqual({
      a: '2',
      b: '1',
    });
  });

  it('refuses a number that another tool has, however it is written, and does the rest', () => {
    const stored = [numbered('a', 'X-1')];
    const rows = [row('b', ' x – 1 '), row('c', '3'), row('d', '3')];
    const { numbers, rows: results } = assignNumbers(stored, rows, noSkus);
    expect(textsOf(numbers)).toEqual({ a: 'X-1', c: '3' });
    expect(results.map(({ message }) => message)).toEqual([
      'x – 1 is your number for “Tool a”',
      null,
      '3 is your number for “Tool c”',
    ]);
  });

  it('lets a refused row keep its number, which then nobody else gets', () => {
    const rows = [row('a', '3'), row('b', '1')];
    expect(assign({ a: '1', c: '3' }, ...rows)).toEqual({
      numbers: { a: '1', c: '3' },
      results: ['refused', 'refused'],
    });
  });

  it('refuses the SKU of another tool, but not the own one', () => {
    const skus = new Map([['SKU-A', toolOf('a')]]);
    const { rows } = assignNumbers([], [row('b', 'sku-a'), row('a', 'sku-a')], skus);
    expect(rows).toEqual([
      { result: 'refused', message: 'sku-a is the SKU of “Tool a”, which is found first' },
      { result: 'saved', message: null },
    ]);
  });

  it.each([
    [{ tool: null, named: 'NO-1', number: '1' }, 'No tool has the SKU NO-1'],
    [{ tool: null, named: '', number: '1' }, 'Enter a SKU'],
    [row('a', 'x'.repeat(41)), 'A number can have at most 40 characters'],
  ])('refuses %j', (given, message) => {
    expect(assignNumbers([], [given], noSkus).rows).toEqual([{ result: 'refused', message }]);
  });

  it('of several rows for one tool, takes the last', () => {
    expect(assign({}, row('a', '1'), row('a', '2'))).toEqual({
      numbers: { a: '2' },
      results: ['unchanged', 'saved'],
    });
  });

  it('takes no more than the limit, in the order of the rows', () => {
    const { count } = limits.partNumbers;
    const stored = Array.from({ length: count - 1 }, (_, n) => numbered(`t${n}`, `N-${n}`));
    const rows = [row('a', '1'), row('b', '2'), row('t0', '')];
    const { numbers, rows: results } = assignNumbers(stored, rows, noSkus);
    expect(numbers).toHaveLength(count);
    expect(results.map(({ result }) => result)).toEqual(['saved', 'saved', 'removed']);
    const { rows: beyond } = assignNumbers(numbers, [row('c', '3')], noSkus);
    expect(beyond[0]?.message).toBe('There can be at most 2,000 numbers: remove some first');
  });

  it('never gives one number to two tools, and changes nothing for a refused row', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const number = fc.constantFrom('', '1', '2', '3', 'x');
    const rows = fc.array(fc.tuple(id, number), { maxLength: 6 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const toRows = (pairs: [string, string][]) => pairs.map(([one, text]) => row(one, text));
        const stored = assignNumbers([], toRows(before), noSkus).numbers;
        const { numbers, rows: results } = assignNumbers(stored, toRows(after), noSkus);
        const keys = numbers.map((one) => partNumberKey(one.number));
        expect(new Set(keys).size).toBe(keys.length);
        const [was, is] = [textsOf(stored), textsOf(numbers)];
        for (const [at, [tool, text]] of after.entries()) {
          const isLast = after.findLastIndex(([other]) => other === tool) === at;
          if (!isLast) continue;
          const refused = results[at]?.result === 'refused';
          expect(is[tool] ?? '').toBe(refused ? (was[tool] ?? '') : text);
        }
      }),
    );
  });
});
