import { describe, expect, it } from 'vitest';
import { parseChoice, parseSearch } from './query.ts';

describe('parseChoice', () => {
  const choose = (sort: unknown) =>
    parseChoice(sort === undefined ? {} : { sort: sort as string }, 'sort', ['a', 'b'], 'b');

  it('accepts one of the choices, or returns the default', () => {
    expect([choose('a'), choose(undefined)]).toEqual(['a', 'b']);
  });

  it.each(['c', '', ['a'], 'toString'])('refuses %j', (value) => {
    expect(() => choose(value)).toThrow('validation');
  });
});

describe('parseSearch', () => {
  it.each([
    [{}, undefined],
    [{ q: '' }, undefined],
    [{ q: '  ' }, undefined],
    [{ q: ' jack plane ' }, 'jack plane'],
    [{ q: 'x'.repeat(100) }, 'x'.repeat(100)],
  ])('of %j', (query, search) => {
    expect(parseSearch(query)).toBe(search);
  });

  it.each([{ q: 'x'.repeat(101) }, { q: ['a', 'b'] }, { q: { a: 'b' } }])('refuses %j', (query) => {
    expect(() => parseSearch(query)).toThrow('validation');
  });
});
