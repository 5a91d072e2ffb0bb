import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import {
  type PayableInvoice,
  type StatementCase,
  statementCases,
  statementWith,
  usualCases,
} from '../testing/bank/statementCases.ts';
import {
  camtOf,
  englishTableOf,
  germanTableOf,
  mt940Of,
  type WrittenEntry,
  type WrittenStatement,
} from '../testing/bank/statementFiles.ts';
import { type BankTable, readFile } from './readFile.ts';
import type { ReadEntry, ReadFile } from './rows/statement.ts';
import { guessColumns, isEnough } from './tables/guessColumns.ts';
import { readRows } from './tables/readRows.ts';

const maxEntries = 20_000;

const bytesOf = (text: string): Buffer => Buffer.from(text);

const read = async (file: string | Uint8Array): Promise<ReadFile> => {
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  const found: ReadFile | BankTable = await readFile(bytes, maxEntries);
  if (found.format !== 'table') return found;
  const [header, ...rows] = found.rows;
  const columns = guessColumns(header?.cells ?? []);
  if (!isEnough(columns)) throw new Error('The columns are not known');
  return readRows(rows, { columns, account: '', currency: undefined });
};

const entriesOf = async (file: string | Uint8Array): Promise<ReadEntry[]> =>
  (await read(file)).statements.flatMap(({ entries }) => entries);

const problemOf = async (file: string | Uint8Array): Promise<string> => {
  const refusal = await read(file).catch((error: unknown) => error);
  if (refusal instanceof ApiError && refusal.code === 'bank-file-refused') {
    return refusal.details.fileProblem;
  }
  throw new Error(`It was not refused: ${JSON.stringify(refusal)} ${refusal}`);
};

const invoice: PayableInvoice = {
  number: '2026-000123',
  open: 123_456,
  payerName: 'Brackenbury Joinery & Söhne',
  payerAccount: 'GB33BUKB20201555555555',
};

const withCases = (...cases: StatementCase[]): WrittenStatement => statementWith(cases, [invoice]);

const entryOf = (fields: Partial<WrittenEntry> = {}): WrittenEntry => ({
  day: '2026-11-26',
  amount: 4_200,
  ...fields,
});

const statementOf = (...entries: WrittenEntry[]): WrittenStatement => ({
  account: 'DE89370400440532013000',
  from: '2026-11-01',
  to: '2026-11-30',
  opening: -500,
  entries,
});

const words = (max: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-z0-9äöüß&.,-]{1,30}$/), { minLength: 1, maxLength: 8 })
    .map((all) => all.join(' ').slice(0, max).trim());

