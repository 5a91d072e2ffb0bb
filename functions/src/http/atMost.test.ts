import { expect, it } from 'vitest';
import { atMost } from './atMost.ts';

it('runs so many tasks at a time, and takes another when one has ended or failed', async () => {
  const inTurn = atMost(2);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const running = [inTurn(() => first.promise), inTurn(() => second.promise)];
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  first.resolve('first');
  expect(await running[0]).toBe('first');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
  second.reject(new Error('failed'));
  await expect(running[1]).rejects.toThrow('failed');
  expect(await inTurn(async () => 'fifth')).toBe('fifth');
});
