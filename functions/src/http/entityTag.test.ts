import { describe, expect, it } from 'vitest';
import { cpuSecondsOf } from '../testing/cpuSeconds.ts';
import { entityTagOf, ifMatchOf } from './entityTag.ts';

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

  it('takes time in proportion to the length', () => {
    // In milliseconds; in minutes if it took time in proportion to the square of the length.
    const value = `${'"a" ,'.repeat(100_000)}x`;
    expect(cpuSecondsOf(() => expect(() => versionsIn(value)).toThrow())).toBeLessThan(20);
  });
});
