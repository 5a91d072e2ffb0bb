import { describe, expect, it } from 'vitest';
import { isOrderPhone } from './phoneNumber.ts';
import { withTrunkDigit } from './withTrunkDigit.ts';

describe('withTrunkDigit', () => {
  it.each([
    ['(503) 555-0142', 'US'],
    ['503.555.0142', 'CA'],
    [' 503 555 0142 ', 'PR'],
    ['５０３５５５０１４２', 'JM'],
  ])('completes %j in %s', (typed, country) => {
    const complete = withTrunkDigit(typed, country);
    expect(complete).toBe(`1 ${typed.trim()}`);
    expect(isOrderPhone(complete ?? '')).toBe(true);
  });

  it.each([
    ['(503) 555-0142', 'DE'],
    ['(503) 555-0142', ''],
    ['+5035550142', 'US'],
    ['1 503 555 0142', 'US'],
    ['0503555014', 'US'],
    ['(503) 155-0142', 'US'],
    ['555-0142', 'US'],
    ['', 'US'],
  ])('has nothing to offer for %j in %j', (typed, country) => {
    expect(withTrunkDigit(typed, country)).toBeNull();
  });
});
