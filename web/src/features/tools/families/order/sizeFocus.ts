import type { Place } from '../grid/gridMoves.ts';

/** The `id` of the quantity of a size. */
export const sizeFieldId = (toolId: string): string => `size-${toolId}`;

/** Moves the focus to the quantity of a size and selects its text. */
export const focusSize = (toolId: string | undefined): void => {
  const field = toolId === undefined ? null : document.getElementById(sizeFieldId(toolId));
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
};

/** The size whose quantity an event changes, with its place in the grid. */
export const sizeOf = (target: EventTarget): { toolId: string; place: Place } | null => {
  if (!(target instanceof HTMLInputElement)) return null;
  const { size, row, column } = target.dataset;
  return size === undefined
    ? null
    : { toolId: size, place: { row: Number(row), column: Number(column) } };
};
