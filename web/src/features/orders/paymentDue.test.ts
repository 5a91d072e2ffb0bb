import { describe, expect, it } from 'vitest';
import { paymentDue } from './paymentDue.ts';

describe('paymentDue', () => {
  it('is the whole bill of a placed order', () => {
    expect(paymentDue({ status: 'placed', totalBill: 641 })).toBe('$641.00 due');
    expect(paymentDue({ status: 'placed', totalBill: 1234.5 })).toBe('$1,234.50 due');
  });

  it('is nothing once the order is cancelled', () => {
    expect(paymentDue({ status: 'cancelled', totalBill: 641 })).toBe('Nothing due');
  });
});
