import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { waitAtMost } from '../../waitAtMost.ts';
import { type Place, takeTurns } from './takeTurns.ts';

vi.mock('../../waitAtMost.ts', { spy: true });

/** Notes when each piece of work gets its turn. */
const watch = () => {
  const started: string[] = [];
  const start = async (name: string, place: Place, ...documents: string[]) => {
    await Promise.all(documents.map((document) => place.waitFor(document)));
    started.push(name);
  };
  return { started, start };
};

describe('takeTurns', () => {
  it('lets work on one document start one after the other, in order', async () => {
    const [first, second, third] = [takeTurns(), takeTurns(), takeTurns()];
    const { started, start } = watch();
    const all = [start('1', first, 'a'), start('2', second, 'a'), start('3', third, 'a')];
    await setImmediate();
    expect(started).toEqual(['1']);
    first.leave();
    await all[1];
    await setImmediate();
    expect(started).toEqual(['1', '2']);
    second.leave();
    await Promise.all(all);
    expect(started).toEqual(['1', '2', '3']);
    third.leave();
  });

  it('does not let work on different documents wait', async () => {
    const [first, second] = [takeTurns(), takeTurns()];
    await first.waitFor('a');
    await second.waitFor('b');
    first.leave();
    second.leave();
  });

  it('lets work wait for the same document again', async () => {
    const place = takeTurns();
    await place.waitFor('a');
    await place.waitFor('a');
    place.leave();
  });

  it('does not let two wait for each other that need the same documents in another order', async () => {
    const [first, second] = [takeTurns(), takeTurns()];
    const { started, start } = watch();
    await first.waitFor('a');
    await second.waitFor('b');
    const all = [start('2', second, 'a'), start('1', first, 'b')];
    await all[1];
    expect(started).toEqual(['1']);
    first.leave();
    await Promise.all(all);
    second.leave();
  });

  it('skips work that left while others waited', async () => {
    const [first, second, third] = [takeTurns(), takeTurns(), takeTurns()];
    const { started, start } = watch();
    const all = ['1', '2', '3'].map((name, at) =>
      start(name, [first, second, third][at] as Place, 'a'),
    );
    second.leave();
    first.leave();
    await Promise.all(all);
    expect(started).toContain('3');
    third.leave();
  });

  it('lets work wait as long as earlier work ends, and no longer', async () => {
    const timeUp = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const [first, second, stuck, last] = [takeTurns(), takeTurns(), takeTurns(), takeTurns()];
    for (const place of [first, second, stuck]) void place.waitFor('c');
    for (const { promise } of timeUp) vi.mocked(waitAtMost).mockImplementationOnce(() => promise);
    const { started, start } = watch();
    const turn = start('last', last, 'c');
    for (const [at, place] of [first, second].entries()) {
      place.leave();
      timeUp[at]?.resolve();
      await setImmediate();
      expect(started).toEqual([]);
    }
    timeUp[2]?.resolve();
    await turn;
    expect(started).toEqual(['last']);
    for (const place of [stuck, last]) place.leave();
  });

  it('does not let work wait forever for work that is stuck', async () => {
    const [stuck, next] = [takeTurns(), takeTurns(1)];
    await stuck.waitFor('a');
    await next.waitFor('a');
    next.leave();
    stuck.leave();
  });
});
