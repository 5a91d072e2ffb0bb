import type { Plugin } from 'vite';

const plugins = 'var defaultStylisPlugins = [prefixer];';

/**
 * The properties that one of our oldest browsers has only with a prefix, see `oldestBrowsers`:
 * `user-select` in Safari, `mask`, `print-color-adjust` and `background-clip: text` in Chrome.
 */
export const prefixedProperties =
  /^(?:user-select|text-decoration|hyphens|mask|print-color-adjust|background-clip|box-decoration-break|text-size-adjust)\b/;

const webkitPlugin = `
var webkitProperties = ${prefixedProperties};
var defaultStylisPlugins = [(element) => {
  if (element.type === DECLARATION && webkitProperties.test(element.value)) {
    element.return = WEBKIT + element.value + element.value;
  }
}];`;

/** Emotion's cache with that list of prefixes instead of its list. */
export const withFewPrefixes = (code: string): string => {
  if (!code.includes(plugins)) throw new Error("Emotion's cache no longer has its prefixer there.");
  return code.replace(plugins, webkitPlugin);
};

/**
 * Emotion adds the prefixes of browsers that are ten years old, such as `-ms-flex`, to each style
 * that it inserts. Without them, the first load has 1 KB less.
 */
export const stylePrefixes = (): Plugin => ({
  name: 'style-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/ },
    handler: (code) => ({ code: withFewPrefixes(code), map: null }),
  },
});
