import { limits } from '../../../contract/index.ts';
import { importLimitMs } from '../../../params.ts';

/** The rows of a table with their numbers, and what to do with them. */
interface Work<Row> {
  rows: AsyncIterable<Row>;
  /** The number of the first row to import. */
  from: number;
  /** How many rows are read, and then written, at a time. */
  batchSize: number;
  apply: (batch: Row[]) => Promise<void>;
}

/** What an import tells about rows. */
interface Messages {
  rejected: readonly unknown[];
  warnings: readonly unknown[];
}

const batchesFrom = async function* <Row extends { row: number }>({
  rows,
  from,
  batchSize,
}: Pick<Work<Row>, 'rows' | 'from' | 'batchSize'>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const entry of rows) {
    if (entry.row < from) continue;
    batch.push(entry);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const hasRoom = ({ rejected, warnings }: Messages): boolean =>
  rejected.length + warnings.length < limits.csv.messages;

/**
 * Applies rows in batches, each of which adds to `result`. Stops before the request has to end, or
 * when the response has the maximum number of messages, and returns the `next` row.
 */
export const importInBatches = async <Row extends { row: number }, Result extends Messages>(
  result: Result,
  { apply, ...table }: Work<Row>,
): Promise<Omit<Result, 'warnings'> & Partial<Pick<Result, 'warnings'>> & { next?: number }> => {
  const deadline = Date.now() + importLimitMs();
  let next: number | undefined;
  for await (const batch of batchesFrom(table)) {
    if (!hasRoom(result) || Date.now() > deadline) {
      next = batch[0]?.row;
      break;
    }
    await apply(batch);
  }
  const { warnings, ...rest } = result;
  return {
    ...rest,
    ...(warnings.length > 0 && { warnings }),
    ...(next !== undefined && { next }),
  };
};
