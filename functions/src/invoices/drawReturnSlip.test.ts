import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import type { ReturnDocument } from '../documents/orders/returns.ts';
import { exampleReturn, exampleReturnLine } from '../testing/documents/exampleReturns.ts';
import { orderLines, pickListOver } from '../testing/documents/orderDocuments.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawReturnSlip } from './printedDocuments.ts';
import type { PrintedReturn } from './texts/returnSlipTexts.ts';

const approvedAt = new Date('2026-11-23T23:30:00Z');

const [requested] = exampleReturn().history;
const history: ReturnDocument['history'] = requested
  ? [requested, { ...requested, status: 'approved', actor: 'admin', at: approvedAt }]
  : [];

/** The slip of an approved return of two lines, of which one was approved. */
const slipOf = (
  fields: Partial<ReturnDocument> = {},
  order: Parameters<typeof pickListOver>[1] = {},
): PrintedReturn => {
  const { packSizes: _, places: __, ...printed } = pickListOver(orderLines(2), order);
  const lines = [exampleReturnLine('saw', { approved: 3 }), exampleReturnLine('plane')];
  const expiresAt = new Date('2026-12-23T23:59:59Z');
  const found = exampleReturn({ status: 'approved', lines, history, expiresAt, ...fields });
  return { ...printed, found };
};

const textOf = async (printed: PrintedReturn): Promise<string> => {
  const { pages } = await readPdf(await drawReturnSlip(printed));
  return pages.flatMap(linesOfPage).join('\n');
};

describe('A return slip', () => {
  it('says what the parcel contains, who sends it, and until when', async () => {
    const text = await textOf(slipOf());
    for (const part of [
      'Return slip',
      'Return TH-4K2M9A7C-R1',
      'Approved 23 November 2026',
      'Order TH-4K2M9A7C',
      'Your PO number PO-4711',
      'To arrive by 23 December 2026',
      'Sent by',
      'SKU Tool Pieces',
      'Total pieces 3',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Tool plane');
    expect(text).not.toContain('$');
  });

  it('names the sender once', async () => {
    const names = { userName: 'Ada Joiner', orderAddress: 'Ada Joiner\n48 Mill Lane' };
    expect((await textOf(slipOf({}, names))).match(/Ada Joiner/g)).toHaveLength(1);
  });

  it('has the days of the shop', async () => {
    const text = await textOf({ ...slipOf(), timeZone: 'Asia/Kathmandu' });
    expect(text).toContain('Approved 24 November 2026');
    expect(text).toContain('To arrive by 24 December 2026');
  });

  it('has no last day for a claim', async () => {
    expect(await textOf(slipOf({ kind: 'claim', expiresAt: null }))).not.toContain('To arrive by');
  });

  it('is named by its return and dated by its approval', async () => {
    const { info } = await readPdf(await drawReturnSlip(slipOf()));
    expect(info).toMatchObject({
      Title: 'Return slip TH-4K2M9A7C-R1',
      CreationDate: 'D:20261123233000Z',
    });
  });

  it('holds the longest texts and as many lines as an order can have', async () => {
    const wide = (length: number) => 'W'.repeat(length);
    const order = {
      userName: wide(limits.displayName),
      orderAddress: wide(limits.orderAddress),
      poNumber: wide(limits.poNumber),
    };
    const lines = orderLines(limits.orderLines).map(({ toolId, sku, toolName }) =>
      exampleReturnLine(toolId, { sku, toolName, approved: 4 }),
    );
    expect(await pdfFaults(await drawReturnSlip(slipOf({ lines }, order)))).toEqual([]);
  });
});
