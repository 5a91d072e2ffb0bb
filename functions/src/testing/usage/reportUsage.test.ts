import { expect, it } from 'vitest';
import { monthlySalesShards, type ToolEdit } from '../../contract/index.ts';
import { editSeveral } from '../../services/catalogue/edit/editSeveral.ts';
import { listTools } from '../../services/catalogue/tools/tools.ts';
import { readSalesReport } from '../../services/reports/salesReport.ts';
import { newAdmin } from '../orders/prepaidOrders.ts';
import { createTool } from '../tools/tools.ts';
import { usageOf } from './usage.ts';

it('reads at most 32 documents for each month of a report, and writes none', async () => {
  const months = 3;
  const request = { by: 'customer', from: '2026-09', to: '2026-11' } as const;
  const { reads, writes } = await usageOf(() => readSalesReport(request));
  expect(writes).toBe(0);
  expect(reads).toBeLessThanOrEqual(2 * months * monthlySalesShards);
});

it('reads each of several edited tools once, and writes it and its audit entry', async () => {
  const admin = newAdmin();
  const ids = await Promise.all([createTool(), createTool(), createTool()]);
  const listed = await listTools({ sort: 'newest', withHidden: true, limit: 100 });
  const edits = ids.map((toolId): ToolEdit => {
    const version = listed.items.find(({ _id }) => _id === toolId)?.version ?? '';
    return { toolId, version, changes: { price: 21 } };
  });
  const edit = () => editSeveral(edits, admin);
  expect(await usageOf(edit)).toEqual({ reads: 3, writes: 6 });
  expect(await usageOf(edit), 'a retry').toEqual({ reads: 3, writes: 0 });
  const stale = edits.map((one) => ({ ...one, changes: { price: 22 } }));
  const refused = await editSeveral(stale, admin);
  expect(refused.failed.map(({ code }) => code)).toEqual(Array(3).fill('precondition-failed'));
});
