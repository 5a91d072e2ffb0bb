/** The id of a line's element. */
export const lineId = (toolId: string): string => `line-${toolId}`;

/** The id of the field of a line's quantity. */
export const quantityId = (toolId: string): string => `quantity-${toolId}`;

/** Moves the focus to the field of a line's quantity. */
export const focusQuantity = (toolId: string): void =>
  document.getElementById(quantityId(toolId))?.focus();

/** Shows a line, and moves the focus to its quantity, or else to its last button. */
export const focusLine = (toolId: string): void => {
  const line = document.getElementById(lineId(toolId));
  const buttons = line?.querySelectorAll<HTMLElement>('button:not(:disabled)');
  const field = line?.querySelector<HTMLElement>('input:not(:disabled)');
  line?.scrollIntoView({ block: 'center' });
  (field ?? [...(buttons ?? [])].at(-1))?.focus({ preventScroll: true });
};

const fieldSelector = 'input:not(:disabled)';

/** Moves the focus from the quantity of a line to that of the next or previous one. */
export const focusNeighbour = (field: HTMLInputElement, by: 1 | -1): void => {
  const fields = [
    ...(field.closest('ol')?.querySelectorAll<HTMLInputElement>(fieldSelector) ?? []),
  ];
  const neighbour = fields[fields.indexOf(field) + by];
  neighbour?.focus();
  neighbour?.select();
};
