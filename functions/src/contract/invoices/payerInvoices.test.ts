import { describe, expect, it } from 'vitest';
import { nothingCredited } from '../orders/orderSteps.ts';
import { invoiceFilters, invoiceStateOf, matchesInvoice } from './payerInvoices.ts';

const now = new Date('2026-11-22T12:00:00Z');
const passed = new Date('2026-11-21T23:59:59Z');
const later = new Date('2026-12-21T23:59:59Z');

const fresh = {
  status: 'confirmed',
  total: 500,
  paid: 0,
  refunded: 0,
  credited: nothingCredited,
  dueAt: later,
} as const;
const inFull = { net: 500, total: 500 };

const examples = [
  ['unpaid', 500, ['all', 'open'], {}],
  ['overdue', 500, ['all', 'open', 'overdue'], { dueAt: passed }],
  ['part-paid', 300, ['all', 'open'], { paid: 200 }],
  ['overdue', 300, ['all', 'open', 'overdue'], { paid: 200, dueAt: passed }],
  ['paid', 0, ['all', 'paid'], { paid: 500, dueAt: passed }],
  ['refund-due', 0, ['all', 'paid'], { paid: 600 }],
  ['credited', 0, ['all', 'credited'], { status: 'delivered', credited: inFull }],
  ['cancelled', 0, ['all', 'credited'], { status: 'cancelled', credited: inFull }],
  ['refunded', 0, ['all', 'credited'], { status: 'cancelled', credited: inFull, refunded: 500 }],
] as const;

describe('The status of an invoice', () => {
  it.each(examples)('is %s with %d open, in %j', (status, open, filters, change) => {
    const state = invoiceStateOf({ ...fresh, ...change }, now);
    expect(state).toEqual({ status, open });
    const invoice = { kind: 'invoice', ...state } as const;
    expect(invoiceFilters.filter((filter) => matchesInvoice(invoice, filter))).toEqual(filters);
  });

  it('is none of a credit note', () => {
    const note = { kind: 'credit-note', status: null, open: 0 } as const;
    const filters = invoiceFilters.filter((filter) => matchesInvoice(note, filter));
    expect(filters).toEqual(['all', 'credit-notes']);
  });
});
