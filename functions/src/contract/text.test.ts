import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { fieldErrors } from '../testing/fieldErrors.ts';
import { pictureUrl, requiredText, text } from './text.ts';

const errorOf = (schema: ReturnType<typeof text>, value: unknown): string | undefined =>
  fieldErrors(object({ value: schema }), { value }).value;

describe('text', () => {
  it('takes texts up to its length, and none', () => {
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

  it('is cast without the spaces around it', () => {
    expect(text('Name', 9).cast('  plane ')).toBe('plane');
  });

  it('is cast to one that UTF-8 can spell', () => {
    expect(text('Name', 9).cast('\ud83d plane \udd28')).toBe('\ufffd plane \ufffd');
  });
});

describe('requiredText', () => {
  it.each([undefined, '', ' ', '\n\t'])('refuses %j', (value) => {
    expect(errorOf(requiredText('Name', 9), value)).toBe('Name is required');
  });

  it('may have a message of its own', () => {
    expect(errorOf(requiredText('Name', 9, 'Who are you?'), ' ')).toBe('Who are you?');
  });
});

describe('pictureUrl', () => {
  it.each(['http://a.test/b.png', 'HTTPS://a.test', ''])('takes %j', (value) => {
    expect(errorOf(pictureUrl('Photo', 99), value)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//a.test', 'https://a b'])(
    'refuses %j',
    (value) => {
      const message = 'Photo must be an http or https address';
      expect(errorOf(pictureUrl('Photo', 99), value)).toBe(message);
    },
  );
});
