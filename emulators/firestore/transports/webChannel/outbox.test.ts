import { expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

const filled = () => {
  const outbox = new Outbox();
  for (const text of ['a', 'ä🪚', 'c']) outbox.add([text]);
  return outbox;
};

it('sends all waiting messages in one chunk, measured in UTF-16 code units', () => {
  const outbox = filled();
  expect(outbox.takeChunk()).toBe('33\n[[1,["a"]],[2,["ä🪚"]],[3,["c"]]]');
  expect(outbox.takeChunk()).toBeUndefined();
  outbox.add(['d']);
  expect(outbox.takeChunk()).toBe('11\n[[4,["d"]]]');
});

it('resends what is not acknowledged', () => {
  const outbox = filled();
  outbox.takeChunk();
  outbox.acknowledge(2);
  outbox.rewind();
  expect(outbox.takeChunk()).toBe('11\n[[3,["c"]]]');
});

it('measures what is not acknowledged', () => {
  const outbox = filled();
  expect([outbox.count, outbox.size]).toEqual([3, 29]);
  outbox.acknowledge(1);
  expect([outbox.count, outbox.size]).toEqual([2, 20]);
  outbox.acknowledge(3);
  expect([outbox.count, outbox.size]).toEqual([0, 0]);
});

it.each([4, -1, Number.NaN])('drops nothing when %s is acknowledged', (number) => {
  const outbox = filled();
  outbox.acknowledge(number);
  expect(outbox.count).toBe(3);
});
