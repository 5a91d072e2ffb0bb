import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';

describe('parseForm', () => {
  it('numbers the messages from the offset', () => {
    const form = parseForm('count=2&ofs=5&req0___data__=%7B%22a%22%3A1%7D&req1___data__=b%2Bc');
    expect(form.messages).toEqual([
      { number: 5, text: '{"a":1}' },
      { number: 6, text: 'b+c' },
    ]);
  });

  it('accepts gaps between the indexes', () => {
    const form = parseForm('count=2&ofs=5&req3___data__=a&req9___data__=b');
    expect(form.messages.map(({ number }) => number)).toEqual([8, 14]);
  });

  it('reads the Authorization header among others, in any case', () => {
    const headers = 'X-Client:a\r\nauthorization: Bearer b:c \r\nZ:d\r\n';
    const form = parseForm(`headers=${encodeURIComponent(headers)}&count=0`);
    expect(form).toEqual({ authorization: 'Bearer b:c', messages: [] });
  });

  it.each([
    ['nothing', ''],
    ['a count that is no number', 'count=x&ofs=0'],
    ['a negative offset', 'count=1&ofs=-1&req0___data__=a'],
    ['no offset', 'count=1&req0___data__=a'],
    ['fewer messages than its count', 'count=2&ofs=0&req0___data__=a'],
    ['more messages than its count', 'count=1&ofs=0&req0___data__=a&req1___data__=b'],
  ])('rejects a form with %s', (_, text) => {
    expect(() => parseForm(text)).toThrow(/must be/);
  });
});
