import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/anyInput.ts';
import { asWritten, keepFromRunning } from './formulas.ts';

describe('keepFromRunning', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''@x"])(
    'puts an apostrophe before %j',
    (text) => {
      expect(keepFromRunning(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'Plane', "'Plane'", "joiner's mallet", '1 = 1', '–dash'])('leaves %j', (text) => {
    expect(keepFromRunning(text)).toBe(text);
  });
});

describe('asWritten', () => {
  it('gives back any text that was kept from running', () => {
    const prefixes = fc.constantFrom('', '=', "'=", "''-", "'", '@');
    const property = fc.property(prefixes, anyText, (prefix, text) => {
      const cell = keepFromRunning(prefix + text);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(asWritten(cell)).toBe(prefix + text);
    });
    fc.assert(property, { numRuns: 500 });
  });
});
