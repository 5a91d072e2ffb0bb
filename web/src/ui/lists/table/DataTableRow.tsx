import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { DetailsButton } from '../rows/DetailsButton.tsx';
import type { Column, DataTableProps, Identified } from '../rows/dataListProps.ts';
import { Ellipsis } from '../rows/Ellipsis.tsx';
import { newRowStyles } from '../rows/newRowStyles.ts';
import { RowActions } from '../rows/RowActions.tsx';
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx';
import { cellStyles } from './cellStyles.ts';

type DataTableRowProps<Row extends Identified> = Pick<
  DataTableProps<Row>,
  'columns' | 'nameOf' | 'actions' | 'selection' | 'canSelect' | 'isNew' | 'details'
> & {
  row: Row;
  number: number;
  /** The number of columns, with those of the checkboxes and buttons. */
  span: number;
  open: boolean;
  onToggle: () => void;
};

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  number: number;
  nameId: string;
}

const Cell = <Row,>({ column, row, number, nameId }: CellProps<Row>) => {
  const content = column.cell(row, number);
  return (
    <TableCell
      align={column.align ?? 'left'}
      sx={cellStyles(column)}
      {...(column.isName && { id: nameId, component: 'th', scope: 'row' })}
    >
      {typeof content === 'string' ? <Ellipsis>{content}</Ellipsis> : content}
    </TableCell>
  );
};

/** A row of about 40 pixels, and its details if they are open. */
export const DataTableRow = <Row extends Identified>({
  columns,
  row,
  number,
  span,
  nameOf,
  actions,
  selection,
  canSelect = () => true,
  isNew = () => false,
  details,
  open,
  onToggle,
}: DataTableRowProps<Row>) => {
  const nameId = useId();
  return (
    <>
      <TableRow
        hover
        selected={selection?.has(row._id) ?? false}
        sx={{ position: 'relative', ...(isNew(row) && newRowStyles) }}
      >
        {selection && (
          <TableCell padding="checkbox">
            {canSelect(row) && (
              <SelectionCheckbox selection={selection} id={row._id} name={nameOf(row)} />
            )}
          </TableCell>
        )}
        {columns.map((column) => (
          <Cell key={column.id} column={column} row={row} number={number} nameId={nameId} />
        ))}
        {(actions || details) && (
          <TableCell>
            <RowActions actions={actions?.(row) ?? []} nameId={nameId}>
              {details && <DetailsButton open={open} nameId={nameId} onToggle={onToggle} />}
            </RowActions>
          </TableCell>
        )}
      </TableRow>
      {details && open && (
        <TableRow>
          <TableCell colSpan={span} sx={{ '&&': { whiteSpace: 'normal', py: 1.5 } }}>
            {details(row)}
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
