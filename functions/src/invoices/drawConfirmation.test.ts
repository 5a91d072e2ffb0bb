import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import { companyInvoiceOver, invoiceOver } from '../testing/documents/invoices.ts';
import { confirmationOver, orderLines } from '../testing/documents/orderDocuments.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawConfirmation } from './printedDocuments.ts';
import type { PrintedConfirmation } from './texts/confirmationTexts.ts';

const { bank } = invoiceOver([]);

/** All texts, one line below another, of all pages. */
const textOf = async (printed: PrintedConfirmation): Promise<string> =>
  (await readPdf(await drawConfirmation(printed))).pages.flatMap(linesOfPage).join('\n');

describe('drawConfirmation', () => {
  it('names seller, customer, order, terms, delivery, lines and sums', async () => {
    const printed = confirmationOver(
      orderLines(2),
      { taxRate: 825 },
      { quoteNumber: 'QU-4K2M9A7C' },
    );
    const text = await textOf(printed);
    for (const part of [
      'Order confirmation',
      'Tools Hub Wholesale Ltd',
      '12 Timber Yard',
      'Tax number US 93-1234567',
      'Customer and delivery address',
      'Miller & Sons Joinery',
      '48 Mill Lane',
      'Order TH-4K2M9A7C',
      'Order date 20 November 2026',
      'Confirmed 22 November 2026',
      'Your PO number PO-4711',
      'Quote QU-4K2M9A7C',
      'Terms Net 30 days',
      'Promised delivery By 27 November 2026',
      'SKU Tool Quantity Unit price Total',
      'PLN-062-1 Low-angle jack plane No. 62 12 $189.50 $2,274.00',
      'Subtotal $3,689.50',
      'Tax (8.25%) $304.38',
      'Total $3,993.88',
      'Order confirmation TH-4K2M9A7C Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('names a company, who ordered, and where it goes', async () => {
    const text = await textOf(confirmationOver(orderLines(1), companyInvoiceOver(orderLines(1))));
    for (const part of ['Harbor Joinery Ltd', '7 Dock Road', 'Ordered by Bea Buyer']) {
      expect(text).toContain(part);
    }
  });

  it('has its amounts in its own currency', async () => {
    const text = await textOf(confirmationOver(orderLines(1), { currency: 'EUR' }));
    expect(text).toContain('Total €2,274.00');
    expect(text).not.toContain('$');
  });

  it.each([
    ['America/Los_Angeles', '30 November 2026', '7 December 2026'],
    ['Asia/Kathmandu', '1 December 2026', '8 December 2026'],
  ])('has the days of a shop in %s', async (timeZone, ordered, promised) => {
    const orderedAt = new Date('2026-12-01T05:00:00Z');
    const dates = { timeZone, orderedAt, issuedAt: orderedAt };
    const text = await textOf(confirmationOver(orderLines(1), dates));
    expect(text).toContain(`Order date ${ordered}`);
    expect(text).toContain(`Confirmed ${ordered}`);
    expect(text).toContain(`Promised delivery By ${promised}`);
  });

  it('is not an invoice, and says so', async () => {
    const text = await textOf(confirmationOver(orderLines(1)));
    expect(text.replaceAll('\n', ' ')).toContain(
      'This is not an invoice: invoice 2026-000123 says how and when to pay.',
    );
    for (const part of [bank.account, bank.code, bank.bankName, 'Amount due', 'transfer']) {
      expect(text).not.toContain(part);
    }
  });

  it('has no line for tax, a PO number or a quote where there are none', async () => {
    const seller = { ...invoiceOver([]).seller, taxNumber: '' };
    const text = await textOf(confirmationOver(orderLines(1), { poNumber: '', seller }));
    expect(text).not.toMatch(/tax|PO number|Quote/i);
  });

  it('promises nothing for an order that was cancelled later', async () => {
    const text = await textOf(confirmationOver(orderLines(1), {}, { status: 'cancelled' }));
    expect(text).toContain('Status Cancelled');
    expect(text.replaceAll('\n', ' ')).toContain('This order was cancelled after we had confirmed');
    expect(text).not.toContain('Promised delivery');
  });

  it.each(['shipped', 'delivered'] as const)(
    'stays as it was when the order is %s',
    async (status) => {
      const confirmed = await drawConfirmation(confirmationOver(orderLines(4)));
      const later = await drawConfirmation(confirmationOver(orderLines(4), {}, { status }));
      expect(later.equals(confirmed)).toBe(true);
    },
  );

  it('draws fifty lines with the sum carried from page to page', async () => {
    const bytes = await drawConfirmation(confirmationOver(orderLines(limits.orderLines)));
    const { pages, info } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      const lines = linesOfPage(page);
      expect(lines.some((line) => line.startsWith('Carried forward $'))).toBe(true);
      expect(lines.at(-1)).toBe(
        `Order confirmation TH-4K2M9A7C Page ${index + 1} of ${pages.length}`,
      );
    }
    expect(info).toMatchObject({ Title: 'Order confirmation TH-4K2M9A7C' });
  });

  it('holds the longest texts', async () => {
    const wide = (length: number) => 'W'.repeat(length);
    const { seller, buyer } = invoiceOver([]);
    const printed = confirmationOver(orderLines(3), {
      seller: { ...seller, name: wide(limits.settingsText), address: wide(limits.orderAddress) },
      buyer: { ...buyer, name: wide(limits.displayName), address: wide(limits.orderAddress) },
      poNumber: wide(limits.poNumber),
      taxRate: 1_000,
    });
    expect(await pdfFaults(await drawConfirmation(printed))).toEqual([]);
  });
});
