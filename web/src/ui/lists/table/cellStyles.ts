import type { Column } from '../rows/dataListProps.ts';

const shownFrom = (from: NonNullable<Column<unknown>['from']>) =>
  typeof from === 'number'
    ? { display: 'none', [`@media (min-width: ${from}px)`]: { display: 'table-cell' } }
    : { display: { xs: 'none', [from]: 'table-cell' } };

/** The style of a column's cells. */
export const cellStyles = <Row>({ from }: Column<Row>) => (from ? shownFrom(from) : {});
