const rowSelector = 'tbody > tr, ol > li';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

/** A position in a list: the index of the row, and of the control in it. -1 is outside the list. */
export interface FocusPosition {
  row: number;
  control: number;
}

const rowsOf = (list: Element) => [...list.querySelectorAll(rowSelector)];

const controlsOf = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(controlSelector) ?? []),
];

/** The position of an element in a list. */
export const positionOf = (list: Element, element: HTMLElement): FocusPosition => {
  const rows = rowsOf(list);
  const row = rows.findIndex((one) => one.contains(element));
  return { row, control: controlsOf(rows[row]).indexOf(element) };
};

/** The list with the row that an element is in; null outside lists. */
export const listOf = (element: Element): Element | null =>
  element.closest(rowSelector)?.closest('table, ol') ?? null;

const heading = () => document.querySelector<HTMLElement>('h1[tabindex]');

/**
 * Focuses the control at a position, in the last row if the list is now shorter. If the list is
 * empty or the position is outside, it focuses the page's heading.
 */
export const focusPosition = (list: Element, { row, control }: FocusPosition): void => {
  const rows = row < 0 ? [] : rowsOf(list);
  const controls = controlsOf(rows[row] ?? rows.at(-1));
  (controls[control] ?? controls.at(-1) ?? heading())?.focus();
};
