import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { cpuSecondsOf } from '../../testing/usage/cpuSeconds.ts';
import { limits } from '../limits.ts';
import { inquirySchema } from './model.ts';

describe('inquirySchema', () => {
  it.each(['a@b.co', ' joiner@example.test ', 'ä.ö+tools@sub.example.test'])(
    'accepts %j',
    (email) => {
      expect(fieldErrors(inquirySchema, { email })).toEqual({});
    },
  );

  it.each([
    [undefined, 'E-mail is required'],
    ['', 'E-mail is required'],
    ['   ', 'E-mail is required'],
    [7, 'E-mail must be a text'],
    ['a', 'Enter a valid e-mail address'],
    ['a@b', 'Enter a valid e-mail address'],
    ['a@b..co', 'Enter a valid e-mail address'],
    ['a@b.co.', 'Enter a valid e-mail address'],
    ['a b@c.de', 'Enter a valid e-mail address'],
    ['a@b@c.de', 'Enter a valid e-mail address'],
    ['a@\u200b.co', 'Enter a valid e-mail address'],
    ['a\u202eb@c.de', 'Enter a valid e-mail address'],
    [`${'a'.repeat(250)}@b.co`, 'E-mail must have at most 254 characters'],
  ])('refuses %j', (email, message) => {
    expect(fieldErrors(inquirySchema, { email })).toEqual({ email: message });
  });

  it.each(['.', 'b.', '@', ' ', 'a@b.co '])('takes no longer for many times %j', (part) => {
    // Takes milliseconds. With quadratic time, it would take minutes.
    const email = `a@${part.repeat((10 * limits.bodyBytes) / part.length)}@`;
    expect(cpuSecondsOf(() => fieldErrors(inquirySchema, { email }))).toBeLessThan(20);
  });
});
