import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import {
  formatCents,
  type InvoiceDocument,
  type InvoiceLine,
  totalsOf,
} from '../contract/index.ts';
import { drawInvoice } from './drawInvoice.ts';
import { sheet } from './sheet.ts';

const lineOf = (index: number, fields: Partial<InvoiceLine> = {}): InvoiceLine => {
  const quantity = 10 + index;
  const unitPrice = 1_999;
  return {
    sku: `PLN-${1000 + index}`,
    toolName: `Jack Plane ${index + 1}`,
    ...{ quantity, unitPrice, lineTotal: quantity * unitPrice },
    ...fields,
  };
};

const linesOf = (count: number): InvoiceLine[] =>
  Array.from({ length: count }, (_, index) => lineOf(index));

const invoiceOf = ({
  taxRate = 0,
  lines = linesOf(2),
  ...fields
}: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  number: '2026-000123',
  issuedAt: new Date('2026-11-22T23:30:00Z'),
  ...{ orderId: 'order', orderNumber: 'TH-4K2M9A7C', orderedAt: new Date('2026-11-20T08:00:00Z') },
  ...{ userId: 'carla', poNumber: 'PO-4711' },
  seller: {
    name: 'Tools Hub LLC',
    address: '410 Foundry Street\nPortland, OR 97209',
    email: 'orders@toolshub.example',
    phone: '+1 503 555 0142',
    taxNumber: '93-1234567',
  },
  bank: { holder: 'Tools Hub LLC', bankName: 'River Bank', account: '000123', code: '123000848' },
  buyer: {
    name: 'Carla Customer',
    email: 'carla@example.test',
    phone: '01712345678',
    address: '12 Mill Lane\nOakham',
  },
  lines,
  currency: 'USD',
  taxRate,
  ...totalsOf(lines, taxRate),
  paid: 0,
  terms: 'net-30',
  dueAt: new Date('2026-12-22T10:00:00Z'),
  cancels: null,
  ...fields,
});

/** A text on a page: its left and right edges, and its baseline from the top of the page. */
interface PlacedText {
  text: string;
  left: number;
  right: number;
  y: number;
}

interface PdfText {
  str: string;
  transform: number[];
  width: number;
}

const placed = ({ str, transform: [, , , , x = 0, y = 0], width }: PdfText): PlacedText => ({
  text: str,
  left: x,
  right: x + width,
  y: sheet.height - y,
});

/** The texts of each page of a PDF, in the order in which they were drawn. */
const readPages = async (bytes: Buffer): Promise<PlacedText[][]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const texts = items.filter((item): item is typeof item & PdfText => 'str' in item);
      return texts.filter(({ str }) => str.trim() !== '').map(placed);
    }),
  );
  await task.destroy();
  return pages;
};

const pagesOf = async (invoice: InvoiceDocument) => readPages(await drawInvoice(invoice));

/** The texts of a page, with those on one baseline joined. */
const rowsOf = (page: readonly PlacedText[]): string[] =>
  [...Map.groupBy(page, ({ y }) => Math.round(y))].map(([, row]) =>
    row.map(({ text }) => text).join(' '),
  );

const textOf = async (invoice: InvoiceDocument): Promise<string> =>
  (await pagesOf(invoice)).map((page) => rowsOf(page).join('\n')).join('\n');

