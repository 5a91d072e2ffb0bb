import { describe, expect, it } from 'vitest';
import { type OrderStep, orderSteps } from './orderSteps.ts';
import { undoMs, undoProblemOf, undoRules } from './undo.ts';

const now = new Date('2026-11-29T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const eventOf = (step: OrderStep, fields = {}) => ({
  step,
  status: 'placed' as const,
  actor: 'admin' as const,
  uid: 'nora',
  at: ago(1_000),
  ...fields,
});

const placed = eventOf('placed', { actor: 'customer', uid: 'carla' });

const problemOf = (history: ReturnType<typeof eventOf>[], steps = history.length, uid = 'nora') =>
  undoProblemOf({ history }, { steps, uid }, now);

describe('undoProblemOf', () => {
  it.each(['shipped', 'delivered', 'reversed', 'cancelled'] as const)('allows %s', (step) => {
    expect(problemOf([placed, eventOf(step)])).toBeNull();
  });

  it('gives a reason for each step that nobody can undo', () => {
    for (const step of orderSteps.filter((one) => undoRules[one] !== null)) {
      expect(problemOf([placed, eventOf(step)]), step).toBe('fixed');
      expect(undoRules[step]).toMatch(/\.$/);
    }
  });

  it.each([
    ['issued a credit note', [placed, eventOf('cancelled', { creditNoteNumber: 'CN-1' })], 'fixed'],
    [
      'reversed a replacement',
      [
        placed,
        eventOf('settled', { shipmentNumber: 'S1', replaced: [] }),
        eventOf('reversed', { shipmentNumber: 'S1' }),
      ],
      'fixed',
    ],
    ['was taken by another account', [placed, eventOf('shipped', { uid: 'olga' })], 'another'],
    ['is too long ago', [placed, eventOf('shipped', { at: ago(undoMs + 1) })], 'late'],
  ] as const)('refuses a step that %s', (_what, history, problem) => {
    expect(problemOf([...history] as ReturnType<typeof eventOf>[])).toBe(problem);
  });

  it('refuses a step that others followed, or that was undone', () => {
    const history = [placed, eventOf('shipped'), eventOf('delivered')];
    expect(problemOf(history, 2)).toBe('changed');
    expect(problemOf([placed, eventOf('shipped'), eventOf('undone')], 2)).toBe('undone');
    expect(problemOf([placed, eventOf('shipped'), eventOf('undone')], 3)).toBe('fixed');
  });
});
