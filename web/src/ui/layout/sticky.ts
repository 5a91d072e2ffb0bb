const inPlace = { '@media (max-height: 480px), print': { position: 'static' } } as const;

/**
 * Stays in the window, unless that is so low, as with large text or a phone on its side, that it
 * would cover the page; and stays in its place on paper.
 */
export const sticky = { position: 'sticky', ...inPlace } as const;

/** Like `sticky`, at the same place of the window wherever the page is scrolled to. */
export const fixed = { position: 'fixed', ...inPlace } as const;
