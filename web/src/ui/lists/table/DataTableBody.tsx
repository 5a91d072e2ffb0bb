import TableBody from '@mui/material/TableBody';
import type { DataTableProps, Identified } from '../rows/dataListProps.ts';
import { useRows } from '../slices/useRows.ts';
import { useRowHeight } from './cellStyles.ts';
import { DataTableRow } from './DataTableRow.tsx';

type DataTableBodyProps<Row extends Identified> = DataTableProps<Row> & {
  /** The number of columns, with those of the checkboxes and buttons. */
  span: number;
};

/** One cell: a span over all columns would count those that a narrow screen hides. */
const Undrawn = ({ count }: { count: number }) => {
  const rowHeight = useRowHeight();
  return (
    <tr aria-hidden>
      <td className="undrawn" style={{ height: count * rowHeight }} />
    </tr>
  );
};

/** The rows of the table. */
export const DataTableBody = <Row extends Identified>(props: DataTableBodyProps<Row>) => {
  const { columns, span } = props;
  const { drawn, undrawn } = useRows(props);
  return (
    <TableBody>
      {drawn.map((rowProps) => (
        <DataTableRow key={rowProps.row._id} {...rowProps} columns={columns} span={span} />
      ))}
      {/* Another element for each slice, so that none moves. */}
      {undrawn > 0 && <Undrawn key={undrawn} count={undrawn} />}
    </TableBody>
  );
};
