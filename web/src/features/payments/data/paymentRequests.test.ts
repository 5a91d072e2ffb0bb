import { describe, expect, it, vi } from 'vitest';
import { callApi, requestApi } from '../../../lib/api/api.ts';
import {
  openCardCheckout,
  readInvoicePdf,
  sendPayment,
  sendRefund,
  sendReversal,
} from './paymentRequests.ts';

vi.mock('../../../lib/api/api.ts');

const lastCall = () => vi.mocked(callApi).mock.lastCall?.slice(1);
const input = { amount: 100, method: 'cash', reference: '', receivedAt: '2026-11-21' } as const;
const keyed = { orderId: 'a/b', input, idempotencyKey: 'key' };
const headers = { 'idempotency-key': 'key' };

describe('The requests of payments', () => {
  it('record a payment under a key', async () => {
    await sendPayment(keyed);
    expect(lastCall()).toEqual(['/order/a%2Fb/payments', { headers, body: input }]);
  });

  it('refund under a key', async () => {
    await sendRefund(keyed);
    expect(lastCall()).toEqual(['/order/a%2Fb/refunds', { headers, body: input }]);
  });

  it('reverse an entry', async () => {
    await sendReversal({ orderId: 'one', paymentId: 'two', input: { reason: 'Typo' } });
    expect(lastCall()).toEqual(['/order/one/payments/two/reversal', { body: { reason: 'Typo' } }]);
  });

  it('open a session for a card', async () => {
    await openCardCheckout('one');
    expect(lastCall()).toEqual(['/order/one/card']);
  });
});

describe('readInvoicePdf', () => {
  it.each([
    ['invoice', '2026-000123', 'invoice-2026-000123.pdf'],
    ['credit-note', 'CN-2026-000123', 'credit-note-CN-2026-000123.pdf'],
  ] as const)('names the file of an %s', async (kind, number, name) => {
    vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF-1.7'));
    const file = await readInvoicePdf({ kind, number });
    expect(file.name).toBe(name);
    expect(await file.content.text()).toBe('%PDF-1.7');
    expect(vi.mocked(requestApi).mock.lastCall?.[1]).toBe(`/invoice/${number}.pdf`);
  });

  it('reports a broken connection', async () => {
    const broken = { blob: () => Promise.reject(new TypeError('terminated')) } as Response;
    vi.mocked(requestApi).mockResolvedValueOnce(broken);
    const number = '2026-000123';
    await expect(readInvoicePdf({ kind: 'invoice', number })).rejects.toMatchObject({
      code: 'network',
    });
  });
});
