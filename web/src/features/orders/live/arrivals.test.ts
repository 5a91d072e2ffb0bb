import { describe, expect, it } from 'vitest';
import { countedTitle, noArrivals, withArrived, withNothingUnseen } from './arrivals.ts';

const none = noArrivals('open');

describe('Arrivals', () => {
  it('count those that nobody has looked at', () => {
    const away = withArrived(none, ['one', 'two'], false);
    expect(away).toMatchObject({ unseen: 2, total: 2, latest: 2 });
    expect(withArrived(away, ['two', 'three'], false)).toMatchObject({ unseen: 3, latest: 1 });
    expect(withNothingUnseen(away).unseen).toBe(0);
    expect(withArrived(none, ['one'], true)).toMatchObject({ unseen: 0, total: 1 });
  });

  it('are marked until somebody who saw them looks again', () => {
    const seen = withArrived(none, ['one'], true);
    const both = withArrived(seen, ['two'], false);
    const back = withNothingUnseen(both);
    expect([...back.marked]).toEqual(['two']);
    expect([...withNothingUnseen(back).marked]).toEqual([]);
  });

  it('are the same object when nothing arrives', () => {
    const one = withArrived(none, ['one'], true);
    expect(withArrived(one, ['one'], true)).toBe(one);
    expect(withArrived(none, [], true)).toBe(none);
  });
});

describe('countedTitle', () => {
  it('starts with the number of new items, if there are any', () => {
    expect(countedTitle('All Orders', 0)).toBe('All Orders');
    expect(countedTitle('All Orders', 2)).toBe('(2) All Orders');
  });
});
