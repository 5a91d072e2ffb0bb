import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, limits, piecesOf } from '../contract/index.ts';
import { ofCompany } from '../testing/documents/invoices.ts';
import { orderLines, pickListOver } from '../testing/documents/orderDocuments.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawPickList } from './printedDocuments.ts';
import { type PrintedPickList, packsText } from './texts/pickListTexts.ts';

const pagesOf = async (printed: PrintedPickList) =>
  (await readPdf(await drawPickList(printed))).pages.map(linesOfPage);

/** All texts, one line below another, of all pages. */
const textOf = async (printed: PrintedPickList): Promise<string> =>
  (await pagesOf(printed)).flat().join('\n');

/** The drawing commands of all pages, which PDFs compress. */
const drawingOf = (bytes: Buffer): string => {
  const streams = /FlateDecode\s*>>\s*stream\r?\n(.*?)\r?\nendstream/gs;
  return Array.from(bytes.toString('latin1').matchAll(streams), ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  ).join('\n');
};

const note = 'Ring at gate 3.\nPack the planes apart.';

describe('drawPickList', () => {
  it('names order, customer, address, phone, note, and each tool in pieces and packs', async () => {
    const packs = { 'PLN-062-1': 6, 'SAW-DT-15-2': 12 };
    const text = await textOf(pickListOver(orderLines(3), { note }, packs));
    for (const part of [
      'Pick list',
      'Tools Hub Wholesale Ltd',
      'Deliver to',
      'Miller & Sons Joinery',
      '48 Mill Lane',
      'Bend, OR 97701',
      '15035550142',
      'Order TH-4K2M9A7C',
      'Order date 20 November 2026',
      'PO number PO-4711',
      'Promised delivery By 27 November 2026',
      'SKU Tool Packs Pieces',
      'PLN-062-1 Low-angle jack plane No. 62 2 × 6 12',
      'SAW-DT-15-2 Dovetail saw, 15 tpi, brass back 1 × 12 + 7 19',
      'CHI-BE-19-3 Bevel-edged chisel 19 mm 26',
      'Total pieces 57',
      'Note from the customer: Ring at gate 3.\nPack the planes apart.',
      'Pick list TH-4K2M9A7C Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has no prices, and no column or line for what the order does not have', async () => {
    const text = await textOf(pickListOver(orderLines(2), { poNumber: '' }));
    expect(text).toContain('SKU Tool Pieces');
    expect(text).not.toMatch(/\$|Packs|PO number|Note|Cancelled/);
  });

  it('names a company, and who ordered', async () => {
    const text = await textOf(pickListOver(orderLines(1), ofCompany));
    for (const part of ['Harbor Joinery Ltd', 'Ordered by Bea Buyer', 'bea@harbor.test']) {
      expect(text).toContain(part);
    }
  });

  it('draws a box before each line', async () => {
    const bytes = await drawPickList(pickListOver(orderLines(3)));
    const boxes = drawingOf(bytes).matchAll(/^48 \S+ 9 9 re$/gm);
    expect([...boxes]).toHaveLength(3);
    const { pages } = await readPdf(bytes);
    const skus = pages.flatMap(({ texts }) => texts.filter(({ text }) => /-[123]$/.test(text)));
    expect(skus.map(({ left }) => Math.round(left))).toEqual([69, 69, 69]);
  });

  it('says that nobody picks a cancelled order', async () => {
    const text = await textOf(pickListOver(orderLines(1), { status: 'cancelled', note }));
    expect(text).toContain('Status Cancelled');
    expect(text).toContain('This order was cancelled. Do not pick it.\nNote from the customer');
    expect(text).not.toContain('Promised delivery');
  });

  it('has the pieces that remain, without those shipped or cancelled', async () => {
    const [first, second] = orderLines(2);
    if (!first || !second) throw new Error('There are no lines');
    const shipped = { ...first, shipped: 5, cancelled: 1 };
    const done = { ...second, shipped: second.quantity };
    const text = await textOf(pickListOver([shipped, done], { status: 'part-shipped' }));
    expect(text).toContain(`Total pieces ${formatCount(first.quantity - 6)}`);
    expect(text).not.toContain(second.sku);
  });

  it.each([
    [1, 1],
    [20, 1],
    [30, 2],
    [limits.orderLines, 3],
  ])('draws so many lines on so many pages: %i on %i', async (count, expected) => {
    const { order, ...rest } = pickListOver(orderLines(count));
    const pages = await pagesOf({ order, ...rest });
    expect(pages).toHaveLength(expected);
    for (const [index, page] of pages.entries()) {
      expect(page.at(-1)).toBe(`Pick list TH-4K2M9A7C Page ${index + 1} of ${expected}`);
      expect(page).toContain('SKU Tool Pieces');
    }
    const rows = pages.flat().filter((line) => /^(?:PLN|SAW|CHI|CLA)-/.test(line));
    expect(rows).toHaveLength(count);
    expect(pages.at(-1)).toContain(`Total pieces ${formatCount(piecesOf(order))}`);
  });

  it.each([
    ['America/Los_Angeles', '30 November 2026', '7 December 2026'],
    ['Asia/Kathmandu', '1 December 2026', '8 December 2026'],
  ])('has the days of a shop in %s', async (timeZone, ordered, promised) => {
    const createdAt = new Date('2026-12-01T05:00:00Z');
    const text = await textOf({ ...pickListOver(orderLines(1), { createdAt }), timeZone });
    expect(text).toContain(`Order date ${ordered}`);
    expect(text).toContain(`Promised delivery By ${promised}`);
  });

  it('has a title and the time of the last step', async () => {
    const { info } = await readPdf(await drawPickList(pickListOver(orderLines(1))));
    expect(info).toMatchObject({
      Title: 'Pick list TH-4K2M9A7C',
      Author: 'Tools Hub Wholesale Ltd',
      CreationDate: 'D:20261120090000Z',
    });
  });

  it('holds the longest texts and quantities', async () => {
    const wide = (length: number) => 'W'.repeat(length);
    const [line] = orderLines(1);
    if (!line) throw new Error('There is no line');
    const widest = {
      ...line,
      sku: wide(limits.sku.max),
      toolName: wide(limits.toolName),
      quantity: limits.stock.max - 1,
    };
    const fields = {
      payerName: wide(limits.displayName),
      userEmail: wide(limits.email),
      orderAddress: wide(limits.orderAddress),
      poNumber: wide(limits.poNumber),
      note: 'x\n'.repeat(limits.orderNote / 2),
    };
    const printed = pickListOver([widest, ...orderLines(3)], fields, { [line.toolId]: 1_000 });
    expect(await pdfFaults(await drawPickList(printed))).toEqual([]);
  });

  it('holds any texts', async () => {
    const unit = fc.constantFrom(...'abc WMłễЯ工\n\t', '👷', '\u200B');
    const text = (maxLength: number) => fc.string({ unit, maxLength });
    const fields = fc.record({
      payerName: text(limits.displayName),
      orderAddress: text(limits.orderAddress),
      note: text(limits.orderNote),
    });
    await fc.assert(
      fc.asyncProperty(fields, async (other) => {
        const bytes = await drawPickList(pickListOver(orderLines(8), other));
        expect(await pdfFaults(bytes)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('packsText', () => {
  it.each([
    [24, 12, '2 × 12'],
    [29, 12, '2 × 12 + 5'],
    [12, 12, '1 × 12'],
    [5, 12, ''],
    [5, 1, ''],
    [25_000, 10, '2,500 × 10'],
    [1_999, 1_000, '1 × 1,000 + 999'],
  ])('writes %i pieces in packs of %i as %j', (quantity, packSize, expected) => {
    expect(packsText(quantity, packSize)).toBe(expected);
  });
});
