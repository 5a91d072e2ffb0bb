const inPlace = { '@media (max-height: 480px), print': { position: 'static' } } as const;

/**
 * Stays in the window, unless that is so low, as with large text or a phone on its side, that it
 * would cover the page; and stays in its place on paper.
 */
export const sticky = { position: 'sticky', ...inPlace } as const;

/** Like `sticky`, at the same place of the window wherever the page is scrolled to. */
export const fixed = { position: 'fixed', ...inPlace } as const;

/** The CSS variable with the height of the notices at the bottom of the window. */
export const noticesHeight = '--notices-height';

/** The `id` of the stack of notices and toasts. */
export const noticesId = 'notices';

/** A distance in pixels from the notices, or from the bottom of the window without any. */
export const aboveNotices = (distance: number): string =>
  `calc(${distance}px + var(${noticesHeight}, 0px))`;
