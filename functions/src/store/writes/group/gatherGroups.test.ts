import { describe, expect, it } from 'vitest';
import { type Gathered, gatherGroups, groupsOf } from './gatherGroups.ts';

interface Named extends Gathered {
  name: string;
}

const limits = { members: 3, weight: 10, holdMs: 60_000 };

const member = (name: string, documents: string, weight = 1): Named => ({
  name,
  documents: documents.split(' '),
  weight,
});

const namesOf = (members: readonly Named[]): string => members.map(({ name }) => name).join('');

const groups = (members: readonly Named[], inUse = '') => {
  const { groups: next, waiting } = groupsOf(members, new Set(inUse.split(' ')), limits);
  return [next.map(namesOf).join(' '), namesOf(waiting)];
};

describe('Groups of what waits', () => {
  it('are those for the same documents, in their order', () => {
    const some = [member('a', 'saw'), member('b', 'axe'), member('c', 'saw'), member('d', 'awl')];
    expect(groups(some)).toEqual(['b ac d', '']);
  });

  it('are one if a later one connects them', () => {
    const some = [member('a', 'saw'), member('b', 'axe'), member('c', 'axe saw')];
    expect(groups(some)).toEqual(['abc', '']);
  });

  it('use no document that is in use, or for which an earlier one waits', () => {
    const some = [member('a', 'saw axe'), member('b', 'axe'), member('c', 'awl')];
    expect(groups(some, 'saw')).toEqual(['c', 'ab']);
  });

  it('have at most so many members, and as much weight', () => {
    const some = ['a', 'b', 'c', 'd', 'e'].map((name) => member(name, 'saw'));
    expect(groups(some)).toEqual(['abc', 'de']);
    const heavy = [member('a', 'saw', 6), member('b', 'saw', 5), member('c', 'saw', 1)];
    expect(groups(heavy)).toEqual(['a', 'bc']);
    expect(groups([member('a', 'saw', 11), member('b', 'saw')])).toEqual(['a', 'b']);
  });
});

/** Runs whose ends the test decides; `left` are the members that a run leaves. */
const startGathering = (holdMs = limits.holdMs) => {
  const runs: { members: string; waitMs: number; end: (left?: Named[]) => void }[] = [];
  const join = gatherGroups<Named>(
    (members, waitMs) => {
      const { promise, resolve } = Promise.withResolvers<Named[]>();
      runs.push({ members: namesOf(members), waitMs, end: (left = []) => resolve(left) });
      return promise;
    },
    { ...limits, holdMs },
  );
  return { join, end: (at: number, left?: Named[]) => runs[at]?.end(left), runs };
};

describe('What uses documents', () => {
  it('starts immediately and alone if nobody uses them', () => {
    const { join, runs } = startGathering();
    join(member('a', 'saw'));
    join(member('b', 'axe'));
    expect(runs.map(({ members }) => members)).toEqual(['a', 'b']);
  });

  it('waits for their use, and starts together', async () => {
    const { join, end, runs } = startGathering();
    for (const name of ['a', 'b', 'c', 'd', 'e']) join(member(name, 'saw'));
    const started = () => runs.map(({ members }) => members).join(' ');
    expect(started()).toBe('a');
    end(0);
    await expect.poll(started).toBe('a bcd');
    end(1);
    await expect.poll(started).toBe('a bcd e');
  });

  it('comes before the others if it was left for the next group', async () => {
    const { join, end, runs } = startGathering();
    const [a, b, c] = [member('a', 'saw'), member('b', 'saw'), member('c', 'saw')];
    for (const one of [a, b, c]) join(one);
    end(0);
    await expect.poll(() => runs.length).toBe(2);
    join(member('d', 'saw'));
    end(1, [c]);
    await expect.poll(() => runs.at(-1)?.members).toBe('cd');
  });

  it('no longer waits for a use that does not end', async () => {
    const { join, end, runs } = startGathering(1);
    join(member('a', 'saw'));
    join(member('b', 'saw'));
    const waits = () => runs.map(({ members, waitMs }) => [members, waitMs]);
    await expect
      .poll(() => waits())
      .toEqual([
        ['a', 1],
        ['b', 0],
      ]);
    end(1);
    end(0, [member('a', 'saw')]);
    await expect.poll(() => waits().at(-1)).toEqual(['a', 1]);
  });
});
