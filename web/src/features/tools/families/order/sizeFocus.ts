import type { FamilyGrid } from '../grid/familyGrid.ts';
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

/** The id of the tool whose quantity an event changes. */
export const sizeOf = (target: EventTarget): string | null =>
  target instanceof HTMLInputElement ? (target.dataset.size ?? null) : null;

/** The place of a size in the grid. */
export const placeOf = (cells: FamilyGrid['cells'], toolId: string): Place => {
  const row = cells.findIndex((tools) => tools.some((tool) => tool?._id === toolId));
  return { row, column: cells[row]?.findIndex((tool) => tool?._id === toolId) ?? -1 };
};
