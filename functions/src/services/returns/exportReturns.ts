import { isoIn, type ReturnColumn } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { returnFields } from '../../contract/returns/fields.ts';
import { orderedBatches } from '../../store/reads/queries.ts';
import { findReturns, type ReturnSelection } from './findReturns.ts';

/** A line of a return, with the fields of the return itself. */
export type ReturnRow = Record<ReturnColumn, string | number>;

const rowsOf = (_id: string, found: Stored<typeof returnFields>, timeZone: string): ReturnRow[] => {
  const { number, kind, status, orderNumber, payerName, userName, userEmail } = found;
  const { feeRate, exception, creditNoteNumber, shipmentNumber } = found;
  const createdAt = isoIn(found.createdAt, timeZone);
  const about = { _id, number, kind, createdAt, status, orderNumber };
  const result = {
    feePercent: feeRate / 100,
    exception,
    creditNoteNumber: creditNoteNumber ?? '',
    shipmentNumber: shipmentNumber ?? '',
  };
  return found.lines.map(({ resolution, ...line }) => ({
    ...about,
    ...{ payerName, userName, userEmail },
    ...line,
    resolution: resolution ?? '',
    ...result,
  }));
};

/** The selected returns of all customers in batches, newest first. */
export const exportReturns = async function* (
  selection: ReturnSelection,
  timeZone: string,
): AsyncGenerator<ReturnRow[]> {
  const { query, order, matches = () => true } = findReturns(selection);
  for await (const batch of orderedBatches(query, order)) {
    const found = batch.filter(({ content }) => matches(content));
    yield found.flatMap(({ id, content }) => rowsOf(id, content, timeZone));
  }
};
