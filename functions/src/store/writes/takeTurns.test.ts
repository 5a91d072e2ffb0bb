import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Place, takeTurns } from './takeTurns.ts';

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

  it('does not let work wait forever for work that is stuck', async () => {
    const [stuck, next] = [takeTurns(), takeTurns(1)];
    await stuck.waitFor('a');
    await next.waitFor('a');
    next.leave();
    stuck.leave();
  });
});
