/**
 * A field of a tool, of its price in a list, or of a family that an import changes. Texts are as in
 * tables.
 */
export interface RowChange {
  row: number;
  /** The id of the tool or the family; empty for one that a dry run would create. */
  _id: string;
  /** Empty for a family. */
  sku: string;
  /** The name of the tool or the family. */
  toolName: string;
  field: string;
  before: string;
  after: string;
  /** What the row is based on after the import, so that it can be undone; empty in a dry run. */
  exported: string;
}

/** The columns of a list of changes. A table with them undoes the changes when it is imported. */
export const changeColumns = [
  '_id',
  'sku',
  'toolName',
  'field',
  'before',
  'after',
  'exported',
] as const;

const largeFactor = 1.5;

/** Whether a change may be a mistake: of a name or a SKU, or of a price by more than half. */
export const isLargeChange = ({ field, before, after }: RowChange): boolean => {
  if (before === '' || after === '') return false;
  if (field === 'toolName' || field === 'sku') return true;
  const [one, other] = [Number(before), Number(after)];
  return field === 'price' && (other > one * largeFactor || other < one / 2);
};
