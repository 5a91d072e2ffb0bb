import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import {
  padOf,
  padOfDraft,
  roomIn,
  textsOf,
  withInserted,
  withoutRows,
  withQuantities,
  withTexts,
} from './padRows.ts';

const texts = (...skus: string[]) => skus.map((sku) => ({ sku, quantity: '1' }));
const skusOf = (rows: ReturnType<typeof padOf>) => textsOf(rows).map(({ sku }) => sku);
const idAt = (rows: ReturnType<typeof padOf>, at: number) => rows[at]?.id ?? '';

describe('a pad', () => {
  it('starts with five blank rows, and grows with its last one', () => {
    const empty = padOf();
    expect(empty).toHaveLength(5);
    expect(withTexts(empty, idAt(empty, 4), { sku: 'A-1' })).toHaveLength(6);
  });

  it('has at most 200 rows', () => {
    const full = padOf(texts(...Array.from({ length: 300 }, (_, at) => `A-${at}`)));
    expect(full).toHaveLength(limits.cartRows);
    expect(roomIn(full)).toBe(0);
    expect(withoutRows(full, [idAt(full, 0)])).toHaveLength(limits.cartRows);
  });

  it('inserts rows at a blank row, which keeps its id, or behind another', () => {
    const rows = padOf(texts('A-1', 'A-2'));
    const behind = withInserted(rows, idAt(rows, 0), texts('B-1', 'B-2'));
    expect(skusOf(behind)).toEqual(['A-1', 'B-1', 'B-2', 'A-2']);
    const blank = withInserted(rows, idAt(rows, 2), texts('B-1'));
    expect(skusOf(blank)).toEqual(['A-1', 'A-2', 'B-1']);
    expect(idAt(blank, 2)).toBe(idAt(rows, 2));
    expect(skusOf(withInserted(rows, null, texts('B-1')))).toEqual(['A-1', 'A-2', 'B-1']);
  });

  it('takes a column of quantities, as far as it goes', () => {
    const rows = padOf(texts('A-1', 'A-2'));
    const filled = withQuantities(rows, idAt(rows, 1), ['7', '8']);
    expect(textsOf(filled).map(({ quantity }) => quantity)).toEqual(['1', '7', '8']);
    const many = Array.from({ length: 300 }, () => '5');
    expect(withQuantities(rows, idAt(rows, 1), many)).toHaveLength(limits.cartRows);
  });

  it.each([null, 'text', {}, [null, 1, { sku: 1 }], [{ sku: ' ', quantity: '' }]])(
    'is empty for the draft %j',
    (draft) => {
      expect(textsOf(padOfDraft(draft))).toEqual([]);
    },
  );
});
