/** A vertical part of the window, in pixels. */
export interface Band {
  top: number;
  bottom: number;
}

const overlaps = (one: Band, other: Band) => one.top < other.bottom && other.top < one.bottom;

/**
 * Where notices fit: at the bottom of the window, or else below its header; nowhere if both are
 * taken.
 */
export type Side = 'bottom' | 'top' | 'nowhere';

interface Room {
  window: number;
  notices: number;
  header: number;
}

/** The side of the window where notices cover no primary button. */
export const freeSide = (buttons: readonly Band[], { window, notices, header }: Room): Side => {
  const bands: [Side, Band][] = [
    ['bottom', { top: window - notices, bottom: window }],
    ['top', { top: header, bottom: header + notices }],
  ];
  const free = bands.find(([, band]) => !buttons.some((button) => overlaps(button, band)));
  return free?.[0] ?? 'nowhere';
};
