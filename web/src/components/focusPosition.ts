const rowSelector = 'tbody > tr, ol > li';
const actSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

/** A place in a list of rows: which row, and which of the row's acts. -1 where it is outside. */
export interface FocusPosition {
  row: number;
  act: number;
}

const rowsOf = (list: Element) => [...list.querySelectorAll(rowSelector)];

const actsOf = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(actSelector) ?? []),
];

/** Where in a list an element is. */
export const positionOf = (list: Element, element: HTMLElement): FocusPosition => {
  const rows = rowsOf(list);
  const row = rows.findIndex((one) => one.contains(element));
  return { row, act: actsOf(rows[row]).indexOf(element) };
};

const heading = () => document.querySelector<HTMLElement>('h1[tabindex]');

/**
 * Focuses the same act of the row that stands there now, or of the last one where the list has
 * become shorter; the page's heading where the list has no row, or the place is outside of it.
 */
export const focusPosition = (list: Element, { row, act }: FocusPosition): void => {
  const rows = row < 0 ? [] : rowsOf(list);
  const acts = actsOf(rows[row] ?? rows.at(-1));
  (acts[act] ?? acts.at(-1) ?? heading())?.focus();
};
