/**
 * The oldest browsers that the shop supports. Each is older than three years: what all of them have
 * is "widely available" (https://web.dev/baseline). Firefox and Chrome have the same versions on
 * Android.
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4, ios: 16.4 };

/** The browsers, as the build's target: newer syntax is transpiled, in scripts and in styles. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
