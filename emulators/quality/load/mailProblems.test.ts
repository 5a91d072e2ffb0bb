import { expect, it } from 'vitest';
import { mailProblems, type OutboxMail } from './checks/mailProblems.ts';

const mail: OutboxMail = {
  id: 'placed',
  messageId: '<placed@shop>',
  state: 'SUCCESS',
  attempts: 1,
};

it('A mail that was received once, or repeated after an interrupted attempt, is right', () => {
  expect(mailProblems([mail], ['<placed@shop>'])).toEqual([]);
  expect(mailProblems([{ ...mail, attempts: 2 }], ['<placed@shop>', '<placed@shop>'])).toEqual([]);
});

it.each([
  ['mail placed is RETRY', { state: 'RETRY' } as const, []],
  ['mail placed was received 0 times in 1 attempts', {}, []],
  ['mail placed was received 2 times in 1 attempts', {}, ['<placed@shop>', '<placed@shop>']],
  [
    'the mail <other@shop> was received, but is not in the outbox',
    {},
    ['<placed@shop>', '<other@shop>'],
  ],
])('It is reported that %s', (problem, fields, received) => {
  expect(mailProblems([{ ...mail, ...fields }], received)).toEqual([problem]);
});
