import { describe, expect, it } from 'vitest';
import { companyInvoiceOver, invoiceLines } from '../../testing/documents/invoices.ts';
import { exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import { companyInvoiceMail } from './companyInvoiceMail.ts';

const textOf = (fields: Parameters<typeof companyInvoiceOver>[1] = {}) => {
  const content = companyInvoiceMail(companyInvoiceOver(invoiceLines(1), fields));
  return { ...content, text: renderText(content, exampleShop) };
};

describe('The mail to the address for invoices of a company', () => {
  it('names the invoice, the company, who ordered, the order and the amount', () => {
    const { subject, text } = textOf();
    expect(subject).toBe('Invoice 2026-000123 for order TH-4K2M9A7C');
    for (const part of [
      'Company: Harbor Joinery Ltd',
      'Order: TH-4K2M9A7C',
      'Ordered by: Bea Buyer',
      'PO number: PO-4711',
      'Total: $2,274.00',
      'Due: 22 December 2026',
      'Reference for the transfer: RF46 2026 0001 23',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has the amount in the currency of the invoice', () => {
    const { preview, text } = textOf({ currency: 'EUR' });
    expect(preview).toBe('Invoice 2026-000123 over €2,274.00 is attached.');
    expect(text).toContain('Total: €2,274.00');
  });

  it('asks for no payment of a credit note or of a prepaid order', () => {
    const credit = textOf({ kind: 'credit-note', number: 'CN-2026-000007', dueAt: null });
    expect(credit.subject).toBe('Credit note CN-2026-000007 for order TH-4K2M9A7C');
    expect(credit.text).not.toContain('Due:');
    expect(textOf({ terms: 'prepaid' }).text).not.toContain('Due:');
  });

  it('escapes the names', () => {
    const html = renderHtml(
      companyInvoiceMail(companyInvoiceOver([], { payerName: '<b>Oak</b>' })),
      exampleShop,
    );
    expect(html).not.toContain('<b>Oak');
  });
});
