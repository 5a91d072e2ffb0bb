import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { dayOf } from '../contract/index.ts';
import { escapeFormulas } from './formulas.ts';

/** A row by its columns. Numbers stay numbers; texts are escaped so that they are not formulas. */
export type Row<Column extends string> = Record<Column, string | number>;

// Excel reads a file as UTF-8 only if it starts with this mark.
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

/** Waits until the response accepts more data or the client disconnects. */
const waitForDrain = async (response: Response): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
};

const writeAll = async (response: Response, texts: AsyncIterable<string>): Promise<void> => {
  for await (const text of texts) {
    if (response.destroyed) return;
    if (!response.write(text)) await waitForDrain(response);
  }
  response.end();
};

/**
 * Streams a table as a file download. Only a small part is in memory at a time, and reading stops
 * when the client disconnects.
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
