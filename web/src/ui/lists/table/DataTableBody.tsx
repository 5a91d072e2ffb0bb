import TableBody from '@mui/material/TableBody';
import type { DataTableProps, Identified } from '../rows/dataListProps.ts';
import { useOpenRows } from '../rows/useOpenRows.ts';
import { useSlices } from '../slices/useSlices.ts';
import { rowHeight } from './cellStyles.ts';
import { DataTableRow } from './DataTableRow.tsx';

type DataTableBodyProps<Row extends Identified> = DataTableProps<Row> & {
  /** The number of columns, with those of the checkboxes and buttons. */
  span: number;
};

/** One cell: a span over all columns would count those that a narrow screen hides. */
const Undrawn = ({ count }: { count: number }) => (
  <tr aria-hidden>
    <td className="undrawn" style={{ height: count * rowHeight }} />
  </tr>
);

/** The rows of the table. */
export const DataTableBody = <Row extends Identified>(props: DataTableBodyProps<Row>) => {
  const { rows, columns, selection, span, nameOf, actions, canSelect, isNew, details } = props;
  const rowProps = { columns, span, nameOf, actions, canSelect, isNew, details };
  const openRows = useOpenRows();
  const shown = useSlices(rows);
  const undrawn = rows.length - shown.size;
  return (
    <TableBody>
      {rows.map(
        (row, index) =>
          shown.has(row._id) && (
            <DataTableRow
              key={row._id}
              {...rowProps}
              row={row}
              number={index + 1}
              open={openRows.has(row._id)}
              onToggle={openRows.toggle}
              checked={selection?.has(row._id) ?? false}
              {...(selection && { toggle: selection.toggle })}
            />
          ),
      )}
      {/* Another element for each slice, so that none moves. */}
      {undrawn > 0 && <Undrawn key={undrawn} count={undrawn} />}
    </TableBody>
  );
};
