import { pageHead, servedAttribute } from 'functions/contract';
import { prefetchScript } from '../src/prefetchedRequests.ts';

const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
const styleElement = /<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs;

/** A page as React and Emotion rendered it, taken apart. */
export interface RenderedPage {
  /** What is said of the page in the document's head. */
  head: string;
  /** The style elements, each style once. */
  styles: string;
  body: string;
}

interface Style {
  key: string;
  name: string;
  rules: string;
}

const styleTag = (key: string, styles: Style[]) =>
  `<style data-emotion="${[key, ...styles.map(({ name }) => name)].join(' ')}">${styles.map(({ rules }) => rules).join('')}</style>`;

/**
 * Emotion writes each style before the first element that wears it, and takes over in the browser
 * what it finds: the global styles in an element each, all others in one.
 */
const styleTags = (styles: Style[]) => {
  const globals = styles.filter(({ key }) => key.endsWith('-global'));
  const scoped = styles.filter(({ key }) => !key.endsWith('-global'));
  const [{ key } = { key: '' }] = scoped;
  return [...globals.map((style) => styleTag(style.key, [style])), styleTag(key, scoped)].join('');
};

/** Takes apart what React rendered: elements of the head first, then the body with its styles. */
export const takeApart = (markup: string): RenderedPage => {
  const [head = ''] = headElements.exec(markup) ?? [];
  const styles = new Map<string, Style>();
  for (const [, key = '', name = '', rules = ''] of markup.matchAll(styleElement)) {
    styles.set(`${key} ${name}`, { key, name, rules });
  }
  return {
    head,
    styles: styleTags([...styles.values()]),
    body: markup.slice(head.length).replaceAll(styleElement, ''),
  };
};

/** Marks the elements of a head that the app replaces by its own; a document keeps its title. */
const markServed = (head: string) =>
  head.replaceAll(/<(meta|link)\b/g, `<$1 ${servedAttribute}=""`);

/** Before the style sheets: a script behind one waits for it. */
const requestScript = (urls: string[]) =>
  urls.length > 0
    ? `<script data-requests="${urls.join(' ').replaceAll('&', '&amp;')}">${prefetchScript}</script>`
    : '';

const replaceOnce = (html: string, part: string, replacement: string) => {
  if (html.split(part).length !== 2) throw new Error(`index.html must have ${part} once.`);
  return html.replace(part, () => replacement);
};

/** What is written into a document. */
export interface Prerendered {
  /** The address at which the browser takes the page over; without one it is drawn over. */
  path?: string;
  markup: string;
  /** What the page asks for as soon as it runs: its document asks before it has the scripts. */
  requests?: string[];
  /** The files of the page's own code, which the first scripts would ask for later. */
  chunks?: string[];
}

/** What a document shows before any script has run is not to wait for the scripts. */
const afterTheRest = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

const chunkPreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Writes a prerendered page into the document that Vite built. */
export const writePage = (
  html: string,
  { path, markup, requests = [], chunks = [] }: Prerendered,
): string => {
  const { head, styles, body } = takeApart(markup);
  const [before = '', own = '', after = ''] = html.split(
    new RegExp(`(?<=${pageHead.start})([\\s\\S]*?)(?=${pageHead.end})`),
  );
  const attribute = path ? ` data-prerendered="${path}"` : '';
  const document = before + (head ? markServed(head) : own) + after;
  const preloads = chunks.filter((file) => !html.includes(`"/${file}"`)).map(chunkPreload);
  const page = [
    [pageHead.end, pageHead.end + requestScript(requests)],
    ['</head>', `${preloads.join('')}${styles}</head>`],
    ['<div id="root"></div>', `<div id="root"${attribute}>${body}</div>`],
  ].reduce((page, [part = '', replacement = '']) => replaceOnce(page, part, replacement), document);
  return afterTheRest(page);
};
