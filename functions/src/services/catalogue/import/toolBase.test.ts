import { describe, expect, it } from 'vitest';
import {
  type StaffTool,
  staffToolDefaults,
  type Tool,
  type ToolUpdate,
  toolDefaults,
} from '../../../contract/index.ts';
import { validForms } from '../../../testing/inputs/validForms.ts';
import type { ImportableTool } from '../tools/toolResponse.ts';
import { importedChanges, readToolBase, toolBaseOf } from './toolBase.ts';

const exported: ImportableTool = {
  _id: 'plane',
  ...toolDefaults,
  ...staffToolDefaults,
  ...(validForms.detailedTool as Omit<StaffTool, '_id'>),
  available: 780,
  price: 20,
  attributes: {},
};

/** What a row of the file does to a tool, which may have changed since it was exported. */
const changesBy = (update: ToolUpdate, now: Partial<ImportableTool> = {}, from = exported) => {
  const { _id, stockImport, ...fields } = from;
  const base = readToolBase(toolBaseOf(from));
  if (!base) return expect.unreachable();
  const row = { update: { ...fields, ...update } as ToolUpdate, base };
  return importedChanges({ ...from, ...now }, row);
};

const conflict = (field: string, ...texts: string[]) => ({
  details: {
    errors: {
      [field]: expect.stringMatching(`it is ${texts[0]} now and ${texts[1]} in the file`),
    },
  },
});

const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('An exported row', () => {
  it.each<[string, Partial<Tool>]>([
    ['a stock that was sold', { available: 768 }],
    ['a price', { price: 25 }],
    ['price breaks', { priceBreaks: [] }],
    ['a name', { toolName: 'Renamed' }],
    ['a text', { toolDescription: 'Another text' }],
    ['specifications', { specifications: [] }],
    ['a SKU', { sku: 'PLN-2' }],
    ['a maximum', { maxOrder: null }],
  ])('changes nothing back that has changed since: %s', (_, now) => {
    expect(changesBy({}, now)).toEqual({ changes: {} });
  });

  it('changes only the cells that were edited', () => {
    expect(changesBy({ minOrder: 3 }, { price: 25, available: 768 })).toEqual({
      changes: { minOrder: 3 },
    });
  });

  it.each([
    [800, 788],
    [700, 688],
    [768, 756],
    [12, 0],
  ])('moves a stock of 780, of which 12 were sold, by the difference to %i', (to, available) => {
    expect(changesBy({ available: to }, { available: 768 })).toEqual({
      changes: { available },
      stockImport: { count: 1, from: 780, to },
    });
  });

  it('does not take more pieces than there are', () => {
    expect(refusalOf(() => changesBy({ available: 10 }, { available: 768 }))).toMatchObject({
      details: { errors: { available: expect.stringContaining('from 780 to 10') } },
    });
  });

  it('moves the stock once, also when the file is imported again', () => {
    const first = changesBy({ available: 800 }, { available: 768 });
    const now = { available: 788, ...(first.stockImport && { stockImport: first.stockImport }) };
    expect(changesBy({ available: 800 }, now)).toEqual({ changes: {} });
    expect(changesBy({ available: 800 }, { ...now, available: 750 })).toEqual({ changes: {} });
  });

  it('is refused when another import has set the stock since', () => {
    const now = { available: 800, stockImport: { count: 1, from: 780, to: 800 } };
    expect(refusalOf(() => changesBy({ available: 790 }, now))).toMatchObject(
      conflict('available', '“800”', '“790”'),
    );
    expect(changesBy({ available: 790 }, {}, { ...exported, ...now }).changes).toEqual({
      available: 790,
    });
  });

  it.each<[keyof Tool, ToolUpdate, Partial<Tool>, string[]]>([
    ['price', { price: 22.5 }, { price: 21 }, ['“21”', '“22.5”']],
    ['toolName', { toolName: 'Mine' }, { toolName: 'Theirs' }, ['“Theirs”', '“Mine”']],
    ['maxOrder', { maxOrder: null }, { maxOrder: 120 }, ['“120”', 'empty']],
    [
      'priceBreaks',
      { priceBreaks: [] },
      { priceBreaks: [{ minQuantity: 24, price: 9 }] },
      ['“24: 9.00”', 'empty'],
    ],
  ])('is refused with both values for a %s that has changed since', (field, update, now, texts) => {
    expect(refusalOf(() => changesBy(update, now))).toMatchObject(conflict(field, ...texts));
    expect(changesBy(update, { ...now, ...update } as Partial<Tool>)).toEqual({ changes: {} });
  });

  it('is refused for another tool than the one that was exported', () => {
    expect(refusalOf(() => changesBy({}, { _id: 'saw' }))).toMatchObject({
      details: { errors: { exported: expect.stringContaining('another tool') } },
    });
  });
});

it('A row that was made by hand replaces what the tool has', () => {
  expect(importedChanges(exported, { update: { available: 768, price: 20 } })).toEqual({
    changes: { available: 768 },
    stockImport: { count: 1, from: 780, to: 768 },
  });
});

it.each(['', 'note', 'tool', 'price a b c', 'tool a 1 2 3'])('reads no base in %j', (cell) => {
  expect(readToolBase(cell)).toBeUndefined();
});
