import type { Attribute, Tool } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { bladeWidth, plane } from '../../../testing/fixtures.ts';
import { skusIn } from './findSizes.ts';
import { sizeRowsOf } from './sizeRows.ts';

const handle: Attribute = {
  ...bladeWidth,
  _id: 'handle',
  label: 'Handle',
  kind: 'choice',
  unit: '',
  choices: ['Beech', 'Ash'],
};

const attributes = [bladeWidth, handle];

const toolOf = (width: string, wood: string, fields: Partial<Tool> = {}): Tool => ({
  ...plane,
  _id: `${width} ${wood}`,
  sku: `PLN-${width}`,
  toolName: `Plane ${width}`,
  attributes: { ...(width && { 'blade-width': width }), ...(wood && { handle: wood }) },
  ...fields,
});

const rowsOf = (tools: Tool[], axes = attributes) =>
  sizeRowsOf(tools, { axes, attributes, familyId: 'planes' });

describe('sizeRowsOf', () => {
  it('sorts measures by their size and choices by their place', () => {
    const tools = [toolOf('12 mm', 'Ash'), toolOf('1/4 in', 'Ash'), toolOf('12 mm', 'Beech')];
    expect(rowsOf(tools).map(({ values }) => values)).toEqual([
      ['1/4 in', 'Ash'],
      ['12 mm', 'Beech'],
      ['12 mm', 'Ash'],
    ]);
  });

  it('says why the family cannot have a size', () => {
    const problems = rowsOf(
      [
        toolOf('12 mm', 'Ash'),
        toolOf('12.0 mm', 'Ash'),
        toolOf('', 'Ash'),
        toolOf('20 mm', 'Ash', { familyId: 'others' }),
        toolOf('25 mm', 'Ash', { familyId: 'planes' }),
      ],
      [bladeWidth],
    ).map(({ problem }) => problem);
    expect(problems).toEqual([
      null,
      '“Plane 12.0 mm” (PLN-12.0 mm) has the same size as “Plane 12 mm” (PLN-12 mm): 12.0 mm',
      'It is a size of another family',
      null,
      '“Plane ” (PLN-) has no value of Blade width',
    ]);
  });

  it('refuses the sizes beyond the hundredth', () => {
    const tools = Array.from({ length: 101 }, (_, at) => toolOf(`${at + 1} mm`, ''));
    const rows = rowsOf(tools, [bladeWidth]);
    expect(rows[99]?.problem).toBeNull();
    expect(rows[100]?.problem).toBe('A family has at most 100 sizes');
  });
});

it('reads SKUs from lines or a table, each once', () => {
  expect(skusIn(' chs-1006\r\nCHS-1012;chs-1006\n\n')).toEqual(['CHS-1006', 'CHS-1012']);
});
