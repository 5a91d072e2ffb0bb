import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { expect, vi } from 'vitest';
import { changeColumns, type RowChange, type ToolImport } from '../../contract/index.ts';
import { importLimitMs } from '../../params.ts';
import { expectStatus, send } from '../api/api.ts';

/** The columns of a table of tools with the fields of the specification alone. */
export const specifiedColumns = '_id,toolName,price,available,minOrder,toolDescription,imageLink';

/** The result of an import without any row. */
export const nothingImported = {
  acknowledged: true,
  created: [],
  changed: [],
  unchanged: [],
  rejected: [],
};

/** Sends a table of tools. */
export const importCsv = (
  token: string,
  body: string | Buffer<ArrayBuffer>,
  query = '',
  headers: Record<string, string> = {},
): Promise<Response> =>
  send('POST', `/tools.csv${query}`, {
    token,
    body,
    headers: { 'Content-Type': 'text/csv', ...headers },
  });

/** Imports a table of tools. */
export const importTable = async (
  token: string,
  body: string | Buffer<ArrayBuffer>,
  query = '',
): Promise<ToolImport> => expectStatus<ToolImport>(await importCsv(token, body, query), 200);

/** A list of changes as a table, which undoes them. */
export const changeListOf = ({ changes = [] }: { changes?: RowChange[] }): string =>
  stringify(changes, { header: true, columns: [...changeColumns] });

/** Downloads a table. */
export const exportTable = async (token: string, path: string): Promise<string> => {
  const response = await send('GET', path, { token });
  const bytes = await response.bytes();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(response.status, text).toBe(200);
  return text;
};

/** The rows of a table by column. */
export const recordsOf = (csv: string): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true });

/** The exported table of tools, reduced to some of them. */
export const exportTools = async (token: string, ...ids: string[]): Promise<string> => {
  const rows: string[][] = parse(await exportTable(token, '/tools.csv'), { bom: true });
  return stringify(rows.filter(([id = ''], at) => at === 0 || ids.includes(id)));
};

/** Refused rows, of which the one after the first batch takes longer than a call may. */
export const slowRows = async function* (batchSize: number) {
  const start = Date.now();
  for (let row = 1; row <= 2 * batchSize; row += 1) {
    if (row === batchSize + 1) vi.spyOn(Date, 'now').mockReturnValue(start + importLimitMs() + 1);
    yield { row, rejected: [{ row, message: 'It has no SKU' }] };
  }
};
