import { expect, it } from 'vitest';
import type { OrderEvent } from './orderSteps.ts';
import { stockEffectOf } from './stockEffects.ts';

const by = { status: 'delivered', actor: 'admin', uid: 'nora', at: 0 } as const;
const saws = (quantity: number) => [{ toolId: 'saw', quantity }];

const ordered: OrderEvent<number> = {
  step: 'shipped',
  ...by,
  shipmentNumber: 'TH-1-S1',
  pieces: saws(5),
};
const replacement: OrderEvent<number> = {
  step: 'settled',
  ...by,
  shipmentNumber: 'TH-1-S2',
  replaced: saws(2),
};
const history = [ordered, replacement];

it.each<[Omit<OrderEvent<number>, 'status'>, unknown]>([
  [
    { step: 'returned', ...by, pieces: saws(3), resellable: saws(2) },
    { reason: 'return', changes: saws(2) },
  ],
  [{ step: 'returned', ...by, pieces: saws(3), resellable: [] }, null],
  [replacement, { reason: 'replacement', changes: saws(-2) }],
  [{ step: 'settled', ...by, pieces: saws(1) }, null],
  [
    { step: 'reversed', ...by, shipmentNumber: 'TH-1-S2' },
    { reason: 'replacement', changes: saws(2) },
  ],
  [{ step: 'reversed', ...by, shipmentNumber: 'TH-1-S1' }, null],
  [ordered, null],
])('%j changes the stock by %j', (event, effect) => {
  expect(stockEffectOf(history, event)).toEqual(effect);
});