const entries = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    amount: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((cents) => cents !== 0),
    payerName: words(54),
    payerAccount: fc.constantFrom('GB33BUKB20201555555555', 'DE89370400440532013000'),
    text: words(250),
    reference: fc.constantFrom('', 'RF18539007547034'),
    bankReference: fc.stringMatching(/^[A-Z0-9]{1,16}$/),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('readFile', () => {
  it.each([
    ['CAMT.053 of version 2', (one: WrittenStatement) => camtOf([one], { version: 2 })],
    ['CAMT.053 of version 13', (one: WrittenStatement) => camtOf([one], { version: 13 })],
    ['CAMT.054', (one: WrittenStatement) => camtOf([one], { kind: '054' })],
    ['MT940', (one: WrittenStatement) => mt940Of([one])],
    ['a German table', (one: WrittenStatement) => germanTableOf([one])],
    ['an English table', (one: WrittenStatement) => englishTableOf([one])],
  ])('reads back what was written as %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(entries, async (written) => {
        const expected = written.map((entry) => ({
          ...entry,
          account: 'DE89370400440532013000',
          currency: 'USD',
          parts: 1,
          returned: false,
        }));
        expect(await entriesOf(write(statementOf(...written)))).toEqual(expected);
      }),
    );
  });

  it('reads account, period, number and balances', async () => {
    const statement = { ...statementOf(entryOf()), number: '7' };
    const expected = {
      account: 'DE89370400440532013000',
      from: '2026-11-01',
      to: '2026-11-30',
      currency: 'USD',
      opening: -500,
      closing: 3_700,
      number: '7',
    };
    for (const file of [camtOf([statement]), mt940Of([statement])]) {
      const { statements, warnings } = await read(file);
      expect(statements).toMatchObject([expected]);
      expect(warnings).toEqual([]);
    }
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => bytesOf(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'UTF-16 of the other order',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ],
    ['Latin-1', (text: string) => Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ])('reads %s', async (_, encode) => {
    const written = statementOf(entryOf({ payerName: 'Müller & Söhne', text: 'für Hölzer' }));
    for (const text of [camtOf([written]), mt940Of([written]), germanTableOf([written])]) {
      const [entry] = await entriesOf(encode(text));
      expect(entry).toMatchObject({ payerName: 'Müller & Söhne', text: 'für Hölzer' });
    }
  });

  it('counts rows that the bank has not booked, and keeps the others', async () => {
    const file = await read(camtOf([withCases('pending', 'information', 'reference')]));
    expect(file.pending).toBe(2);
    expect(file.statements[0]?.entries).toHaveLength(1);
    expect(file.warnings).toEqual([]);
  });

  it('marks rows that take others back, with the sign of the money', async () => {
    const written = withCases('returned');
    for (const file of [camtOf([written]), mt940Of([written])]) {
      expect(await entriesOf(file)).toMatchObject([{ returned: true, amount: -123_456 }]);
    }
    const back = statementOf(entryOf({ returned: true }));
    expect(await entriesOf(mt940Of([back]))).toMatchObject([{ returned: true, amount: 4_200 }]);
  });

  it('reads parts that add up as rows, and others as one', async () => {
    const whole = await entriesOf(camtOf([withCases('a batch with parts')]));
    expect(whole.map(({ amount, parts }) => [amount, parts])).toEqual([
      [1, 1],
      [123_455, 1],
    ]);
    expect(new Set(whole.map(({ bankReference }) => bankReference)).size).toBe(2);
    const wrong = await entriesOf(camtOf([withCases('a batch whose parts do not add up')]));
    expect(wrong).toMatchObject([{ amount: 123_456, parts: 2, text: 'One Two' }]);
    const without = await entriesOf(camtOf([withCases('a batch without parts')]));
    expect(without).toMatchObject([{ amount: 123_456, parts: 5 }]);
  });

  it('reads five decimals, and refuses a row with more than two that count', async () => {
    const [entry] = await entriesOf(camtOf([withCases('five decimals')]));
    expect(entry?.amount).toBe(123_456);
    const wrong = statementOf(entryOf(), entryOf({ amountText: '12.34567' }));
    for (const file of [camtOf([wrong]), mt940Of([wrong])]) {
      expect(await problemOf(file)).toMatch(/^Row 2: 12.34567 USD has more than two decimals/);
    }
    expect(await problemOf(englishTableOf([wrong]))).toMatch(/^Row 3: .*12.34567.* two decimals/);
  });

  it('rounds thousandths of currencies that have them, and says so', async () => {
    const dinars = entryOf({ currency: 'KWD', amountText: '1.235' });
    const { statements, warnings } = await read(camtOf([statementOf(dinars)]));
    expect(statements[0]?.entries).toMatchObject([{ amount: 124, currency: 'KWD' }]);
    expect(warnings).toEqual(['Row 1: 1.235 KWD is shown in two decimals']);
  });

  it('reads several statements, and warns where they do not continue each other', async () => {
    const first = { ...statementOf(entryOf()), to: '2026-11-15', number: '1' };
    const next = { ...statementOf(entryOf()), from: '2026-11-16', number: '2', opening: 3_700 };
    for (const write of [camtOf, mt940Of]) {
      const good = await read(write([first, next]));
      expect(good.statements).toHaveLength(2);
      expect(good.warnings).toEqual([]);
      const broken = await read(write([first, { ...next, opening: 9_900 }]));
      expect(broken.warnings).toEqual([
        'Statement 2 of account DE89370400440532013000 begins with 99.00, but the one before it ends with 37.00 of 2026-11-15. A statement may be missing',
      ]);
      const incomplete = await read(write([{ ...first, closing: 5_000 }]));
      expect(incomplete.warnings).toEqual([expect.stringMatching(/Rows may be missing$/)]);
    }
  });

  it('keeps texts with entities, CDATA and comments as people wrote them', async () => {
    const file = camtOf([statementOf(entryOf({ text: 'TEXT' }))]);
    const text = (xml: string) => entriesOf(file.replace('TEXT', xml)).then(([one]) => one?.text);
    expect(await text('A &amp; B &lt;C&gt; &#228;&#xE4; &amp;amp;')).toBe('A & B <C> ää &amp;');
    expect(await text('<![CDATA[</Ntry> & <b>]]>')).toBe('</Ntry> & <b>');
    expect(await text('a<!-- <Ntry> -->b')).toBe('ab');
    expect(await text('a&#0;&#xD800;b')).toMatch(/^a.?b$/);
  });

  it.each([
    ['an empty file', '', /empty/],
    ['blanks', ' \n ', /empty/],
    ['a ZIP', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /ZIP/],
    ['a PDF', '%PDF-1.7', /PDF/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), /picture/],
    ['bytes', Buffer.from([1, 2, 3, 4, 5, 6]), /no text/],
    ['a sentence', 'Dear customer', /no statement/],
    ['a web page', '<html><body>Login</body></html>', /no statement of a bank/],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /DOCTYPE/],
    ['deep nesting', '<a>'.repeat(100), /nested/],
    [
      'an intraday report',
      '<Document><BkToCstmrAcctRpt><Rpt/></BkToCstmrAcctRpt></Document>',
      /CAMT.052/,
    ],
    ['a cut-off CAMT', camtOf([statementOf(entryOf())]).slice(0, -40), /ends early/],
    ['a cut-off MT940', mt940Of([statementOf(entryOf())]).slice(0, 130), /ends early/],
  ])('says what is wrong with %s', async (_, file, expected) => {
    expect(await problemOf(file)).toMatch(expected);
  });

  it('refuses more rows than it may have', async () => {
    const written = statementOf(entryOf(), entryOf(), entryOf());
    for (const file of [camtOf([written]), mt940Of([written]), germanTableOf([written])]) {
      const refusal = await readFile(bytesOf(file), 2).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        details: { fileProblem: expect.stringMatching(/more than 2/) },
      });
    }
  });

  it('reads all cases of banks and payers', async () => {
    const cases = Object.keys(statementCases) as StatementCase[];
    const { statements, pending } = await read(camtOf([withCases(...cases)]));
    expect(pending).toBe(2);
    expect(statements[0]?.entries).toHaveLength(cases.length);
    const month = await entriesOf(camtOf([withCases(...usualCases(200))]));
    expect(month.length).toBeGreaterThan(190);
  });

  it('answers any bytes with a result or a sentence', async () => {
    const start = fc.constantFrom(
      ...['', '<', ':20:X\r\n:25:1\r\n', 'Datum;Betrag\n', camtOf([statementOf(entryOf())])],
    );
    const cut = (file: string) =>
      fc
        .tuple(fc.nat(file.length), fc.nat(5), fc.string())
        .map(([at, length, text]) =>
          Buffer.from(file.slice(0, at) + text + file.slice(at + length)),
        );
    const files = fc.oneof(
      fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(start, fc.string({ unit: 'binary' })).map((parts) => Buffer.from(parts.join(''))),
      cut(camtOf([withCases('reference', 'a batch with parts')])),
      cut(mt940Of([withCases('reference', 'returned')])),
      cut(germanTableOf([withCases('reference')])),
    );
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        const found = await readFile(file, 100).catch((error: unknown) => error);
        if (found instanceof ApiError && found.code === 'bank-file-refused') {
          expect(found.details.fileProblem).not.toBe('');
        } else expect(found).toHaveProperty('format');
      }),
      { numRuns: 300 },
    );
  });
});
