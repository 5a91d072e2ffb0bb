import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { type Cell, decimalCents } from '../contract/index.ts';
import { sendDownload } from '../http/responses/sendDownload.ts';
import { escapeFormulas } from './formulas.ts';

/** A row by its columns. Numbers stay numbers; texts are escaped so that they are not formulas. */
export type Row<Column extends string> = Record<Column, Cell>;

// Excel reads a file as UTF-8 only if it starts with this mark.
const byteOrderMark = '\uFEFF';

const toCsv = (rows: readonly Row<string>[], columns: readonly string[], header: boolean): string =>
  stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      string: escapeFormulas,
      object: (cell) => decimalCents((cell as { cents: number }).cents),
    },
  });

/**
 * Writes a table in the format of RFC 4180, batch by batch, below a header row.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const csvOf = async function* <Column extends string>(
  batches: AsyncIterable<readonly Row<Column>[]>,
  columns: readonly Column[],
): AsyncGenerator<string> {
  let started = false;
  for await (const rows of batches) {
    yield started ? toCsv(rows, columns, false) : byteOrderMark + toCsv(rows, columns, true);
    started = true;
  }
  if (!started) yield byteOrderMark + toCsv([], columns, true);
};

/** Streams a table as a file download. */
export const sendCsv = (
  request: Pick<Request, 'method'>,
  response: Response,
  name: string,
  texts: AsyncIterable<string>,
): Promise<void> =>
  sendDownload(request, response, {
    name: `${name}.csv`,
    type: 'text/csv; charset=utf-8; header=present',
    parts: texts,
  });
