import { act, renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isOrderFilter } from '../../../domain/order/orderFilters.ts';
import { openPage } from '../../../testing/renderPage.tsx';
import { usePaymentChoice } from './usePaymentChoice.ts';
import { useStatusChoice } from './useStatusChoice.ts';

const open = (address: string) =>
  renderHook(
    () => {
      const [payment, choosePayment] = usePaymentChoice();
      const [status, chooseStatus] = useStatusChoice(isOrderFilter, payment);
      return { payment, choosePayment, status, chooseStatus, query: useLocation().search };
    },
    openPage({ at: address }),
  ).result;

describe('The status and payment of a list', () => {
  it.each([
    ['/', 'open', ''],
    ['/?status=all', 'all', ''],
    ['/?payment=overdue', 'all', 'overdue'],
    ['/?status=open&payment=unpaid', 'open', 'unpaid'],
    ['/?status=paid&payment=late', 'open', ''],
  ])('of %s are "%s" and "%s"', (address, status, payment) => {
    expect(open(address).current).toMatchObject({ status, payment });
  });

  it('show orders with any status when a payment is chosen, and the open ones without', () => {
    const result = open('/?q=plane&from=2026-11-01');
    act(() => result.current.choosePayment('refund-due'));
    expect(result.current).toMatchObject({
      status: 'all',
      query: '?q=plane&from=2026-11-01&payment=refund-due',
    });
    act(() => result.current.choosePayment(''));
    expect(result.current).toMatchObject({ status: 'open', query: '?q=plane&from=2026-11-01' });
  });

  it('keep a status that was chosen', () => {
    const result = open('/?status=cancelled');
    act(() => result.current.choosePayment('refund-due'));
    expect(result.current.query).toBe('?status=cancelled&payment=refund-due');
    act(() => result.current.chooseStatus('open'));
    expect(result.current).toMatchObject({
      status: 'open',
      query: '?status=open&payment=refund-due',
    });
  });
});
