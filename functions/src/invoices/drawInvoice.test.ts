import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalCents, formatCents, type InvoiceDocument, limits } from '../contract/index.ts';
import {
  companyInvoiceOver,
  creditNoteOver,
  invoiceLines,
  invoiceOver,
} from '../testing/documents/invoices.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawInvoice } from './printedDocuments.ts';
import { invoiceContent } from './texts/invoiceTexts.ts';

const read = async (invoice: InvoiceDocument) => readPdf(await drawInvoice(invoice));

/** All texts, one line below another, of all pages. */
const textOf = async (invoice: InvoiceDocument): Promise<string> =>
  (await read(invoice)).pages.flatMap(linesOfPage).join('\n');

const sum = (lines: readonly { lineTotal: number }[]) =>
  lines.reduce((total, { lineTotal }) => total + lineTotal, 0);

describe('drawInvoice', () => {
  it('names seller, buyer, order, terms, lines, sums and bank account', async () => {
    const text = await textOf(invoiceOver(invoiceLines(2), { taxRate: 825, paid: 10_000 }));
    for (const part of [
      ...['Tools Hub Wholesale Ltd', '12 Timber Yard', 'Portland, OR 97209', 'United States'],
      ...['billing@tools-hub.test', '+1 503 555 0117', 'Tax number US 93-1234567'],
      ...['Miller & Sons Joinery', '48 Mill Lane', 'orders@miller-joinery.test', '15035550142'],
      ...['Number 2026-000123', 'Date 22 November 2026', 'Order TH-4K2M9A7C'],
      ...['Order date 20 November 2026', 'Your PO number PO-4711'],
      ...['Terms Net 30 days', 'Due 22 December 2026'],
      'SKU Tool Quantity Unit price Total',
      'PLN-062-1 Low-angle jack plane No. 62 12 $189.50 $2,274.00',
      'SAW-DT-15-2 Dovetail saw, 15 tpi, brass back 19 $74.50 $1,415.50',
      ...['Subtotal $3,689.50', 'Tax (8.25%) $304.38', 'Total $3,993.88'],
      ...['Paid $100.00', 'Amount due $3,893.88'],
      'Please transfer $3,893.88 by 22 December 2026',
      ...['Account holder Tools Hub Wholesale Ltd', 'Bank First Bank of Oregon'],
      ...[
        'Account number 000123456789',
        'Routing number or BIC 123000220',
        'Reference RF46 2026 0001 23',
      ],
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Credit note');
  });

  it('is made out to a company, with its numbers, and names who ordered', async () => {
    const invoice = companyInvoiceOver(invoiceLines(1));
    const text = await textOf(invoice);
    for (const part of [
      ...['Bill to', 'Harbor Joinery Ltd', '12 Mill Lane', 'Portland, OR 97205'],
      ...['invoices@harbor.test', 'Tax number 93-7654321', 'Customer number C-4K2M9A'],
      'Ordered by Bea Buyer',
    ]) {
      expect(text).toContain(part);
    }
    // The person's own address is not that of the company.
    expect(text).not.toMatch(/7 Dock Road|bea@harbor\.test/);
    const { number } = invoice;
    const credit = {
      ...invoice,
      kind: 'credit-note',
      cancels: { number, reason: '', refund: 0, inFull: true },
    } as const;
    for (const part of ['Harbor Joinery Ltd', 'Tax number 93-7654321', 'Ordered by Bea Buyer']) {
      expect(await textOf(credit)).toContain(part);
    }
  });

  it('writes the name of a company once, also where its address begins with it', async () => {
    const { company } = companyInvoiceOver([]);
    const billingAddress = `Harbor Joinery Ltd\n${company?.billingAddress}`;
    const text = await textOf(
      companyInvoiceOver(invoiceLines(1), { company: company && { ...company, billingAddress } }),
    );
    expect(text.split('Harbor Joinery Ltd')).toHaveLength(2);
    expect(text).toContain('12 Mill Lane');
  });

  it('leaves out what a company has not given', async () => {
    const { company } = companyInvoiceOver([]);
    const without = company && { ...company, taxId: '', invoiceEmail: '' };
    const text = await textOf(
      companyInvoiceOver(invoiceLines(1), {
        company: without,
        seller: { ...seller, taxNumber: '' },
      }),
    );
    expect(text).toContain('Customer number C-4K2M9A');
    expect(text).not.toMatch(/Tax number|invoices@/);
  });

  it.each([
    ['EUR', '€'],
    ['GBP', '£'],
    ['CHF', 'CHF\u00A0'],
  ] as const)('has its amounts in its own currency: %s', async (currency, symbol) => {
    const invoice = invoiceOver(invoiceLines(2), { currency, taxRate: 825, paid: 10_000 });
    const text = (await textOf(invoice)).replaceAll(' ', '\u00A0');
    for (const amount of ['189.50', '3,689.50', '304.38', '3,993.88', '100.00', '3,893.88']) {
      expect(text).toContain(symbol + amount);
    }
    expect(text).not.toContain('$');
  });

  it.each([
    ['America/Los_Angeles', '30 November 2026', '30 December 2026'],
    ['Asia/Kolkata', '1 December 2026', '30 December 2026'],
    ['Asia/Kathmandu', '1 December 2026', '30 December 2026'],
    ['Pacific/Kiritimati', '1 December 2026', '31 December 2026'],
  ])('has the days of a shop in %s', async (timeZone, ordered, due) => {
    const orderedAt = new Date('2026-12-01T05:00:00Z');
    const dueAt = new Date('2026-12-30T17:59:59.999Z');
    const dates = { timeZone, orderedAt, issuedAt: orderedAt, dueAt };
    const text = await textOf(invoiceOver(invoiceLines(1), dates));
    for (const part of [`Date ${ordered}`, `Order date ${ordered}`, `Due ${due}`, `by ${due}`]) {
      expect(text).toContain(part);
    }
  });

  it('has no line for tax, a PO number or payments where there are none', async () => {
    const text = await textOf(
      invoiceOver(invoiceLines(1), { poNumber: '', seller: { ...seller, taxNumber: '' } }),
    );
    expect(text).toContain('Amount due $2,274.00');
    expect(text).not.toMatch(/tax|PO number|^Paid/im);
  });

  it('in euros to an IBAN has the code of its transfer, as long as something is due', async () => {
    const { bank } = invoiceOver(invoiceLines(1));
    const toIban = { ...bank, account: 'DE89 3704 0044 0532 0130 00' };
    const inEuros = (fields: Partial<InvoiceDocument> = {}) =>
      invoiceOver(invoiceLines(1), { currency: 'EUR', bank: toIban, ...fields });
    const { total } = inEuros();
    expect(invoiceContent(inEuros({ paid: 100 })).code?.text.split('\n')).toEqual(
      expect.arrayContaining([`EUR${decimalCents(total - 100)}`, 'RF462026000123']),
    );
    expect(await textOf(inEuros())).toContain('Scan to pay with a');
    for (const without of [{ paid: total }, { bank }, { currency: 'USD' as const }]) {
      expect(invoiceContent(inEuros(without)).code).toBeUndefined();
    }
  });

  it('asks for nothing when all is paid', async () => {
    const { total } = invoiceOver(invoiceLines(1));
    const text = await textOf(invoiceOver(invoiceLines(1), { paid: total }));
    expect(text).toContain('Amount due $0.00');
    expect(text).toContain('Paid in full');
    expect(text).not.toMatch(/Please transfer|Account number/);
  });

  it('names the invoice that a credit note cancels, the reason and the refund', async () => {
    const text = await textOf(creditNoteOver(invoiceLines(2), { paid: 50_000 }));
    expect(text).toContain('Credit note');
    expect(text).toContain('For invoice 2026-000123');
    expect(text).toContain('Total credit $3,689.50');
    expect(text).toContain('cancels invoice 2026-000123 in full');
    expect(text).toContain('We refund the $500.00 that you have paid');
    expect(text.replaceAll('\n', ' ')).toContain('Reason: The customer ordered twice.');
    expect(text).not.toMatch(/Please transfer|Account number|Terms|Due|Amount due/);
  });

  it.each([
    [1, 1],
    [2, 1],
    [20, 2],
    [50, 3],
  ])('draws so many lines on so many pages: %i on %i', async (count, expected) => {
    const { pages } = await read(invoiceOver(invoiceLines(count)));
    expect(pages).toHaveLength(expected);
    const lines = pages.map(linesOfPage);
    for (const [index, page] of lines.entries()) {
      expect(page.at(-1)).toBe(`Invoice 2026-000123 Page ${index + 1} of ${expected}`);
      expect(page).toContain('SKU Tool Quantity Unit price Total');
    }
  });

  it('carries the sum of the lines so far from page to page', async () => {
    const invoice = invoiceOver(invoiceLines(50));
    const { pages } = await read(invoice);
    let drawn = 0;
    for (const [index, page] of pages.entries()) {
      const lines = linesOfPage(page);
      const carried = (count: number) =>
        `Carried forward ${formatCents(sum(invoice.lines.slice(0, count)))}`;
      if (index > 0) expect(lines[2]).toBe(carried(drawn));
      drawn += lines.filter((line) => /^(?:PLN|SAW|CHI|CLA)-/.test(line)).length;
      if (index < pages.length - 1) expect(lines.at(-2)).toBe(carried(drawn));
    }
    expect(drawn).toBe(50);
  });

  it.each([
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Czech', 'Příliš žluťoučký kůň'],
    ['Turkish', 'İğneada Şölen Çığ'],
    ['Vietnamese', 'Nguyễn Thị Hồng Đường'],
    ['German', 'Größe Übermaß – „Säge“'],
    ['Cyrillic', 'Иван Петров, Ґалаґан'],
    ['Greek', 'Αθηνά Παπαδοπούλου ᾠδή'],
    ['Simplified Chinese', '上海五金工具有限公司（浦东）'],
    ['Traditional Chinese', '陳大文 繁體中文 鬱'],
    ['Japanese', '山田工務店 カンナ、のこぎり 𠮷'],
    ['Korean', '한국 공구 주식회사'],
    ['Hindi', 'नमन'],
  ])('writes %s letters', async (_, name) => {
    const invoice = invoiceOver(invoiceLines(1), { buyer: { ...buyer, name } });
    expect((await textOf(invoice)).normalize('NFC')).toContain(name);
  });

  it.each([
    ['Hebrew', 'שלום', ['שלום']],
    ['Arabic', 'دبي', ['دبي']],
    ['Arabic with letters of the same shape', 'تبتث نيي', ['تبتث', 'نيي']],
    ['Arabic with ligatures', 'شركة الأدوات', ['شركة', 'الأدوات']],
    ['Persian', 'می\u200cخواهم پچگ', ['می', 'خواهم', 'پچگ']],
    ['Persian with digits', 'تهران ۱۲۳', ['تهران', '۱۲۳']],
    ['mixed', 'شركة ABC دبي 12', ['شركة', 'ABC', 'دبي', '12']],
    ['mixed Hebrew', 'Harbor שלום (12)', ['Harbor', 'שלום', '12']],
  ])('writes %s letters, which readers copy in the order of the text', async (_, name, words) => {
    const text = await textOf(invoiceOver(invoiceLines(1), { buyer: { ...buyer, name } }));
    for (const word of words) expect(text.normalize('NFC')).toContain(word);
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('shows a question mark for a character that no typeface has', async () => {
    const name = 'ༀ 👷 \ue000 A\u200Bb';
    const text = await textOf(invoiceOver(invoiceLines(1), { buyer: { ...buyer, name } }));
    expect(text).toContain('? ? ? Ab');
  });

  it('embeds a typeface only where the text needs it', async () => {
    const fontsOf = async (name: string) => {
      const bytes = await drawInvoice(invoiceOver(invoiceLines(1), { buyer: { ...buyer, name } }));
      const fonts = bytes.toString('latin1').matchAll(/FontName \/\w+\+(\w+)-/g);
      return [...new Set(Array.from(fonts, ([, font]) => font))].toSorted();
    };
    expect(await fontsOf('Miller')).toEqual(['Archivo']);
    expect(await fontsOf('Иван Miller')).toEqual(['Archivo', 'NotoSans']);
    expect(await fontsOf('上海')).toEqual(['Archivo', 'NotoSansSC']);
    expect(await fontsOf('のこぎり 上海')).toEqual(['Archivo', 'NotoSansJP']);
  });

  it('embeds the typeface, and has a title, an author and a language', async () => {
    const bytes = await drawInvoice(invoiceOver(invoiceLines(1)));
    const { info } = await readPdf(bytes);
    expect(info).toMatchObject({
      Title: 'Invoice 2026-000123',
      Author: 'Tools Hub Wholesale Ltd',
      CreationDate: 'D:20261122233000Z',
      Language: 'en',
    });
    const raw = bytes.toString('latin1');
    expect(raw).toMatch(/FontName \/\w+\+Archivo-Regular/);
    expect(raw).toMatch(/FontName \/\w+\+Archivo-Bold/);
    expect(raw).not.toContain('Helvetica');
  });

  it('gives the same bytes for the same document', async () => {
    const invoice = invoiceOver(invoiceLines(30), { taxRate: 700 });
    const first = await drawInvoice(invoice);
    expect((await drawInvoice(structuredClone(invoice))).equals(first)).toBe(true);
  });
});

const { seller, buyer } = invoiceOver([]);

/** Faults that no page may have: texts beyond its margins, and texts upon others. */
const faultsOf = async (invoice: InvoiceDocument): Promise<string[]> =>
  pdfFaults(await drawInvoice(invoice));

const wide = (length: number) => 'W'.repeat(length);

const widest = {
  seller: {
    country: 'US',
    name: wide(limits.settingsText),
    address: wide(limits.orderAddress),
    email: wide(limits.email),
    phone: wide(limits.settingsText),
    taxNumber: wide(limits.settingsText),
  },
  bank: {
    holder: wide(limits.settingsText),
    bankName: wide(limits.settingsText),
    account: wide(limits.settingsText),
    code: wide(limits.settingsText),
  },
  buyer: {
    name: wide(limits.displayName),
    address: wide(limits.orderAddress),
    email: wide(limits.email),
    phone: wide(limits.phoneDigits),
  },
  poNumber: wide(limits.poNumber),
};

const widestLine = {
  sku: wide(limits.sku.max),
  toolName: wide(limits.toolName),
  quantity: limits.stock.max,
  unitPrice: limits.price.max * 100,
  lineTotal: limits.stock.max * limits.price.max * 100,
};

describe('the pages', () => {
  it('hold the longest texts and amounts', async () => {
    const lines = [widestLine, ...invoiceLines(3)];
    expect(await faultsOf(invoiceOver(lines, { ...widest, taxRate: 1_000, paid: 1 }))).toEqual([]);
  });

  it('hold a credit note with the longest reason', async () => {
    const reason = wide(limits.transitionReason);
    const cancels = { number: '2026-000123', reason, refund: 1, inFull: false };
    expect(await faultsOf(creditNoteOver([widestLine], { ...widest, cancels }))).toEqual([]);
  });

  it('hold addresses of many lines', async () => {
    const address = 'x\n'.repeat(limits.orderAddress / 2);
    const many = { seller: { ...seller, address }, buyer: { ...buyer, address } };
    expect(await faultsOf(invoiceOver(invoiceLines(2), many))).toEqual([]);
  });

  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...'abcdefg WMłăễĐŽ-0123456789') },
    { weight: 1, arbitrary: fc.constantFrom('\n', 'Я', '工', '👷', '\t', '\u200B') },
  );
  const anyText = (maxLength: number) => fc.string({ unit, maxLength });
  const anyLine = fc
    .record({
      sku: anyText(limits.sku.max),
      toolName: anyText(limits.toolName),
      quantity: fc.integer({ min: 1, max: limits.stock.max }),
      unitPrice: fc.integer({ min: 1, max: limits.price.max * 100 }),
    })
    .map((line) => ({ ...line, lineTotal: line.quantity * line.unitPrice }));

  const anyInvoice = fc
    .record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      name: anyText(limits.displayName),
      address: anyText(limits.orderAddress),
      poNumber: anyText(limits.poNumber),
      taxRate: fc.constantFrom(0, 825, 10_000),
      paid: fc.constantFrom(0, 1, 1_000_000),
    })
    .map(({ lines, name, address, ...fields }) =>
      invoiceOver(lines, {
        ...fields,
        seller: { ...seller, name, address },
        buyer: { ...buyer, name, address },
      }),
    );

  it('hold any texts and amounts', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoice, async (invoice) => {
        expect(await faultsOf(invoice)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
