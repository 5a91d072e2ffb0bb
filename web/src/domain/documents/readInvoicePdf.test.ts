import { apiRoutes } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { requestApi } from '../../lib/api/api.ts';
import { readInvoicePdf } from './readInvoicePdf.ts';

it.each([
  ['invoice', '2026-000123', 'invoice-2026-000123.pdf'],
  ['credit-note', 'CN-2026-000123', 'credit-note-CN-2026-000123.pdf'],
] as const)('names the file of an %s', async (kind, number, name) => {
  vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF-1.7'));
  const file = await readInvoicePdf({ kind, number });
  expect(file.name).toBe(name);
  expect(await file.content.text()).toBe('%PDF-1.7');
  expect(vi.mocked(requestApi).mock.lastCall).toEqual([
    apiRoutes.getInvoice,
    { params: { number } },
  ]);
});

it('reports a broken connection', async () => {
  const broken = { blob: () => Promise.reject(new TypeError('terminated')) } as Response;
  vi.mocked(requestApi).mockResolvedValueOnce(broken);
  const number = '2026-000123';
  await expect(readInvoicePdf({ kind: 'invoice', number })).rejects.toMatchObject({
    code: 'network',
  });
});
