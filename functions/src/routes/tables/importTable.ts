import type { Request, Response } from 'express';
import { limits } from '../../contract/index.ts';
import { type CsvTable, readCsv } from '../../csv/readCsv.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { readBody } from '../../http/body/readBody.ts';
import { limitConcurrency } from '../../http/limits/overload.ts';
import { parseChoice } from '../../http/query/query.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { type ImportCall, importOnce } from '../../services/catalogue/import/importOnce.ts';
import type { Caller } from '../../store/accounts/caller.ts';

const parseFrom = ({ from }: Request['query'], firstRow: number): number => {
  if (from === undefined) return firstRow;
  const row = typeof from === 'string' && /^\d{1,9}$/.test(from) ? Number(from) : 0;
  if (row >= firstRow) return row;
  throw validationError({ from: `from must be a row number of at least ${firstRow}` });
};

const parseFlag = (query: Request['query'], name: string): boolean =>
  parseChoice(query, name, ['true', 'false'], 'false') === 'true';

const csv = { mediaType: 'text/csv', maxBytes: limits.csv.bytes };

/** A sent table, and how to import it. */
export interface SentTable extends Pick<ImportCall, 'from' | 'dryRun' | 'changes' | 'key'> {
  table: CsvTable;
  /** Whether it is imported from its first row, with the notes about the file. */
  isStart: boolean;
}

/** Limits the tables in memory, because each stays there until it is imported. */
const limited = limitConcurrency(2);

/** Imports the table in the body of a request, which a retry with the same key does not repeat. */
export const importTable = <Result>(
  request: Request,
  response: Response,
  firstRow: number,
  work: (sent: SentTable, caller: Caller) => Promise<Result>,
): Promise<Result> =>
  limited(async () => {
    const { query, path } = request;
    const options = {
      from: parseFrom(query, firstRow),
      dryRun: parseFlag(query, 'dryRun'),
      changes: parseFlag(query, 'changes'),
      key: idempotencyKeyOf(request),
    };
    const file = await readBody(request, csv);
    const sent = { ...options, table: await readCsv(file), isStart: options.from === firstRow };
    const caller = callerOf(response);
    return importOnce({ ...options, path, file, firstRow }, caller, () => work(sent, caller));
  });
