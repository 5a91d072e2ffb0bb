/** A vertical part of the window, in pixels. */
export interface Band {
  top: number;
  bottom: number;
}

interface Room {
  window: number;
  notices: number;
  header: number;
}

/**
 * The top of the notices where they cover no primary button: at the bottom of the window, or else
 * below its header or above a button. Null if they fit nowhere.
 */
export const freeTop = (
  buttons: readonly Band[],
  { window, notices, header }: Room,
): number | null => {
  const lowest = window - notices;
  const isFree = (top: number) =>
    buttons.every((button) => button.bottom <= top || button.top >= top + notices);
  const between = buttons
    .map(({ top }) => top - notices)
    .filter((top) => top >= header && top <= lowest);
  return [lowest, header, ...between].find(isFree) ?? null;
};
