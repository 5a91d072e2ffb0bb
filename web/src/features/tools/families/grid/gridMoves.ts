import type { FamilyGrid } from './familyGrid.ts';

/** A place in the grid, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

type Cells = FamilyGrid['cells'];

const isMade = (cells: Cells, { row, column }: Place): boolean => !!cells[row]?.[column];

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The next size in a direction, beyond those that are not made; null at the edge. */
const stepped = (cells: Cells, from: Place, step: Place): Place | null => {
  const next = { row: from.row + step.row, column: from.column + step.column };
  if (cells[next.row]?.[next.column] === undefined) return null;
  return isMade(cells, next) ? next : stepped(cells, next, step);
};

/** The made sizes, column by column, as Enter goes through them. */
const downColumns = (cells: Cells): Place[] => {
  const columns = cells[0]?.map((_, column) => column) ?? [];
  return columns
    .flatMap((column) => cells.map((_, row) => ({ row, column })))
    .filter((place) => isMade(cells, place));
};

const inOrder = (cells: Cells, { row, column }: Place, by: 1 | -1): Place | null => {
  const places = downColumns(cells);
  const at = places.findIndex((place) => place.row === row && place.column === column);
  return places[at + by] ?? null;
};

/** A key with the modifiers that matter in the grid. */
export interface GridKey {
  key: string;
  shiftKey: boolean;
  /** Whether Control or Command is held. */
  isCommand: boolean;
}

/**
 * The place to which a key moves: arrows to the next size, Enter down and on to the next column,
 * Shift+Enter back, Control+Home and Control+End to the ends. Null if there is none, undefined for
 * keys that do not move.
 */
export const movedFrom = (
  cells: Cells,
  from: Place,
  { key, shiftKey, isCommand }: GridKey,
): Place | null | undefined => {
  if (key === 'Enter') return isCommand ? undefined : inOrder(cells, from, shiftKey ? -1 : 1);
  if (isCommand) {
    if (key === 'Home') return downColumns(cells)[0] ?? null;
    return key === 'End' ? (downColumns(cells).at(-1) ?? null) : undefined;
  }
  const step = shiftKey ? undefined : steps[key];
  return step && stepped(cells, from, step);
};
