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
 * The top of the notices where they cover no primary button and no menu: at the bottom of the window, or else
 * below its header or above one of these. Null if they fit nowhere.
 */
export const freeTop = (
  bands: readonly Band[],
  { window, notices, header }: Room,
): number | null => {
  const lowest = window - notices;
  const isFree = (top: number) =>
    bands.every((band) => band.bottom <= top || band.top >= top + notices);
  const between = bands
    .map(({ top }) => top - notices)
    .filter((top) => top >= header && top <= lowest);
  return [lowest, header, ...between].find(isFree) ?? null;
};
