import type { Column } from './dataListProps.ts';

/** The style of a column's cells. */
export const cellLook = <Row>({ align = 'left', from }: Column<Row>) => ({
  textAlign: align,
  ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
});
