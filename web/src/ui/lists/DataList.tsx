import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CompactList } from './compact/CompactList.tsx';
import type { CompactListProps, DataTableProps, Identified } from './rows/dataListProps.ts';
import { RowTooltip } from './rows/RowTooltip.tsx';
import { DataTable } from './table/DataTable.tsx';

export type DataListProps<Row extends Identified> = DataTableProps<Row> & CompactListProps<Row>;

/** A list of the dashboard: a dense table from 900 px up, compact rows below. */
export const DataList = <Row extends Identified>(props: DataListProps<Row>) => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  return <RowTooltip>{isWide ? <DataTable {...props} /> : <CompactList {...props} />}</RowTooltip>;
};
