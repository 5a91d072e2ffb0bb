import type { PadColumn } from '../rows/padRows.ts';

/** The `id` of a cell's field. */
export const cellId = (id: string, column: PadColumn): string => `pad-${column}-${id}`;

/** Moves the focus to a cell and selects its text. */
export const focusCell = (id: string | undefined, column: PadColumn): void => {
  const field = id === undefined ? null : document.getElementById(cellId(id, column));
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
};

/** The cell in which an event happened. */
export const cellOf = (target: EventTarget): { id: string; column: PadColumn } | null => {
  if (!(target instanceof HTMLInputElement)) return null;
  const { row, column } = target.dataset;
  return row && column ? { id: row, column: column as PadColumn } : null;
};
