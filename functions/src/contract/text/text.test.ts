import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { pictureUrl, requiredText, text } from './text.ts';

const errorOf = (schema: ReturnType<typeof text>, value: unknown): string | undefined =>
  fieldErrors(object({ value: schema }), { value }).value;

/** Zero-width, blank and control characters, each of which a screen shows as nothing. */
const invisible = [
  '\u200b',
  '\u200d\u200c',
  '\u202e\u2066',
  '\0',
  '\u00ad\u00ad',
  '\ufe0f\u{e0100}',
  '\u2060 \u{e0041}',
  '\u3164',
  '\u2800',
  '\u0301',
];

describe('text', () => {
  it('accepts texts up to the maximum length, and an empty one', () => {
    expect(errorOf(text('Name', 3), 'abc')).toBeUndefined();
    expect(errorOf(text('Name', 3), '')).toBeUndefined();
    expect(errorOf(text('Name', 3), undefined)).toBeUndefined();
  });

  it.each([
    ['abcd', 'Name must have at most 3 characters'],
    [7, 'Name must be a text'],
    [['a'], 'Name must be a text'],
    [{}, 'Name must be a text'],
    [null, 'Name must be a text'],
  ])('refuses %j', (value, message) => {
    expect(errorOf(text('Name', 3), value)).toBe(message);
  });

  it('trims on cast', () => {
    expect(text('Name', 9).cast('  plane ')).toBe('plane');
  });

  it.each(invisible)('refuses %j, which is invisible', (value) => {
    expect(errorOf(text('Name', 9), value)).toBe('Name must have visible characters');
    expect(errorOf(text('Name', 9), text('Name', 9).cast(value))).toBeDefined();
  });

  it.each([
    ['Ada\u202ekcaJ\0', 'AdakcaJ'],
    ['\u200bWochen\u00adende\ufeff', 'Wochenende'],
    ['two\r\n\tlines', 'two\r\n\tlines'],
  ])('removes misleading characters on cast: %j', (value, cast) => {
    expect(text('Name', 20).cast(value)).toBe(cast);
  });

  it.each(['👩‍🔧', '❤️', 'می‌خواهم', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'क्‍ष', '...', '7'])(
    'accepts %s unchanged, including joiners',
    (value) => {
      expect(errorOf(text('Name', 20), value)).toBeUndefined();
      expect(text('Name', 20).cast(value)).toBe(value);
    },
  );

  it('replaces unpaired surrogates on cast', () => {
    expect(text('Name', 9).cast('\ud83d plane \udd28')).toBe('\ufffd plane \ufffd');
  });
});

describe('requiredText', () => {
  it.each([undefined, '', ' ', '\n\t', ...invisible])('refuses %j', (value) => {
    expect(errorOf(requiredText('Name', 9), value)).toBe('Name is required');
  });

  it('can have a custom message', () => {
    expect(errorOf(requiredText('Name', 9, 'Who are you?'), ' ')).toBe('Who are you?');
  });
});

describe('pictureUrl', () => {
  it.each(['http://a.test/b.png', 'HTTPS://a.test', ''])('accepts %j', (value) => {
    expect(errorOf(pictureUrl('Picture', 99), value)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//a.test', 'https://a b'])(
    'refuses %j',
    (value) => {
      const message = 'Picture must be an http or https address';
      expect(errorOf(pictureUrl('Picture', 99), value)).toBe(message);
    },
  );
});
