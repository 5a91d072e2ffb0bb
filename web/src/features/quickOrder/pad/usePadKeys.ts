import type { Tool } from 'functions/contract';
import type { KeyboardEvent } from 'react';
import { isBlank, type PadColumn, type PadRow } from '../rows/padRows.ts';
import { cellOf, focusCell } from '../state/padFocus.ts';

interface PadKeys {
  rows: readonly PadRow[];
  /** The options below the current SKU; empty while the list is closed. */
  options: readonly Tool[];
  active: number;
  onActive: (at: number) => void;
  onOpen: (isOpen: boolean) => void;
  onChoose: (id: string, tool: Tool) => void;
  onRemove: (id: string) => void;
  /** The SKU is complete. */
  onSettle: () => void;
}

type PadKeyEvent = KeyboardEvent<HTMLElement>;

interface Cell {
  id: string;
  column: PadColumn;
}

const opensList = (event: PadKeyEvent, { column }: Cell) =>
  column === 'sku' && event.altKey && event.key === 'ArrowDown';

const removesRow = (event: PadKeyEvent, row: PadRow) =>
  (event.key === 'Delete' && (event.ctrlKey || event.metaKey)) ||
  (event.key === 'Backspace' && isBlank(row) && row.sku === '' && row.quantity === '');

/**
 * The keys of the pad: Enter and arrows move, Escape closes the list, Ctrl+Delete removes the row.
 */
export const usePadKeys = (keys: PadKeys) => {
  const { rows, options, active, onActive, onOpen, onChoose, onRemove, onSettle } = keys;

  const move = ({ id, column }: Cell, by: 1 | -1, to = column) => {
    onSettle();
    focusCell(rows[rows.findIndex((row) => row.id === id) + by]?.id, to);
  };

  /** From a SKU to its quantity, and from there to the next row. */
  const advance = (cell: Cell, row: PadRow) => {
    const option = cell.column === 'sku' ? options[active] : undefined;
    if (option) onChoose(cell.id, option);
    else if (cell.column === 'quantity' || row.sku.trim() === '') move(cell, 1, 'sku');
    else {
      onSettle();
      focusCell(cell.id, 'quantity');
    }
  };

  const step = (cell: Cell, by: 1 | -1) => {
    const isInList = cell.column === 'sku' && options.length > 0;
    if (!isInList) return move(cell, by);
    // One more place than options: none of them is active there.
    const places = options.length + 1;
    onActive(((active + 1 + by + places) % places) - 1);
  };

  return (event: PadKeyEvent) => {
    const cell = cellOf(event.target);
    const row = cell && rows.find(({ id }) => id === cell.id);
    if (!row || event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      Enter: () => advance(cell, row),
      ArrowDown: () => step(cell, 1),
      ArrowUp: () => step(cell, -1),
    };
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    const action = isPlain ? actions[event.key] : undefined;
    if (opensList(event, cell)) onOpen(true);
    else if (removesRow(event, row)) onRemove(row.id);
    else if (event.key === 'Escape' && options.length > 0) onOpen(false);
    else if (action) action();
    else return;
    event.preventDefault();
  };
};
