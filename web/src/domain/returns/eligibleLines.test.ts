// @vitest-environment node
import type { ReturnKind } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryOf, orderAfter, partShipped, shipmentOf } from '../../testing/partOrders.ts';
import { approvedReturn, deliveredTools, returnLineOf, returnOf } from '../../testing/returns.ts';
import type { Order } from '../order/order.ts';
import {
  eligibleLines,
  latePieces,
  missedDay,
  periodOf,
  piecesInTime,
  untilText,
} from './eligibleLines.ts';

const period = (kind: ReturnKind = 'return') => periodOf(kind, { returnDays: 30, timeZone: 'UTC' });

const figuresOf = (order: Order, returns = [returnOf()].slice(1)) =>
  eligibleLines(order, returns, period()).map((one) => [
    one.line.toolId,
    piecesInTime(one),
    latePieces(one),
  ]);

beforeEach(() => void vi.setSystemTime('2026-12-01T12:00:00Z'));

describe('eligibleLines', () => {
  it('are those of which pieces have arrived', () => {
    expect(figuresOf(deliveredTools())).toEqual([
      ['plane', 4, 0],
      ['saw', 5, 0],
    ]);
    expect(figuresOf(partShipped())).toEqual([]);
  });

  it('have fewer pieces after a return, or none', () => {
    const allSaws = returnLineOf({ toolId: 'saw', asked: 5 });
    expect(figuresOf(deliveredTools(), [returnOf()])).toEqual([
      ['plane', 1, 0],
      ['saw', 5, 0],
    ]);
    expect(figuresOf(deliveredTools(), [approvedReturn(), returnOf({ lines: [allSaws] })])).toEqual(
      [['plane', 2, 0]],
    );
  });

  it('keep the pieces for which there is no more time', () => {
    vi.setSystemTime('2026-12-26T12:00:00Z');
    expect(figuresOf(deliveredTools())).toEqual([
      ['plane', 0, 4],
      ['saw', 0, 5],
    ]);
  });
});

describe('the last day', () => {
  const until = (order: Order, kind?: ReturnKind) =>
    untilText(eligibleLines(order, [], period(kind)));
  const missed = (kind?: ReturnKind) =>
    missedDay(eligibleLines(deliveredTools(), [], period(kind)));

  it('depends on the kind', () => {
    expect(until(deliveredTools())).toBe('until 25 December 2026');
    expect(until(deliveredTools(), 'claim')).toBe('until 25 May 2027');
    expect(until(partShipped())).toBe('');
  });

  it('differs between parcels', () => {
    const later = { ...deliveryOf(2), at: '2026-11-29T11:00:00.000Z' };
    const order = orderAfter(
      deliveredTools(),
      shipmentOf(2, [{ toolId: 'plane', quantity: 6 }]),
      later,
    );
    expect(until(order)).toBe('until 29 December 2026, some only until 25 December 2026');
  });

  it('is missed after it', () => {
    expect(missed()).toBeUndefined();
    vi.setSystemTime('2026-12-26T12:00:00Z');
    expect(missed()).toBe('2026-12-25');
    expect(missed('claim')).toBeUndefined();
  });
});
