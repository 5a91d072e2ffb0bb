import { describe, expect, it } from 'vitest';
import { hasChanged, mergeDispute, type OrderDispute } from './disputes.ts';

const report = (fields: Partial<OrderDispute>): OrderDispute => ({
  id: 'du_1',
  amount: 5_000,
  reason: 'fraudulent',
  status: 'needs_response',
  dueBy: null,
  funds: 'untouched',
  reportedAt: '2026-11-21T12:00:00.000Z',
  changes: 1,
  ...fields,
});

const later = '2026-11-22T12:00:00.000Z';
const opened = report({});
const withdrawn = report({ funds: 'withdrawn' });
const reviewed = report({ status: 'under_review', reportedAt: later });
const won = report({ status: 'won', reportedAt: later });
const reinstated = report({ status: 'won', reportedAt: later, funds: 'reinstated' });

describe('mergeDispute', () => {
  it.each([
    [[opened, withdrawn, reviewed, won, reinstated]],
    [[reinstated, won, reviewed, withdrawn, opened]],
    [[won, opened, reinstated, reviewed, withdrawn]],
    [[withdrawn, won, opened, reinstated, reviewed, opened, withdrawn]],
  ])('ends alike in whatever order reports arrive', (reports) => {
    const merged = reports.reduce<OrderDispute | undefined>(
      (known, report) => mergeDispute(known, report),
      undefined,
    );
    expect(merged).toMatchObject({ status: 'won', funds: 'reinstated' });
  });

  it('says nothing new when a report arrives twice', () => {
    expect(hasChanged(undefined, opened)).toBe(true);
    expect(hasChanged(opened, mergeDispute(opened, opened))).toBe(false);
    expect(hasChanged(opened, mergeDispute(opened, withdrawn))).toBe(true);
    expect(hasChanged(won, mergeDispute(won, opened))).toBe(false);
    expect(mergeDispute(opened, opened).changes).toBe(1);
    expect(mergeDispute(opened, withdrawn).changes).toBe(2);
  });
});
