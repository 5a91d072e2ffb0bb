import { isCompanyId, type PayerColumn } from '../../contract/index.ts';
import { companies } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';

/** The numbers of a payer in tables for accountants; empty for a person. */
export type PayerCells = Record<Exclude<PayerColumn, 'Customer'>, string>;

const noNumbers: PayerCells = {
  'Customer number': '',
  'Registration number': '',
  'Tax number': '',
};

/** Reads the numbers of the companies among payers, and finds those of a payer by its id. */
export const readPayerCells = async (
  payers: readonly { payerId: string }[],
): Promise<(payerId: string) => PayerCells> => {
  const ids = [...new Set(payers.map(({ payerId }) => payerId))].filter(isCompanyId);
  const found = await readFields(
    ids.map((id) => companies.doc(id)),
    ['number', 'registrationNumber', 'taxId'],
  );
  const cells = new Map(
    ids.map((id, at) => [
      id,
      {
        'Customer number': found[at]?.number ?? '',
        'Registration number': found[at]?.registrationNumber ?? '',
        'Tax number': found[at]?.taxId ?? '',
      },
    ]),
  );
  return (payerId) => cells.get(payerId) ?? noNumbers;
};
