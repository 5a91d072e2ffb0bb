import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { readCsv } from './readCsv.ts';

const read = async (text: string | Buffer) => {
  const { header, rows } = await readCsv(typeof text === 'string' ? Buffer.from(text) : text);
  const found = [];
  for await (const row of rows()) found.push(row);
  return { header, rows: found };
};

const refusal = async (text: string | Buffer): Promise<unknown> => {
  const error = await read(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).details.errors?.file;
};

describe('readCsv', () => {
  it('counts rows as a spreadsheet does, cells of several lines and empty rows included', async () => {
    const text = '\uFEFFa,b\r\n"1\r\n1",2\r\n\r\n,\r\n"say ""hi""",4\r\n';
    expect(await read(text)).toEqual({
      header: ['a', 'b'],
      rows: [
        { row: 2, cells: ['1\r\n1', '2'] },
        { row: 5, cells: ['say "hi"', '4'] },
      ],
    });
  });

  it.each([';', '\t', ','])('accepts columns separated by %j', async (delimiter) => {
    const { header, rows } = await read(`a${delimiter}b\n1${delimiter}"2,;\t"\n`);
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([{ row: 2, cells: ['1', '2,;\t'] }]);
  });

  it('keeps characters intact at the border of two chunks', async () => {
    const cell = 'ä€𝒥'.repeat(8_000);
    expect((await read(`a\n${cell}\n`)).rows).toEqual([{ row: 2, cells: [cell] }]);
  });

  it.each([
    ['nothing', '', 'The file is empty'],
    ['another encoding', Buffer.from('name\nm\xe4rz', 'latin1'), /not in UTF-8/],
    ['UTF-16 with a mark', Buffer.from('\uFEFFa,b\n1,2', 'utf16le'), /not in UTF-8/],
    ['UTF-16 without one', Buffer.from('a,b\n1,2', 'utf16le'), /not in UTF-8/],
    ['an open quotation', 'a\n1\n"2\n3\n', 'Row 3 cannot be read: check its quotation marks'],
    ['a stray quotation', 'a\n1\n2\n"3"x\n', 'Row 4 cannot be read: check its quotation marks'],
    ['too many rows', 'a\n'.repeat(limits.csv.rows + 2), 'The file has more than 50000 rows'],
    ['19 million empty rows', Buffer.alloc(19 << 20, '\n'), 'The file has more than 50000 rows'],
    ['too many columns', `a\n${','.repeat(50)}\n`, 'Row 2 has more than 50 columns'],
    ['a row of commas', Buffer.alloc(20 << 20, ','), 'Row 1 has more than 50 columns'],
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
