import { useState } from 'react';
import type { Identified, RowsProps } from '../rows/dataListProps.ts';
import type { RowSelection } from '../selection/useSelection.ts';
import { useSlices } from './useSlices.ts';

const toggled = (ids: ReadonlySet<string>, id: string) =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

/** The rows whose details are open. `toggle` stays the same. */
const useOpenRows = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [toggle] = useState(() => (id: string) => setIds((current) => toggled(current, id)));
  return { has: (id: string) => ids.has(id), toggle };
};

/** The properties of a row of a table or of a compact list. */
export type RowProps<Row extends Identified> = {
  [Name in 'actions' | 'details']: RowsProps<Row>[Name] | undefined;
} & {
  row: Row;
  number: number;
  name: string;
  canSelect: boolean;
  isNew: boolean;
  open: boolean;
  onToggle: (id: string) => void;
  checked: boolean;
  /** Changes the selection; without it, rows cannot be selected. */
  toggle: RowSelection['toggle'] | undefined;
};

/** The rows that are drawn by now, and the number of those that are not. */
export const useRows = <Row extends Identified>(list: RowsProps<Row>) => {
  const { rows, selection, nameOf, actions, details } = list;
  const openRows = useOpenRows();
  const shown = useSlices(rows);
  const propsOf = (row: Row, index: number): RowProps<Row> => ({
    row,
    number: index + 1,
    name: nameOf(row),
    actions,
    canSelect: list.canSelect?.(row) ?? true,
    isNew: list.isNew?.(row) ?? false,
    details,
    open: openRows.has(row._id),
    onToggle: openRows.toggle,
    checked: selection?.has(row._id) ?? false,
    toggle: selection?.toggle,
  });
  const drawn = rows.map(propsOf).filter(({ row }) => shown.has(row._id));
  return { drawn, undrawn: rows.length - drawn.length };
};
