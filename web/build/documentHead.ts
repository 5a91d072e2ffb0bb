import type { HtmlTagDescriptor, Plugin } from 'vite';
import { colorSchemeScript } from '../src/theme/colorScheme.ts';
import { grounds } from '../src/theme/tokens.ts';

const font = /archivo-latin-wght-normal.*\.woff2$/;

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
});

const groundStyle = `html{background:${grounds.light}}html[data-color-scheme=dark]{background:${grounds.dark}}`;

const themeColor = (scheme: keyof typeof grounds): HtmlTagDescriptor => ({
  tag: 'meta',
  injectTo: 'head',
  attrs: {
    name: 'theme-color',
    content: grounds[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  },
});

/**
 * Writes into the page's head what is needed before the first script has run: the colour scheme
 * with its ground, so that nothing flashes, and the font's preload.
 */
export const documentHead = (): Plugin => ({
  name: 'document-head',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      { tag: 'script', injectTo: 'head', children: colorSchemeScript },
      { tag: 'style', injectTo: 'head', children: groundStyle },
      themeColor('light'),
      themeColor('dark'),
      ...Object.keys(bundle ?? {})
        .filter((file) => font.test(file))
        .map(preload),
    ],
  },
});
