import { describe, expect, it } from 'vitest';
import { equalMeasuresOf } from './equalMeasures.ts';
import { measureText, readMeasure } from './readMeasure.ts';
import { unitWith } from './units.ts';

const unit = (symbol: string) => unitWith('symbol', symbol) ?? null;

const read = (text: string, symbol: string) => {
  const reading = readMeasure(text, unit(symbol));
  return 'measure' in reading ? reading.measure : reading.problem;
};

describe('readMeasure', () => {
  it.each([
    ['1/2 in', 'mm', [127, 10], '1/2 in'],
    ['½"', 'mm', [127, 10], '1/2 in'],
    ['0.5 inch', 'mm', [127, 10], '1/2 in'],
    ['1½ in', 'mm', [381, 10], '1 1/2 in'],
    ['1 63/64″', 'mm', [16_129, 320], '1 63/64 in'],
    ['12,7 mm', 'in', [127, 10], '12.7 mm'],
    ['12.7', 'mm', [127, 10], '12.7 mm'],
    ['1.3 in', 'mm', [1651, 50], '1.3 in'],
    ['60 cm', 'mm', [600, 1], '60 cm'],
    ['1,200 mm', 'mm', [1200, 1], '1200 mm'],
    ['2 feet', 'mm', [3048, 5], '2 ft'],
    ['5 µm', 'mm', [1, 200], '5 µm'],
    ['0.24 kg', 'kg', [240, 1], '0.24 kg'],
    ['3 oz', 'kg', [136_077_711, 1_600_000], '3 oz'],
    ['16ga', 'ga', [16, 1], '16 ga'],
    ['16 gauge', 'ga', [16, 1], '16 ga'],
    ['12°', '°', [12, 1], '12°'],
    ['18 V', 'V', [18, 1], '18 V'],
    ['1.5 kW', 'W', [1500, 1], '1.5 kW'],
    ['5 kN', 'kN', [5, 1], '5 kN'],
    ['60 HRC', 'HRC', [60, 1], '60 HRC'],
    ['7', '', [7, 1], '7'],
    ['0', 'mm', [0, 1], '0 mm'],
  ] as const)('reads %s for an attribute in %s', (text, symbol, number, shown) => {
    expect(read(text, symbol)).toEqual({ number, text: shown });
  });

  it('reads the text of a measure as the same measure', () => {
    for (const text of ['1 63/64 in', '0.000001 mm', '999999999 µm', '2 1/2 ft', '12°']) {
      const first = read(text, text.endsWith('°') ? '°' : 'mm');
      expect(first, text).toEqual({ number: expect.anything(), text });
    }
  });

  it.each([
    ['10 furlongs', 'mm', 'There is no unit “furlongs” here: write mm, cm, m, in, ft, µm'],
    ['2 kg', 'mm', 'kg is the unit of a mass: write mm, cm, m, in, ft, µm'],
    ['10 mm', '', 'Enter a number without a unit, like 12.5'],
    ['wide', 'mm', 'Enter a number, like 12.5 mm'],
    ['', 'mm', 'Enter a number, like 12.5 mm'],
    ['-5 mm', 'mm', 'Enter a number, like 12.5 mm'],
    ['10 to 20 mm', 'mm', 'There is no unit “to 20mm” here: write mm, cm, m, in, ft, µm'],
    ['2000 km', 'mm', 'There is no unit “km” here: write mm, cm, m, in, ft, µm'],
    ['2000000 m', 'm', 'Enter at most 1000000 m'],
    ['1.1234567 mm', 'mm', 'Enter at most 9 digits and 6 decimals'],
    ['12345678901 mm', 'mm', 'Enter at most 9 digits and 6 decimals'],
    ['123456789.123456 oz', 'g', 'Enter fewer digits'],
  ])('refuses %s for an attribute in %s', (text, symbol, problem) => {
    expect(read(text, symbol)).toBe(problem);
  });
});

describe('measureText', () => {
  it('converts base units', () => {
    expect(measureText(12.7, unit('in'))).toBe('0.5 in');
    expect(measureText(600, unit('cm'))).toBe('60 cm');
    expect(measureText(7, null)).toBe('7');
  });
});

describe('equalMeasuresOf', () => {
  it('finds the same measure in units in which it is exact', () => {
    expect(equalMeasuresOf('60cm')).toEqual(['600mm', '0·6m', '600000μm']);
    expect(equalMeasuresOf('0·5in')).toEqual(['12·7mm', '1·27cm', '0·0127m', '12700μm']);
    expect(equalMeasuresOf('12·7mm')).toContain('0·5in');
    expect(equalMeasuresOf('10mm').some((word) => word.endsWith('in'))).toBe(false);
    expect(equalMeasuresOf('600x120mm')).toContain('60x12cm');
    expect(equalMeasuresOf('16gauge')).toEqual([]);
    expect(equalMeasuresOf('0mm')).toEqual([]);
  });
});
