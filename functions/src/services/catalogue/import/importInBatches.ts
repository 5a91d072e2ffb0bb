import { limits } from '../../../contract/index.ts';
import { importLimitMs } from '../../../params.ts';

/** The rows of a table with their numbers, and what to do with them. */
interface Work<Row> {
  rows: AsyncIterable<Row>;
  /** The number of the first row to import. */
  from: number;
  /** How many rows are read, and then written, at a time. */
  batchSize: number;
  /** Whether the response has the changes. */
  listsChanges: boolean;
  apply: (batch: Row[]) => Promise<void>;
}

/** What an import tells about rows. */
interface Messages {
  rejected: readonly unknown[];
  warnings: readonly unknown[];
  changes: readonly unknown[];
}

type Optional = 'warnings' | 'changes';

/** The result of an import before its first row; `warnings` are about the file. */
export const emptyResult = <Message>(warnings: readonly Message[]) => ({
  acknowledged: true as const,
  created: [],
  changed: [],
  unchanged: [],
  rejected: [],
  warnings: [...warnings],
  changes: [],
});

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

const hasRoom = ({ rejected, warnings, changes }: Messages): boolean =>
  rejected.length + warnings.length < limits.csv.messages && changes.length < limits.csv.changes;

/**
 * Applies rows in batches, each of which adds to `result`. Stops before the request has to end, or
 * when the response has the maximum number of messages or changes, and returns the `next` row.
 */
export const importInBatches = async <Row extends { row: number }, Result extends Messages>(
  result: Result,
  { apply, listsChanges, ...table }: Work<Row>,
): Promise<Omit<Result, Optional> & Partial<Pick<Result, Optional>> & { next?: number }> => {
  const deadline = Date.now() + importLimitMs();
  let next: number | undefined;
  for await (const batch of batchesFrom(table)) {
    if (!hasRoom(result) || Date.now() > deadline) {
      next = batch[0]?.row;
      break;
    }
    await apply(batch);
  }
  const { warnings, changes, ...rest } = result;
  return {
    ...rest,
    ...(warnings.length > 0 && { warnings }),
    ...(listsChanges && { changes }),
    ...(next !== undefined && { next }),
  };
};
