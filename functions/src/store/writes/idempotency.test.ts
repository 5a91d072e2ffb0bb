import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/inputs/anyInput.ts';
import { requestHash, requestIdOf } from './idempotency.ts';

/** The same value with the fields of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, reversed(field)]);
  return Object.fromEntries(entries.reverse());
};

const anyForm = fc.dictionary(anyText, fc.jsonValue({ maxDepth: 3 }));

const idOf = (input: unknown, key = 'key', uid = 'uid') => requestIdOf(uid, { input, key });

describe('requestHash', () => {
  it('is the same for fields in another order, at any depth', () => {
    const property = fc.property(anyForm, (input) => {
      const other = reversed(input);
      expect(requestHash({ input: other, key: 'key' })).toBe(requestHash({ input, key: 'key' }));
    });
    fc.assert(property);
  });

  it('differs for other values, and for another order of a list', () => {
    const hashes = [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: '1', b: 2 }, [1, 2], [2, 1]].map((input) =>
      requestHash({ input, key: 'key' }),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is null without a key', () => {
    expect(requestHash({ input: {}, key: undefined })).toBeNull();
  });
});

describe('requestIdOf', () => {
  it('is the same for the same input in another order', () => {
    expect(idOf({ a: 1, b: { c: 2, d: 3 } })).toBe(idOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('differs for another input, key or account, and for each call without a key', () => {
    const keyless = () => requestIdOf('uid', { input: {}, key: undefined });
    const ids = [idOf({}), idOf({ a: 1 }), idOf({}, 'other'), idOf({}, 'key', 'other')];
    expect(new Set([...ids, keyless(), keyless()]).size).toBe(6);
  });
});
