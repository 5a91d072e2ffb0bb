import { describe, expect, it } from 'vitest';
import { lifecycle } from './lifecycle.ts';

const loans = lifecycle({
  statuses: ['asked', 'lent', 'back', 'lost'],
  first: ['asked', 'lent'],
  transitions: [
    { from: 'asked', to: 'lent', by: ['shop'] },
    { from: 'lent', to: 'back', by: ['customer', 'shop'] },
    { from: 'lost', to: 'back', by: ['shop'] },
  ],
  filters: { out: ['lent', 'lost'] },
  expires: { from: 'lent', to: 'lost' },
});

describe('A lifecycle', () => {
  it('says in which role an account may move a document', () => {
    expect(loans.actor('lent', 'back', ['shop', 'customer'])).toBe('shop');
    expect(loans.actor('asked', 'lent', ['customer'])).toBeUndefined();
    expect(loans.actor('lent', 'lost', ['shop'])).toBeUndefined();
    expect(loans.allowed('lent', ['customer'])).toEqual(['back']);
    expect(loans.allowed('back', ['shop'])).toEqual([]);
    expect(loans.transition('lost', 'back')?.by).toEqual(['shop']);
  });

  it.each([
    [['asked', 'lent', 'back'], 'back', true],
    [['lent', 'lost', 'back'], 'back', true],
    [['asked', 'lent'], 'asked', false],
    [['lost'], 'lost', false],
    [['asked', 'back'], 'back', false],
    [[], 'asked', false],
  ] as const)('says whether %j leads to %s: %j', (history, status, isPossible) => {
    expect(loans.isHistory(history, status)).toBe(isPossible);
  });

  it('selects statuses by a filter', () => {
    expect(loans.statusesOf('all')).toEqual(['asked', 'lent', 'back', 'lost']);
    expect(loans.statusesOf('out')).toEqual(['lent', 'lost']);
    expect(loans.statusesOf('back')).toEqual(['back']);
  });

  it('expires at its time, and not before, with another status or without a time', () => {
    const [at, before] = [new Date(1_000), new Date(999)];
    expect(loans.statusAt('lent', at, before)).toBe('lent');
    expect(loans.statusAt('lent', at.toISOString(), at)).toBe('lost');
    expect(loans.statusAt('lent', null, at)).toBe('lent');
    expect(loans.statusAt('asked', at, at)).toBe('asked');
    expect([loans.jobAt('lent', at), loans.jobAt('back', at)]).toEqual([at, null]);
  });
});
