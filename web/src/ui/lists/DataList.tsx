import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext, useMemo } from 'react';
import { CompactList } from './compact/CompactList.tsx';
import { fieldsOf, ListLayoutContext, shownColumns } from './layout/listLayout.ts';
import type { CompactListProps, DataTableProps, Identified } from './rows/dataListProps.ts';
import { RowTooltip } from './rows/RowTooltip.tsx';
import { DataTable } from './table/DataTable.tsx';

export type DataListProps<Row extends Identified> = DataTableProps<Row> & CompactListProps<Row>;

/** What of a list is shown, which stays the same while its rows change. */
const useShown = <Row extends Identified>({ columns: all, compact }: DataListProps<Row>) => {
  const { columns: chosen } = useContext(ListLayoutContext);
  return useMemo(() => {
    const columns = shownColumns(all, chosen);
    return { columns, compact: chosen ? fieldsOf(columns, compact) : compact };
  }, [all, compact, chosen]);
};

/** A list of the dashboard: a dense table from 900 px up, compact rows below. */
export const DataList = <Row extends Identified>(props: DataListProps<Row>) => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const list = { ...props, ...useShown(props) };
  return <RowTooltip>{isWide ? <DataTable {...list} /> : <CompactList {...list} />}</RowTooltip>;
};
