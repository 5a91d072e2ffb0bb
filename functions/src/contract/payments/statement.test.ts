import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StatementChange, type StatementKind, statementOf } from './statement.ts';

const changeOf = (
  day: string,
  kind: StatementKind,
  amount: number,
  number = '',
): StatementChange => ({
  day,
  kind,
  number,
  orderNumber: 'TH-4K2M9A7C',
  poNumber: '',
  dueOn: '',
  amount,
});

const period = { from: '2026-11-01', to: '2026-11-30', currency: 'USD', opening: 1_000 } as const;

it('A statement has its changes by day, documents before payments, with the balance after each', () => {
  const changes = [
    changeOf('2026-11-21', 'payment', -700, 'INV 1'),
    changeOf('2026-11-21', 'invoice', 500, '2026-000002'),
    changeOf('2026-11-21', 'invoice', 200, '2026-000001'),
    changeOf('2026-11-02', 'refund', 50),
    changeOf('2026-11-21', 'credit-note', -100, 'CN-2026-000001'),
  ];
  const { entries, closing } = statementOf(period, changes);
  expect(entries.map(({ kind, number, balance }) => [kind, number, balance])).toEqual([
    ['refund', '', 1_050],
    ['invoice', '2026-000001', 1_250],
    ['invoice', '2026-000002', 1_750],
    ['credit-note', 'CN-2026-000001', 1_650],
    ['payment', 'INV 1', 950],
  ]);
  expect(closing).toBe(950);
});

it('A statement without changes closes as it opens', () => {
  expect(statementOf(period, [])).toEqual({ ...period, entries: [], closing: 1_000 });
});

it('Two statements in a row come to the same as one over both periods', () => {
  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }));
  fc.assert(
    fc.property(amounts, amounts, fc.integer(), (first, second, opening) => {
      const changes = (all: number[]) => all.map((each) => changeOf('2026-11-05', 'invoice', each));
      const half = statementOf({ ...period, opening }, changes(first));
      const rest = statementOf({ ...period, opening: half.closing }, changes(second));
      const whole = statementOf({ ...period, opening }, changes([...first, ...second]));
      expect(rest.closing).toBe(whole.closing);
    }),
  );
});
