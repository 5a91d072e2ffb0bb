import { describe, expect, it } from 'vitest';
import { limits, lineTotalOf, type QuoteLine, totalsOf } from '../contract/index.ts';
import { invoiceLines, invoiceOver, ofCompany } from '../testing/documents/invoices.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawQuote } from './printedDocuments.ts';
import type { PrintedQuote } from './texts/quoteTexts.ts';

const { seller, bank } = invoiceOver([]);

const requestedAt = new Date('2026-11-18T09:00:00Z');
const offeredAt = new Date('2026-11-20T09:00:00Z');
const validUntil = new Date('2026-12-04T23:59:59.999Z');

/** The lines of a quote, offered at a discount in percent. */
const quoteLines = (count: number, discount = 10) =>
  invoiceLines(count).map((line): QuoteLine & { lineTotal: number } => {
    const unitPrice = Math.round((line.unitPrice * (100 - discount)) / 100);
    const lineTotal = lineTotalOf(unitPrice, line.quantity);
    const offered = { listPrice: line.unitPrice, unitPrice, lineTotal };
    return { ...line, toolId: line.sku, picture: '', ...offered };
  });

const quoteOver = (
  lines: ReturnType<typeof quoteLines>,
  { taxRate = 0, ...fields }: Partial<PrintedQuote['quote']> = {},
): PrintedQuote => {
  const event = { actor: 'admin', uid: 'admin-1' } as const;
  const quote: PrintedQuote['quote'] = {
    number: 'QU-4K2M9A7C',
    version: 'v2',
    payerId: 'customer-1',
    payerName: 'Miller & Sons Joinery',
    userId: 'customer-1',
    currency: 'USD',
    userName: 'Miller & Sons Joinery',
    userEmail: 'orders@miller-joinery.test',
    lines,
    taxRate,
    totals: totalsOf(lines, { taxRate }),
    status: 'offered',
    validUntil,
    history: [
      { ...event, actor: 'customer', status: 'requested', at: requestedAt },
      { ...event, status: 'offered', at: offeredAt },
    ],
    messages: [],
    orderId: null,
    orderNumber: null,
    createdAt: requestedAt,
    updatedAt: offeredAt,
    ...fields,
  };
  return { quote, seller, timeZone: 'UTC' };
};

/** All texts, one line below another, of all pages. */
const textOf = async (printed: PrintedQuote): Promise<string> =>
  (await readPdf(await drawQuote(printed))).pages.flatMap(linesOfPage).join('\n');

describe('drawQuote', () => {
  it('names seller, customer, validity, list prices, offered prices and sums', async () => {
    const text = await textOf(quoteOver(quoteLines(2), { taxRate: 825 }));
    for (const part of [
      ...['Quote', 'Tools Hub Wholesale Ltd', '12 Timber Yard', 'Tax number US 93-1234567'],
      ...['Prepared for', 'Miller & Sons Joinery', 'orders@miller-joinery.test'],
      ...['Number QU-4K2M9A7C', 'Date 20 November 2026', 'Requested 18 November 2026'],
      'Valid until 4 December 2026',
      'SKU Tool Quantity List price Your price Total',
      'PLN-062-1 Low-angle jack plane No. 62 12 $189.50 $170.55 $2,046.60',
      ...['At list prices $3,689.50', 'Your discount -$368.95', 'Subtotal $3,320.55'],
      ...['Tax (8.25%) $273.95', 'Total $3,594.50'],
      'This offer is valid until the end of 4 December 2026 (UTC).',
      'Quote QU-4K2M9A7C Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is prepared for a company, and names who asked', async () => {
    const text = await textOf(quoteOver(quoteLines(1), ofCompany));
    for (const part of ['Prepared for', 'Harbor Joinery Ltd', 'Bea Buyer', 'bea@harbor.test']) {
      expect(text).toContain(part);
    }
  });

  it('has its amounts in its own currency', async () => {
    const text = await textOf(quoteOver(quoteLines(2), { currency: 'GBP', taxRate: 825 }));
    for (const part of ['£189.50', 'Your discount -£368.95', 'Total £3,594.50']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('$');
  });

  it.each([
    ['America/Los_Angeles', '2026-12-05T07:59:59.999Z', '4 December 2026 (Pacific Time)'],
    ['Asia/Kathmandu', '2026-12-04T18:14:59.999Z', '4 December 2026 (Nepal Time)'],
    ['Pacific/Kiritimati', '2026-12-04T09:59:59.999Z', '4 December 2026 (Line Islands Time)'],
  ])('has the days of %s', async (timeZone, until, expected) => {
    const printed = quoteOver(quoteLines(1), { validUntil: new Date(until) });
    const text = await textOf({ ...printed, timeZone });
    expect(text).toContain('Valid until 4 December 2026');
    expect(text.replaceAll('\n', ' ')).toContain(`until the end of ${expected}`);
  });

  it('asks for no payment', async () => {
    const text = await textOf(quoteOver(quoteLines(1)));
    for (const part of [bank.account, bank.code, bank.bankName, 'Amount due', 'transfer']) {
      expect(text).not.toContain(part);
    }
  });

  it('has no discount where the prices are not below the list prices', async () => {
    const text = await textOf(quoteOver(quoteLines(2, 0)));
    expect(text).not.toMatch(/discount|list prices/i);
    expect(await textOf(quoteOver(quoteLines(2, -10)))).not.toMatch(/discount/i);
  });

  it.each([
    ['accepted', { orderNumber: 'TH-9B3N0C8D' }, 'it is order TH-9B3N0C8D'],
    ['declined', {}, 'This offer was declined.'],
    ['expired', {}, 'This offer has expired: it was valid until the end of 4 December 2026'],
  ] as const)('says that an offer is %s', async (status, fields, sentence) => {
    const text = await textOf(quoteOver(quoteLines(1), { status, ...fields }));
    expect(text.replaceAll('\n', ' ')).toContain(sentence);
    expect(text).not.toContain('You can accept it');
  });

  it('has a title, an author and the date of the offer', async () => {
    const { info } = await readPdf(await drawQuote(quoteOver(quoteLines(1))));
    expect(info).toMatchObject({
      Title: 'Quote QU-4K2M9A7C',
      Author: 'Tools Hub Wholesale Ltd',
      CreationDate: 'D:20261120090000Z',
    });
  });

  it('draws fifty lines with the sum carried from page to page', async () => {
    const { pages } = await readPdf(await drawQuote(quoteOver(quoteLines(50))));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      const lines = linesOfPage(page);
      expect(lines.some((line) => line.startsWith('Carried forward $'))).toBe(true);
      expect(lines.at(-1)).toBe(`Quote QU-4K2M9A7C Page ${index + 1} of ${pages.length}`);
    }
  });

  it('holds the longest texts and amounts', async () => {
    const [line] = quoteLines(1);
    const most = limits.price.max * 100;
    const widest = {
      toolId: 'x',
      picture: '',
      sku: 'W'.repeat(limits.sku.max),
      toolName: 'W'.repeat(limits.toolName),
      quantity: limits.stock.max,
      listPrice: most,
      unitPrice: most,
      lineTotal: lineTotalOf(most, limits.stock.max),
    };
    const userName = 'W'.repeat(limits.displayName);
    const printed = quoteOver([widest, ...(line ? [line] : [])], { userName, taxRate: 1_000 });
    expect(await pdfFaults(await drawQuote(printed))).toEqual([]);
  });
});
