import { pageHead, servedAttribute } from 'functions/contract';
import {
  storedLinesAttribute,
  storedLinesScript,
} from '../../src/domain/cart/stored/storedLinesScript.ts';
import {
  orderNumberAttribute,
  orderNumberScript,
} from '../../src/domain/order/orderNumberScript.ts';
import { prefetchScript } from '../../src/lib/api/prefetchScript.ts';
import { audienceStyle, forAttribute, sessionScript } from '../../src/lib/session/sessionScript.ts';

const headElement = /<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g;
const headElements = new RegExp(`^(?:${headElement.source})*`);
/**
 * React's preload of a picture that is only a placeholder. The API preloads the pictures it fills
 * in.
 */
const placeholderPreload = /<link rel="preload" as="image" href="\{\{[^>]*>/g;
const styleElement = /<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs;

/** The parts of a page that React and Emotion rendered. */
export interface RenderedPage {
  /** The page's elements of the document's head. */
  head: string;
  /** The style elements, without duplicates. */
  styles: string;
  body: string;
}

interface Style {
  key: string;
  name: string;
  rules: string;
}

/**
 * Emotion moves styles without `data-s` to the head, and the browser then computes all styles
 * again.
 */
const styleTag = (key: string, styles: Style[]) =>
  `<style data-s="" data-emotion="${[key, ...styles.map(({ name }) => name)].join(' ')}">${styles.map(({ rules }) => rules).join('')}</style>`;

/**
 * Emotion renders each style before the first element that uses it. In the browser it reuses the
 * styles it finds: each global style in its own element, and all others in one.
 */
const styleTags = (styles: Style[]) => {
  const globals = styles.filter(({ key }) => key.endsWith('-global'));
  const scoped = styles.filter(({ key }) => !key.endsWith('-global'));
  const [{ key } = { key: '' }] = scoped;
  return [...globals.map((style) => styleTag(style.key, [style])), styleTag(key, scoped)].join('');
};

/** Splits React's markup: head elements first, then the body with its styles. */
export const splitMarkup = (markup: string): RenderedPage => {
  const [head = ''] = headElements.exec(markup) ?? [];
  const styles = new Map<string, Style>();
  for (const [, key = '', name = '', rules = ''] of markup.matchAll(styleElement)) {
    styles.set(`${key} ${name}`, { key, name, rules });
  }
  return {
    head: [...new Set(head.replaceAll(placeholderPreload, '').match(headElement))].join(''),
    styles: styleTags([...styles.values()]),
    body: markup.slice(head.length).replaceAll(styleElement, ''),
  };
};

/** Marks the head elements that the app replaces. The title stays. */
const markServed = (head: string) =>
  head.replaceAll(/<(meta|link)\b/g, `<$1 ${servedAttribute}=""`);

/** Goes before the style sheets: a script after a style sheet waits for it. */
const requestScript = (urls: string[], project: string) =>
  urls.length > 0
    ? `<script data-project="${project}" data-requests="${urls.join(' ').replaceAll('&', '&amp;')}">${prefetchScript}</script>`
    : '';

/** Sets which parts of the document show, before the first paint. */
const audienceHead = (project: string) =>
  `<script data-project="${project}">${sessionScript}</script><style>${audienceStyle}</style>`;

/** Adds the number of an order to the document's heading, before the first paint. */
const orderNumber = (body: string) =>
  body.includes(orderNumberAttribute) ? `<script>${orderNumberScript}</script>` : '';

/** Fills in the document's list of the stored cart, before the first paint. */
const storedLines = (body: string, project: string) =>
  body.includes(storedLinesAttribute)
    ? `<script data-project="${project}">${storedLinesScript}</script>`
    : '';

/** The app would lose what someone types into a document that it replaces, and no button works. */
const disableControls = (body: string) =>
  body.replaceAll(/<(?:input|textarea|select|button)\b(?![^>]*\bdisabled="")/g, '$& disabled=""');

const replaceOnce = (html: string, part: string, replacement: string) => {
  if (html.split(part).length !== 2) throw new Error(`index.html must have ${part} once.`);
  return html.replace(part, () => replacement);
};

/** The content of a document. */
export interface Prerendered {
  /** The path at which the browser hydrates the page. Without one, the app replaces the content. */
  path?: string;
  markup: string;
  /** The API requests of the page, which the document prefetches. */
  requests?: string[];
  /** The chunks of the page's lazy code, to preload. */
  chunks?: string[];
  /** The Firebase project, whose tokens are valid. */
  project?: string;
}

/** Scripts must not delay the content that the document shows without them. */
const lowerScriptPriority = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

const chunkPreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Writes a prerendered page into the document that Vite built. */
export const writePage = (
  html: string,
  { path, markup, requests = [], chunks = [], project = '' }: Prerendered,
): string => {
  const { head, styles, body } = splitMarkup(markup);
  const [before = '', own = '', after = ''] = html.split(
    new RegExp(`(?<=${pageHead.start})([\\s\\S]*?)(?=${pageHead.end})`),
  );
  const root = path
    ? `<div id="root" data-prerendered="${path}">${body}</div>`
    : `<div id="root">${disableControls(body)}</div>${storedLines(body, project)}${orderNumber(body)}`;
  const audience = body.includes(forAttribute) ? audienceHead(project) : '';
  const document = before + (head ? markServed(head) : own) + after;
  const preloads = chunks.filter((file) => !html.includes(`"/${file}"`)).map(chunkPreload);
  const page = [
    [pageHead.end, pageHead.end + audience + requestScript(requests, project)],
    ['</head>', `${preloads.join('')}${styles}</head>`],
    ['<div id="root"></div>', root],
  ].reduce((page, [part = '', replacement = '']) => replaceOnce(page, part, replacement), document);
  return lowerScriptPriority(page);
};
