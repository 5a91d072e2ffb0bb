import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { orderFormSchema } from '../orders/forms.ts';
import { toolDefaults } from '../tools/model.ts';
import { profileSchema } from '../users/model.ts';
import { isOrderPhone, normalizePhone, withTrunkDigit } from './phoneNumber.ts';

const schema = orderFormSchema({ ...toolDefaults, minOrder: 5, available: 20 });
const order = { orderAddress: '1 Workshop Lane', quantity: 10 };
const message = 'Enter valid phone number of 11 digit';

const errorOf = (phoneNumber: unknown) => fieldErrors(schema, { ...order, phoneNumber });

describe('a phone number', () => {
  it.each([
    '15035550142',
    '+15035550142',
    '+1 (503) 555-0142',
    '1.503.555.0142',
    ' 1 503 555 0142 ',
    '1\u00a0503\u202f555\u20090142',
    '1‑503–555−0142',
    '\u202a+1 503 555 0142\u202c',
    '15035550142\ufeff',
    '１５０３５５５０１４２',
    '＋１（５０３）５５５．０１４２',
    '(+1) 5035550142',
  ])('is accepted as %j, and stored as its digits', (typed) => {
    expect(errorOf(typed)).toEqual({});
    expect(schema.cast({ ...order, phoneNumber: typed }).phoneNumber).toBe('15035550142');
    expect(profileSchema.cast({ phoneNumber: typed }).phoneNumber).toBe('15035550142');
  });

  it.each([
    '1503555014',
    '150355501422',
    '1 503 555 0142 ext. 5',
    '1503555014a',
    '1+5035550142',
    '++15035550142',
    '1/503/555/0142',
    '15035550142#',
    '١٥٠٣٥٥٥٠١٤٢',
    '---',
    '+',
    '',
    null,
    15035550142,
  ])('is refused as %j, with the message of the specification', (typed) => {
    expect(errorOf(typed)).toEqual({ phoneNumber: message });
  });

  it('takes linear time', () => {
    for (const part of [' ', '+', '(', '1', '1 ', '\u200b']) {
      expect(errorOf(`${part.repeat(50_000)}x`)).toEqual({ phoneNumber: message });
    }
    expect(normalizePhone(' '.repeat(100_000))).toBe('');
  });
});

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
