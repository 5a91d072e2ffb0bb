const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** The keys that open the finder, as this machine names them. */
export const findKeys = isMac ? '⌘K' : 'Ctrl+K';
