import { memo, useId } from 'react';
import { rowClass } from '../rows/classNames.ts';
import { DetailsButton } from '../rows/DetailsButton.tsx';
import type { CompactListProps, Identified } from '../rows/dataListProps.ts';
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx';
import type { RowProps } from '../slices/useRows.ts';
import { CompactActions } from './CompactActions.tsx';
import { CompactLines } from './CompactLines.tsx';

type CompactRowProps<Row extends Identified> = RowProps<Row> &
  Pick<CompactListProps<Row>, 'compact'>;

type ContentProps<Row extends Identified> = Pick<
  CompactRowProps<Row>,
  'row' | 'number' | 'compact' | 'name' | 'actions' | 'details' | 'open' | 'onToggle'
>;

const LinesAndActions = <Row extends Identified>({
  row,
  number,
  compact,
  name,
  actions,
  details,
  open,
  onToggle,
}: ContentProps<Row>) => {
  const nameId = useId();
  const { picture, lines } = compact(row, number);
  return (
    <>
      {picture}
      <CompactLines lines={lines} nameId={nameId} />
      <CompactActions actions={actions?.(row) ?? []} name={name} nameId={nameId}>
        {details && (
          <DetailsButton open={open} nameId={nameId} onToggle={() => onToggle(row._id)} />
        )}
      </CompactActions>
    </>
  );
};

/** Not rendered again with the checkbox: "select all" changes 50. */
const Content = memo(LinesAndActions) as typeof LinesAndActions;

const RowOfLines = <Row extends Identified>({
  checked,
  toggle,
  canSelect,
  isNew,
  ...content
}: CompactRowProps<Row>) => {
  const { row, number, name, details, open } = content;
  return (
    <li className={rowClass({ number, checked, isNew })}>
      <div className="in-line">
        {toggle && (
          <div className="checkbox">
            {canSelect && (
              <SelectionCheckbox checked={checked} toggle={toggle} id={row._id} name={name} />
            )}
          </div>
        )}
        <Content {...content} />
      </div>
      {details && open && <div className="details">{details(row)}</div>}
    </li>
  );
};

/** A row of a small screen, with its buttons behind a menu. It renders again only if it changes. */
export const CompactRow = memo(RowOfLines) as typeof RowOfLines;
