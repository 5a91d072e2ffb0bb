import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { dayOf } from '../contract/index.ts';
import { escapeFormulas } from './formulas.ts';

/** A row by its columns. Numbers stay numbers, texts are kept from running as formulas. */
export type Row<Column extends string> = Record<Column, string | number>;

// Excel takes a file for UTF-8 only when it begins with this mark.
const byteOrderMark = '\uFEFF';

const toCsv = (rows: readonly Row<string>[], columns: readonly string[], header: boolean): string =>
  stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: escapeFormulas },
  });

/**
 * A table as RFC 4180 has it, a slice of its rows at a time, below a row of the columns' names.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export const csvOf = async function* <Column extends string>(
  slices: AsyncIterable<readonly Row<Column>[]>,
  columns: readonly Column[],
): AsyncGenerator<string> {
  let begun = false;
  for await (const rows of slices) {
    yield begun ? toCsv(rows, columns, false) : byteOrderMark + toCsv(rows, columns, true);
    begun = true;
  }
};

/** Waits until the response takes more, or its client is gone. */
const settled = async (response: Response): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
};

const writeAll = async (response: Response, texts: AsyncIterable<string>): Promise<void> => {
  for await (const text of texts) {
    if (response.destroyed) return;
    if (!response.write(text)) await settled(response);
  }
  response.end();
};

/**
 * Answers with a table to save as a file, as it comes: little of it is in memory at a time, and when
 * the client goes away no more is asked for.
 */
export const sendCsv = async (
  { method }: Pick<Request, 'method'>,
  response: Response,
  name: string,
  texts: AsyncIterable<string>,
): Promise<void> => {
  const file = `${name}-${dayOf(new Date())}.csv`;
  response.set('Content-Disposition', `attachment; filename="${file}"`);
  response.set('Content-Type', 'text/csv; charset=utf-8; header=present');
  if (method === 'HEAD') response.end();
  else await writeAll(response, texts);
};
