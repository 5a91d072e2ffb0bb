import type { Column } from './dataListProps.ts';

/** The style of a column's cells. */
export const cellLook = <Row>({ from }: Column<Row>) => ({
  ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
});
