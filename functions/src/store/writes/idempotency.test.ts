import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/inputs/anyInput.ts';
import { inputHash, keyedIdOf } from './idempotency.ts';

/** The same value with the fields of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, reversed(field)]);
  return Object.fromEntries(entries.reverse());
};

const anyForm = fc.dictionary(anyText, fc.jsonValue({ maxDepth: 3 }));

describe('inputHash', () => {
  it('is the same for fields in another order, at any depth', () => {
    const property = fc.property(anyForm, (input) => {
      const other = reversed(input);
      expect(inputHash(other)).toBe(inputHash(input));
    });
    fc.assert(property);
  });

  it('differs for other values, and for another order of a list', () => {
    const hashes = [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: '1', b: 2 }, [1, 2], [2, 1]].map(
      inputHash,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('keyedIdOf', () => {
  it('is the same for the same account and key', () => {
    expect(keyedIdOf('uid', 'key')).toBe(keyedIdOf('uid', 'key'));
  });

  it('differs for another key or account, and for each call without a key', () => {
    const keyless = () => keyedIdOf('uid', undefined);
    const ids = [keyedIdOf('uid', 'key'), keyedIdOf('uid', 'other'), keyedIdOf('other', 'key')];
    expect(new Set([...ids, keyless(), keyless()]).size).toBe(5);
  });
});
