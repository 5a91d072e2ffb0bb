import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { encodedAs } from '../testing/inputs/encodings.ts';
import { readCsv } from './readCsv.ts';

const read = async (text: string | Buffer) => {
  const { header, rows } = await readCsv(typeof text === 'string' ? Buffer.from(text) : text);
  const found = [];
  for await (const row of rows()) found.push(row);
  return { header: header.cells, headerRow: header.row, rows: found };
};

const refusal = async (text: string | Buffer): Promise<unknown> => {
  const error = await read(text).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError) || error.code !== 'validation') throw error;
  return error.details.errors.file;
};

describe('readCsv', () => {
  it('counts rows as a spreadsheet does, cells of several lines and empty rows included', async () => {
    const text = '\uFEFFa,b\r\n"1\r\n1",2\r\n\r\n,\r\n"say ""hi""",4\r\n';
    expect(await read(text)).toEqual({
      header: ['a', 'b'],
      headerRow: 1,
      rows: [
        { row: 2, cells: ['1\r\n1', '2'] },
        { row: 5, cells: ['say "hi"', '4'] },
      ],
    });
  });

  it.each([';', '\t', ',', '|'])('accepts columns separated by %j', async (delimiter) => {
    const { header, rows } = await read(`a${delimiter}b\n1${delimiter}"2,;\t|"\n`);
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([{ row: 2, cells: ['1', '2,;\t|'] }]);
  });

  it.each(['\n', '\r\n', '\r'])('accepts lines that end with %j', async (end) => {
    const { rows } = await read(['a;b', '1;2', '', '3;"4', '5"', ''].join(end));
    expect(rows).toEqual([
      { row: 2, cells: ['1', '2'] },
      { row: 4, cells: ['3', `4${end}5`] },
    ]);
  });

  it('accepts different line ends in one file', async () => {
    expect((await read('a,b\r\n1,2\n3,4\r5,6')).rows.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  it.each([
    ['blank first lines', '\n \n;;\na;b\n1;2\n', 4],
    ['the delimiter stated', 'sep=;\na;b\n1;2\n', 2],
    ['the delimiter stated in capitals, quoted', '\uFEFF"SEP=;"\r\na;b\r\n1;2\r\n', 2],
    ['a tab stated', 'sep=\t\na\tb\n1\t2\n', 2],
    ['both', '\nsep=;\n\na;b\n1;2', 4],
    ['zero-width and no-break spaces first', '\u200b\u00a0\na;b\n1;2', 2],
  ])('finds the header after %s', async (_, text, headerRow) => {
    expect(await read(text)).toEqual({
      header: ['a', 'b'],
      headerRow,
      rows: [{ row: headerRow + 1, cells: ['1', '2'] }],
    });
  });

  it('finds no rows below a header alone', async () => {
    expect(await read('a;b\r\n;;;\r\n\r\n')).toMatchObject({ header: ['a', 'b'], rows: [] });
  });

  it('keeps quotation marks within a cell', async () => {
    const { rows } = await read('a,b\n="00012",14" saw\n');
    expect(rows).toEqual([{ row: 2, cells: ['="00012"', '14" saw'] }]);
  });

  it.each([
    ['utf-8', false],
    ['utf-8', true],
    ['utf-16le', false],
    ['utf-16le', true],
    ['utf-16be', false],
    ['utf-16be', true],
    ['windows-1252', false],
  ] as const)('reads %s, with a byte order mark: %s', async (encoding, mark) => {
    const text = `name;price\r\n${'Säge 12 × 3 €;5\r\n'.repeat(1_000)}`;
    const { header, rows } = await read(encodedAs(encoding, text, mark));
    expect(header).toEqual(['name', 'price']);
    expect(rows).toHaveLength(1_000);
    expect(new Set(rows.map(({ cells }) => cells[0]))).toEqual(new Set(['Säge 12 × 3 €']));
  });

  it('keeps characters intact at the border of two chunks', async () => {
    const cell = 'ä€𝒥'.repeat(8_000);
    expect((await read(`a\n${cell}\n`)).rows).toEqual([{ row: 2, cells: [cell] }]);
    const utf16 = encodedAs('utf-16le', `a\n${cell}\n`, true);
    expect((await read(utf16)).rows).toEqual([{ row: 2, cells: [cell] }]);
  });

  it.each([
    ['nothing', '', 'The file is empty'],
    ['blank lines alone', '\n \n;;\n', 'The file is empty'],
    ['a stated delimiter alone', 'sep=;\n\n', 'The file is empty'],
    [
      'a workbook',
      Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'),
      'This file is a workbook, not CSV: save the sheet as CSV and choose that file',
    ],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^This file is a workbook, not/],
    ['a PDF', '%PDF-1.7\n', /^This file is a PDF, not CSV/],
    ['a web page', '<!DOCTYPE html><table>', /^This file is a web page or XML, not CSV/],
    ['binary data', Buffer.from('00010203', 'hex'), /^This file is binary, not CSV/],
    ['an open quotation', 'a\n1\n"2\n3\n', 'Row 3 cannot be read: check its quotation marks'],
    ['a stray quotation', 'a\n1\n2\n"3"x\n', 'Row 4 cannot be read: check its quotation marks'],
    ['too many rows', 'a\n'.repeat(limits.csv.rows + 2), 'The file has more than 50000 rows'],
    ['19 million empty rows', Buffer.alloc(19 << 20, '\n'), 'The file has more than 50000 rows'],
    ['too many columns', `a\n${','.repeat(120)}\n`, 'Row 2 has more than 120 columns'],
    ['a row of commas', Buffer.alloc(20 << 20, ','), 'Row 1 has more than 120 columns'],
    ['a long cell', `a\n1\n${'x'.repeat(32_768)}\n`, /^Row 3 has a cell of more than 32767 char/],
    [
      'a cell without end',
      Buffer.alloc(20 << 20, 'x'),
      /^Row 1 has a cell of more than 32767 char/,
    ],
    ['a quotation without end', `a\n"${'x\n'.repeat(2 << 20)}`, /^Row 2 has .* quotation marks$/],
  ])('refuses %s', async (_, text, message) => {
    expect(await refusal(text)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('refuses a missing body', async () => {
    await expect(readCsv(undefined)).rejects.toMatchObject({
      details: { errors: { file: 'The file is empty' } },
    });
  });

  it('accepts the maximum number of rows, including empty ones', async () => {
    const { rows } = await read(`${'a\n'.repeat(limits.csv.rows - 1)}\n\n`);
    expect(rows).toHaveLength(limits.csv.rows - 2);
    expect(await refusal(`${'a\n'.repeat(limits.csv.rows)}\n\n`)).toMatch(/more than 50000 rows/);
  });

  it('accepts the maximum number of columns and the longest cell', async () => {
    const cells = Array.from({ length: 50 }, () => 'x'.repeat(32_767));
    const { rows } = await read(
      `${cells.slice(0, 7).join()}\n${','.repeat(49)}\n${cells.join()}\n`,
    );
    expect(rows).toEqual([{ row: 3, cells }]);
  });

  it('yields to other work', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    // Without yielding, there would be one or two turns.
    await read('a,b,c\n'.repeat(limits.csv.rows));
    isDone = true;
    expect(turns).toBeGreaterThan(2);
  });
});
