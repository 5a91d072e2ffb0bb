import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import type { OrderDocument } from '../documents/orders/orders.ts';
import { ofCompany } from '../testing/documents/invoices.ts';
import { orderLines, pickListOver } from '../testing/documents/orderDocuments.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { labelContent } from './labels/labelContent.ts';
import { drawOrders, type PrintedOrders } from './printedOrders.ts';

const bytesOf = (printed: PrintedOrders, count = 2) => buffer(drawOrders(printed, count));

const pagesOf = async (printed: PrintedOrders) => {
  const { pages, info } = await readPdf(await bytesOf(printed));
  return { lines: pages.map(linesOfPage), info };
};

const [plane = '', chisel = '', saw = ''] = orderLines(3).map(({ sku }) => sku);
const places = { [plane]: 'B-10', [chisel]: 'B-9' };
const [first, second] = [pickListOver(orderLines(3), {}, {}, places), pickListOver(orderLines(60))];

describe('Pick lists of several orders', () => {
  it('are one PDF, with the pages of each counted for themselves', async () => {
    const { lines, info } = await pagesOf({ print: 'pick-lists', pickLists: [first, second] });
    const ends = lines.map((page) => page.at(-1));
    expect(ends[0]).toBe('Pick list TH-4K2M9A7C Page 1 of 1');
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.slice(1)).toEqual(
      ends.slice(1).map((_, at) => `Pick list TH-4K2M9A7C Page ${at + 1} of ${ends.length - 1}`),
    );
    expect(info).toMatchObject({ Title: 'Pick lists of 2 orders' });
  });

  it('are in the order of the places, and have no such column without any', async () => {
    const { lines } = await pagesOf({ print: 'pick-lists', pickLists: [first, second] });
    const text = lines[0]?.join('\n') ?? '';
    expect(text).toContain('Place SKU Tool');
    const starts = [`B-9 ${chisel}`, `B-10 ${plane}`, saw].map((start) =>
      text.indexOf(`\n${start} `),
    );
    expect(Math.min(...starts)).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(lines[1]?.join('\n')).not.toContain('Place');
  });
});

describe('A collected pick list', () => {
  const collected = (orders: OrderDocument[]): PrintedOrders => ({
    print: 'collected-pick-list',
    collection: { ...first, orders, at: new Date('2026-11-29T09:00:00Z') },
  });

  it('sums the pieces of each tool, and says which orders need them', async () => {
    const other = { ...second.order, number: 'TH-00000002', lines: orderLines(2) };
    const { lines } = await pagesOf(collected([first.order, other]));
    const text = lines.flat().join('\n');
    const [line] = orderLines(1);
    const quantity = line?.quantity ?? 0;
    for (const part of [
      'Collected pick list',
      'Printed 29 November 2026',
      'Tools 3',
      `TH-4K2M9A7C×${quantity}, TH-00000002×${quantity}`,
      'Orders: TH-4K2M9A7C, TH-00000002',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(new RegExp(`^B-10 ${plane} .* ${quantity * 2}$`, 'm'));
  });

  it('has room for 200 orders of the same tools', async () => {
    const orders = Array.from({ length: limits.bulkOrders }, (_, at) => ({
      ...second.order,
      number: `TH-${String(at).padStart(8, '0')}`,
    }));
    const bytes = await bytesOf(collected(orders));
    expect(await pdfFaults(bytes)).toEqual([]);
    const { pages } = await readPdf(bytes);
    expect(pages.flatMap(linesOfPage).join('\n')).toContain('194 more');
  });
});

describe('Labels', () => {
  const label = (fields: Partial<OrderDocument> = {}, number = 'TH-4K2M9A7C-S1') =>
    labelContent({ ...first.order, ...fields }, number, first.seller);
  const textOf = async (...labels: ReturnType<typeof label>[]) =>
    (await pagesOf({ print: 'labels', labels })).lines.map((page) => page.join('\n'));

  it('have the sender, the recipient in the lines of the address, and the number', async () => {
    const orderAddress = 'Ada Joiner\nWorkshop 3\n48 Mill Lane\nPortland OR 97205';
    const [text = ''] = await textOf(label({ userName: 'Ada Joiner', orderAddress }));
    for (const part of ['From', first.seller.name, orderAddress, 'TH-4K2M9A7C-S1', 'PO-4711']) {
      expect(text).toContain(part);
    }
    expect(text.match(/Ada Joiner/g)).toHaveLength(1);
  });

  it('name the company first, and who has ordered for it', async () => {
    const [text] = await textOf(label({ ...ofCompany, orderAddress: '1 Quay' }));
    expect(text).toContain('Harbor Joinery Ltd\nBea Buyer\n1 Quay');
  });

  it.each([
    ['a short address', 'Ada\n1 Lane'],
    [
      'ten lines',
      Array.from({ length: 10 }, (_, at) => `Line ${at + 1} of the address`).join('\n'),
    ],
    ['more lines than fit', 'x\n'.repeat(limits.orderAddress / 2)],
    ['one long word', 'W'.repeat(limits.orderAddress)],
    ['several scripts', '山田 太郎\n東京都千代田区 1-1\nΑθήνα\nул. Ленина 5\nשדרות 12\nشارع 7'],
  ])('hold %s', async (_what, orderAddress) => {
    const widest = {
      ...ofCompany,
      payerName: 'W'.repeat(limits.displayName),
      userName: 'M'.repeat(limits.displayName),
      poNumber: 'P'.repeat(limits.poNumber),
      orderAddress,
    };
    for (const labels of [[label({ orderAddress })], [label(widest), label(widest)]]) {
      const bytes = await bytesOf({ print: 'labels', labels });
      expect(await pdfFaults(bytes, 19)).toEqual([]);
      const { pages } = await readPdf(bytes);
      expect(pages).toHaveLength(labels.length);
      expect(pages[0]).toMatchObject({
        width: expect.closeTo(297.6, 0),
        height: expect.closeTo(419.5, 0),
      });
    }
  });
});
