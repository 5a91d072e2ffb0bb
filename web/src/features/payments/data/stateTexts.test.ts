import { nothingCredited } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { balanceSentence, balanceText } from './stateTexts.ts';

describe('The balance of an order', () => {
  it.each([
    ['confirmed', 0, '$641.00 due', '$641.00 is still due.'],
    ['confirmed', 60_000, '$41.00 due', '$41.00 is still due.'],
    ['shipped', 64_100, 'Paid in full', 'The order is paid in full.'],
    ['shipped', 64_600, '$5.00 to be refunded', '$5.00 has to be refunded.'],
    ['cancelled', 100, '$1.00 to be refunded', '$1.00 has to be refunded.'],
    ['cancelled', 0, 'Nothing to pay', 'Nothing is left to refund.'],
  ] as const)('of a %s one with %d cents paid: %s', (status, paid, text, sentence) => {
    const order = {
      status,
      paid,
      total: 64_100,
      credited: nothingCredited,
      currency: 'USD',
    } as const;
    expect(balanceText(order)).toBe(text);
    expect(balanceSentence(order)).toBe(sentence);
    const euros = { ...order, currency: 'EUR' } as const;
    expect(balanceText(euros)).toBe(text.replace('$', '€'));
    expect(balanceSentence(euros)).toBe(sentence.replace('$', '€'));
  });
});
