import { expect, it } from 'vitest';
import { Inbox } from './inbox.ts';

const message = (number: number) => ({ number, text: `m${number}` });

it('passes each message on once, in order', () => {
  const inbox = new Inbox();
  expect(inbox.receive([message(0)])).toEqual(['m0']);
  expect(inbox.receive([message(3), message(2)])).toEqual([]);
  expect(inbox.receive([message(0), message(1)])).toEqual(['m1', 'm2', 'm3']);
  expect(inbox.receive([message(1), message(2), message(3)])).toEqual([]);
});

it('rejects messages too far ahead of a missing one', () => {
  const inbox = new Inbox();
  expect(inbox.receive([message(999)])).toEqual([]);
  expect(() => inbox.receive([message(1000)])).toThrow('Message 0 is missing.');
});
