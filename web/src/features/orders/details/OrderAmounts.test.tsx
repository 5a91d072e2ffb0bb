import { screen } from '@testing-library/react';
import type { NewEvent } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { confirmation, orderAfter, partShipped, twoTools } from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { deliveredTools } from '../../../testing/returns.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const byNora = { actor: 'admin', uid: 'nora', at: '2026-11-22T12:00:00.000Z' } as const;
const twoPlanes = { pieces: [{ toolId: 'plane', quantity: 2 }], reason: 'Sold out' };
const cancellation = { step: 'cancelled', ...byNora, ...twoPlanes } as const;

const show = (order: Order) =>
  renderPage(
    <>
      <OrderLines lines={order.lines} currency={order.currency} admin={false} />
      <OrderTotals order={order} />
    </>,
  );
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const totals = () => screen.getByLabelText('Totals').textContent;

describe('the lines and the totals of an order in parts', () => {
  it('bills only what was not cancelled before the invoice', () => {
    show(orderAfter(twoTools(), cancellation));
    expect(lines()[0]).toContain('8 × $64.1010 ordered · 2 cancelled$512.80');
    expect(totals()).toContain('Total$612.80');
    expect(totals()).not.toContain('Credited');
  });

  it('shows what a credit note has taken off the invoice', () => {
    const credit = { net: 12_820, total: 12_820 };
    const number = 'CN-2026-000001';
    const credited = { ...cancellation, credit, creditNoteNumber: number };
    show(orderAfter(twoTools(), confirmation, credited));
    expect(lines()[0]).toContain('10 × $64.1010 ordered · 2 cancelled · 2 credited$641.00');
    expect(totals()).toContain('Total$741.00Credited−$128.20Total after credit$612.80');
    expect(totals()).toContain('Payment due$612.80');
  });

  it('counts what was returned', () => {
    const returned: NewEvent<string> = {
      step: 'returned',
      ...byNora,
      pieces: [{ toolId: 'saw', quantity: 1 }],
      resellable: [],
      returnNumber: 'TH-00000001-R1',
    };
    show(orderAfter(deliveredTools(), returned));
    expect(lines()[1]).toContain('5 ordered · 1 returned');
  });

  it('counts what was shipped and is still to come', () => {
    show(partShipped());
    expect(lines()[0]).toContain('10 ordered · 4 shipped · 6 to come');
    expect(lines()[1]).not.toContain('ordered');
  });
});
