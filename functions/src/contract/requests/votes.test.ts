import { describe, expect, it } from 'vitest';
import { awaitsVoteOf, missingVotes, validVotes, withVote } from './votes.ts';

const approvers = ['olga', 'anton', 'ada'].map((uid) => ({ uid, name: uid }));
const of = (uid: string, subtotal = 100_00) => ({ uid, subtotal });

describe('The approvals of a request', () => {
  it('count for members who can still approve, and for the amount as it is now', () => {
    const votes = [of('olga'), of('ex-member'), of('anton', 90_00)];
    expect(validVotes(votes, { approvers }, 100_00)).toEqual([of('olga')]);
    expect(validVotes(votes, { approvers }, 90_00)).toEqual([of('anton', 90_00)]);
    expect(validVotes(votes, { approvers: [] }, 100_00)).toEqual([]);
  });

  it('are one for each member', () => {
    const once = withVote([], of('olga'), { approvers });
    expect(withVote(once, of('olga'), { approvers })).toEqual([of('olga')]);
    expect(withVote(once, of('anton'), { approvers })).toEqual([of('olga'), of('anton')]);
  });

  it('of another amount give way to one of the amount of now', () => {
    expect(withVote([of('olga')], of('anton', 120_00), { approvers })).toEqual([
      of('anton', 120_00),
    ]);
    expect(withVote([of('olga')], of('olga', 120_00), { approvers })).toEqual([of('olga', 120_00)]);
  });

  it.each([
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 0],
    [0, 2, 2],
    [1, 2, 1],
    [2, 2, 0],
    [2, 1, 0],
  ] as const)('%i, of which the rules need %i, lack %i', (count, approversNeeded, missing) => {
    expect(missingVotes(count, { approversNeeded })).toBe(missing);
  });
});

describe('awaitsVoteOf', () => {
  const request = {
    status: 'pending',
    requester: { uid: 'bea' },
    approvals: [{ uid: 'olga' }],
  } as const;

  it.each([
    ['anton', 'approver', true],
    ['olga', 'owner', false],
    ['bea', 'owner', false],
    ['ben', 'buyer', false],
  ] as const)('says whether a request waits for %s, the %s: %j', (uid, role, waits) => {
    expect(awaitsVoteOf(request, { uid, role })).toBe(waits);
  });

  it('is false for a decided request', () => {
    const caller = { uid: 'anton', role: 'approver' } as const;
    expect(awaitsVoteOf({ ...request, status: 'withdrawn' }, caller)).toBe(false);
  });
});