describe('An invoice as PDF', () => {
  it('names seller, buyer, order, terms and due date', async () => {
    const text = await textOf(invoiceOf());
    for (const expected of [
      ...['Invoice', '2026-000123', '22 November 2026', '22 December 2026', 'Net 30 days'],
      ...['Tools Hub LLC', 'Portland, OR 97209', 'Tax number 93-1234567'],
      ...['Carla Customer', '12 Mill Lane', 'TH-4K2M9A7C', '20 November 2026', 'PO-4711'],
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('lists the tools with quantities, prices and sums', async () => {
    const [page = []] = await pagesOf(invoiceOf());
    expect(rowsOf(page)).toEqual(
      expect.arrayContaining([
        'PLN-1000 Jack Plane 1 10 $19.99 $199.90',
        'PLN-1001 Jack Plane 2 11 $19.99 $219.89',
        'Subtotal $419.79',
        'Total $419.79',
        'Amount due $419.79',
      ]),
    );
  });

  it('says how to pay what is due, with the order number as reference', async () => {
    const text = await textOf(invoiceOf({ paid: 10_000 }));
    expect(text).toContain('Paid $100.00');
    expect(text).toContain('Please transfer $319.79 by 22 December 2026');
    expect(text).toMatch(/Account number\s000123/);
    expect(text).toMatch(/Reference\sTH-4K2M9A7C/);
  });

  it('has no bank details when it is paid', async () => {
    const text = await textOf(invoiceOf({ paid: 41_979 }));
    expect(text).toContain('Paid in full');
    expect(text).not.toContain('000123848');
    expect(text).toContain('Amount due $0.00');
  });

  it('has a line for tax only when there is tax', async () => {
    expect(await textOf(invoiceOf())).not.toContain('Tax (');
    const text = await textOf(invoiceOf({ taxRate: 825 }));
    expect(text).toContain('Tax (8.25%) $34.63');
    expect(text).toContain('Total $454.42');
  });

  it('of a cancelled order is a credit note that names the invoice and the reason', async () => {
    const cancels = { number: '2026-000122', reason: 'Ordered twice' };
    const credit = { kind: 'credit-note', number: 'CN-2026-000004', dueAt: null, cancels } as const;
    const text = await textOf(invoiceOf(credit));
    expect(text).toContain('Credit note');
    expect(text).toContain('CN-2026-000004');
    expect(text).toContain('cancels invoice 2026-000122 in full. Reason: Ordered twice');
    expect(text).toContain('Total credit $419.79');
    expect(text).not.toContain('Please transfer');
    expect(text).not.toContain('Amount due');
  });
});

describe('The pages of an invoice', () => {
  it.each([
    [1, 1],
    [20, 2],
    [50, 3],
  ])('with %d lines are %d', async (count, pages) => {
    expect(await pagesOf(invoiceOf({ lines: linesOf(count) }))).toHaveLength(pages);
  });

  it('carry the sum forward, repeat the header and are numbered', async () => {
    const lines = linesOf(50);
    const pages = (await pagesOf(invoiceOf({ lines }))).map(rowsOf);
    const carried = pages.map((rows) => rows.filter((row) => row.startsWith('Carried forward')));
    let sum = 0;
    for (const [index, rows] of pages.entries()) {
      const onPage = lines.filter(({ sku }) => rows.some((row) => row.startsWith(sku)));
      const before = formatCents(sum);
      sum += onPage.reduce((cents, { lineTotal }) => cents + lineTotal, 0);
      expect(carried[index]).toEqual([
        ...(index > 0 ? [`Carried forward ${before}`] : []),
        ...(index < pages.length - 1 ? [`Carried forward ${formatCents(sum)}`] : []),
      ]);
      expect(rows).toContain('SKU Tool Quantity Unit price Total');
      expect(rows.join('\n')).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(sum).toBe(totalsOf(lines).subtotal);
  });

  it('are the same bytes for the same document', async () => {
    const invoice = invoiceOf({ lines: linesOf(20) });
    expect((await drawInvoice(invoice)).equals(await drawInvoice(invoice))).toBe(true);
  });
});

describe('A name on an invoice', () => {
  it.each([
    ['Łukasz Żółć'],
    ['Dvořák & Šťastný'],
    ['Çağlar Yıldız'],
    ['Đục gỗ Việt Nam'],
    ['Ünal Größe — naïve “quotes”'],
  ])('can be %s', async (name) => {
    const invoice = invoiceOf();
    const text = await textOf({ ...invoice, buyer: { ...invoice.buyer, name } });
    expect(text.normalize('NFC').replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''));
  });

  it.each([
    ['Рубанок', '???????'],
    ['鉋', '?'],
    ['A 🪚 B', 'A ? B'],
    ['A\u200b\u0007B', 'AB'],
  ])('that is %j appears as %j', async (name, shown) => {
    const lines = [lineOf(0, { sku: 'X-1', toolName: name })];
    const [page = []] = await pagesOf(invoiceOf({ lines }));
    expect(rowsOf(page)).toContain(`X-1 ${shown} 10 $19.99 $199.90`);
  });
});

const overlaps = (one: PlacedText, other: PlacedText): boolean =>
  Math.abs(one.y - other.y) < 1 && one.left < other.right - 0.5 && other.left < one.right - 0.5;

const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
    fc.string({
      unit: fc.constantFrom('a', 'W', ' ', '\n', 'Ż', 'ễ', '鉋'),
      minLength: 1,
      maxLength,
    }),
  );

const anyLine = fc
  .record({
    sku: fc.string({ unit: fc.constantFrom('A', 'W', '9', '-'), minLength: 3, maxLength: 24 }),
    toolName: anyText(120),
    quantity: fc.integer({ min: 1, max: 10_000_000 }),
    unitPrice: fc.integer({ min: 1, max: 100_000 }),
  })
  .map((line) => ({ ...line, lineTotal: line.quantity * line.unitPrice }));

const anyInvoice = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 50 }),
    taxRate: fc.integer({ min: 0, max: 10_000 }),
    poNumber: anyText(40),
    address: anyText(500),
    name: anyText(120),
  })
  .map(({ lines, taxRate, poNumber, address, name }) => {
    const invoice = invoiceOf({ lines, taxRate, poNumber });
    return { ...invoice, buyer: { ...invoice.buyer, address, name } };
  });

describe('Any invoice', () => {
  it('keeps its texts within the pages and apart from one another', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoice, async (invoice) => {
        for (const page of await pagesOf(invoice)) {
          for (const [index, text] of page.entries()) {
            expect(text.left).toBeGreaterThanOrEqual(sheet.left - 1);
            expect(text.right).toBeLessThanOrEqual(sheet.right + 1);
            expect(text.y).toBeGreaterThan(sheet.top - 5);
            expect(text.y).toBeLessThan(sheet.height - 24);
            expect(page.slice(index + 1).filter((other) => overlaps(text, other))).toEqual([]);
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});
