import { describe, expect, it } from 'vitest';
import { cpuSecondsOf } from '../testing/usage/cpuSeconds.ts';
import { entityTagOf, idempotencyKeyOf, ifMatchOf } from './requestHeaders.ts';

const versionsIn = (value: string | undefined) =>
  ifMatchOf({ get: ((name: string) => (name === 'If-Match' ? value : undefined)) as never });

describe('ifMatchOf', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    [entityTagOf('a.5'), ['a.5']],
    ['W/"a.5"', ['a.5']],
    [' "a" ,W/"b,c" ', ['a', 'b,c']],
    ['""', ['']],
  ])('reads %j', (value, versions) => {
    expect(versionsIn(value)).toEqual(versions);
  });

  it.each(['', 'a', '"a', '"a" "b"', '"a",', 'w/"a"', '*, "a"'])('refuses %j', (value) => {
    expect(() => versionsIn(value)).toThrow(
      expect.objectContaining({
        code: 'validation',
        details: { errors: { 'If-Match': expect.stringMatching(/^If-Match must be/) } },
      }),
    );
  });

  it('takes time proportional to the length', () => {
    // Takes milliseconds. With quadratic time, it would take minutes.
    const value = `${'"a" ,'.repeat(100_000)}x`;
    expect(cpuSecondsOf(() => expect(() => versionsIn(value)).toThrow())).toBeLessThan(20);
  });
});

const keyOf = (value: string | undefined) =>
  idempotencyKeyOf({ get: (() => value) as Parameters<typeof idempotencyKeyOf>[0]['get'] });

describe('idempotencyKeyOf', () => {
  it.each([undefined, 'a', 'k'.repeat(200)])('accepts %j', (value) => {
    expect(keyOf(value)).toBe(value);
  });

  it.each(['', 'k'.repeat(201)])('refuses %j', (value) => {
    expect(() => keyOf(value)).toThrow('validation');
  });
});
