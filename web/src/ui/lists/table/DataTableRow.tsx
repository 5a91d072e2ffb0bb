import { memo, useId } from 'react';
import { rowClass } from '../rows/classNames.ts';
import { DetailsButton } from '../rows/DetailsButton.tsx';
import type { Column, Identified } from '../rows/dataListProps.ts';
import { Ellipsis } from '../rows/Ellipsis.tsx';
import { RowActions } from '../rows/RowActions.tsx';
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx';
import type { RowProps } from '../slices/useRows.ts';
import { cellClass } from './cellStyles.ts';

type DataTableRowProps<Row extends Identified> = RowProps<Row> & {
  columns: Column<Row>[];
  /** The number of columns, with those of the checkboxes and buttons. */
  span: number;
};

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  number: number;
  nameId: string;
}

const Cell = <Row,>({ column, row, number, nameId }: CellProps<Row>) => {
  const content = column.cell(row, number);
  const shown = typeof content === 'string' ? <Ellipsis>{content}</Ellipsis> : content;
  const className = cellClass(column);
  return column.isName ? (
    <th scope="row" id={nameId} className={className}>
      {shown}
    </th>
  ) : (
    <td className={className}>{shown}</td>
  );
};

type RowCellsProps<Row extends Identified> = Pick<
  DataTableRowProps<Row>,
  'columns' | 'row' | 'number' | 'actions' | 'details' | 'open' | 'onToggle'
> & { nameId: string };

const AllCells = <Row extends Identified>(props: RowCellsProps<Row>) => {
  const { columns, row, number, nameId, actions, details, open, onToggle } = props;
  return (
    <>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} number={number} nameId={nameId} />
      ))}
      {(actions || details) && (
        <td>
          <RowActions actions={actions?.(row) ?? []} nameId={nameId}>
            {details && (
              <DetailsButton open={open} nameId={nameId} onToggle={() => onToggle(row._id)} />
            )}
          </RowActions>
        </td>
      )}
    </>
  );
};

/** Not rendered again with the checkbox: "select all" changes 50. */
const RowCells = memo(AllCells) as typeof AllCells;

const TableRowWithDetails = <Row extends Identified>({
  span,
  name,
  checked,
  toggle,
  canSelect,
  isNew,
  ...cells
}: DataTableRowProps<Row>) => {
  const nameId = useId();
  const { row, number, details, open } = cells;
  return (
    <>
      <tr className={rowClass({ number, checked, isNew })}>
        {toggle && (
          <td className="checkbox">
            {canSelect && (
              <SelectionCheckbox checked={checked} toggle={toggle} id={row._id} name={name} />
            )}
          </td>
        )}
        <RowCells {...cells} nameId={nameId} />
      </tr>
      {details && open && (
        <tr>
          <td colSpan={span} className="details">
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
};

/**
 * A row of about 40 pixels, and its details if they are open. It renders again only if its own
 * properties change: with all 50 rows, the toggle of a checkbox took 800 ms on a slow phone.
 */
export const DataTableRow = memo(TableRowWithDetails) as typeof TableRowWithDetails;
