import { describe, expect, it } from 'vitest';
import { paymentDue } from './orderTexts.ts';

describe('paymentDue', () => {
  it('is the total of a placed order', () => {
    expect(paymentDue({ status: 'placed', totalBill: 641 })).toBe('$641.00 due');
    expect(paymentDue({ status: 'placed', totalBill: 1234.5 })).toBe('$1,234.50 due');
  });

  it('is nothing for a cancelled order', () => {
    expect(paymentDue({ status: 'cancelled', totalBill: 641 })).toBe('Nothing due');
  });
});
