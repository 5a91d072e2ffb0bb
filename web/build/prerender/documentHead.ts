import type { HtmlTagDescriptor, Plugin } from 'vite';
import { colorSchemeScript } from '../../src/theme/colorScheme.ts';
import { pageBackground } from '../../src/theme/tokens.ts';

const font = /archivo-latin-wght-normal.*\.woff2$/;

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
});

const backgroundStyle = `html{background:${pageBackground.light}}html[data-color-scheme=dark]{background:${pageBackground.dark}}`;

const themeColor = (scheme: keyof typeof pageBackground): HtmlTagDescriptor => ({
  tag: 'meta',
  injectTo: 'head',
  attrs: {
    name: 'theme-color',
    content: pageBackground[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  },
});

/**
 * Adds to the document's head what is needed before the first script runs: the colour scheme and
 * the background, so that nothing flashes, and the font's preload.
 */
export const documentHead = (): Plugin => ({
  name: 'document-head',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      { tag: 'script', injectTo: 'head', children: colorSchemeScript },
      { tag: 'style', injectTo: 'head', children: backgroundStyle },
      themeColor('light'),
      themeColor('dark'),
      ...Object.keys(bundle ?? {})
        .filter((file) => font.test(file))
        .map(preload),
    ],
  },
});
