import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteField, formatFieldPath, getField, parseFieldPath, setField } from './fieldPaths.ts';

describe('field paths', () => {
  it('survive formatting and parsing', () => {
    const path = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, (names) => {
        expect(parseFieldPath(formatFieldPath(names))).toEqual(names);
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a-b', '1a', '``'])('rejects %j', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid property path');
  });

  it('set and delete do not change the original', () => {
    const original = new Map([['a', new Map([['b', 1n]])]]);
    const changed = setField(original, ['a', 'c'], 2n);
    expect(getField(changed, ['a', 'c'])).toBe(2n);
    expect(getField(deleteField(changed, ['a', 'b']), ['a', 'b'])).toBeUndefined();
    expect(original).toEqual(new Map([['a', new Map([['b', 1n]])]]));
  });
});
