import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ToolUpdate } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { validForms } from '../../../testing/inputs/validForms.ts';
import { linkTo } from '../../../testing/pictures/pictures.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { exportTools, getTool } from '../tools/tools.ts';
import { importTools } from './importTools.ts';
import type { InvalidRow, ToolRow } from './toolRow.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const table = async function* (...rows: (ToolRow | InvalidRow)[]) {
  yield* rows;
};

const usageOfImport = (dryRun: boolean, ...rows: (ToolRow | InvalidRow)[]) =>
  usageOf(() =>
    importTools({ rows: table(...rows), from: 2, dryRun, key: undefined, warnings: [] }, admin),
  );

const rowOf = (id: string, update: ToolUpdate): ToolRow => ({ row: 2, id, update });

describe('Reads and writes', () => {
  it('of a row that changes nothing, and of any in a dry run: the tool; none', async () => {
    const id = await createTool();
    const one = { reads: 1, writes: 0 };
    expect(await usageOfImport(false, rowOf(id, { price: 19.99, available: 100 }))).toEqual(one);
    expect(await usageOfImport(true, rowOf(id, { price: 5 }))).toEqual(one);
    expect(await usageOfImport(false, rowOf('missing', { price: 5 }))).toEqual(one);
  });

  it('of a row that changes a tool: the tool twice; the edit and the audit log', async () => {
    const id = await createTool();
    expect(await usageOfImport(false, rowOf(id, { price: 5 }))).toEqual({ reads: 2, writes: 2 });
    const stock = await usageOfImport(false, rowOf(id, { price: 6, available: 7 }));
    expect(stock).toEqual({ reads: 2, writes: 3 });
  });

  it('of a new tool: the SKU; tool, SKU, opening and audit log', async () => {
    const tool = { ...validForms.tool, imageLink: linkTo('tools/imported/picture.webp') };
    const row = { row: 2, id: undefined, tool };
    expect(await usageOfImport(false, row)).toEqual({ reads: 1, writes: 4 });
    expect(await usageOfImport(true, row)).toEqual({ reads: 0, writes: 0 });
    const sku = `USE-${randomUUID().slice(0, 8)}`.toUpperCase();
    const named = { row: 2, id: undefined, tool: { ...tool, sku } };
    expect(await usageOfImport(true, named)).toEqual({ reads: 1, writes: 0 });
    expect(await usageOfImport(false, named)).toEqual({ reads: 1, writes: 4 });
    const taken = await usageOfImport(true, named);
    expect(taken, 'also the tool that has the SKU').toEqual({ reads: 2, writes: 0 });
  });

  it('of a row without an id: the tool; as with an id', async () => {
    const { sku } = await getTool(await createTool());
    const asNew = () => expect.unreachable();
    const row = (price: number) => ({ row: 2, id: undefined, sku, update: { price }, asNew });
    expect(await usageOfImport(true, row(5))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOfImport(false, row(19.99))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOfImport(false, row(5))).toEqual({ reads: 2, writes: 2 });
  });

  it('of a new SKU of digits: also the tools of whose SKU a spreadsheet may have made it', async () => {
    const tool = { ...validForms.tool, imageLink: linkTo('tools/imported/picture.webp') };
    const sku = `${randomInt(10 ** 9, 10 ** 10) * 10 + 1}`;
    const row = { row: 2, id: undefined, tool: { ...tool, sku } };
    expect(await usageOfImport(true, row)).toEqual({ reads: 2, writes: 0 });
  });

  it('of a row with its own SKU in a dry run: the tool; none', async () => {
    const id = await createTool();
    const { sku } = await getTool(id);
    expect(await usageOfImport(true, rowOf(id, { sku, price: 5 }))).toEqual({
      reads: 1,
      writes: 0,
    });
  });

  it('of an invalid row: none', async () => {
    const bad = { row: 2, rejected: [{ row: 2, message: 'Bad' }] };
    expect(await usageOfImport(false, bad)).toEqual({ reads: 0, writes: 0 });
  });

  it('of an exported table: one per document that is read', async () => {
    await createTool();
    const usage = await usageOf(async () => {
      for await (const batch of exportTools()) {
        expect(batch.length).toBeGreaterThan(0);
        break;
      }
    });
    expect(usage.reads).toBeGreaterThan(0);
    expect(usage.reads).toBeLessThanOrEqual(300);
    expect(usage.writes).toBe(0);
  });
});
