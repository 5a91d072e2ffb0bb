import { posix } from 'node:path';
import { readText } from './repository.ts';

/** A link from a document to a file or heading in the repository. */
export interface Link {
  /** Relative to the root of the repository; the document itself for a link within it. */
  path: string;
  /** The anchor of a heading; empty for the whole document. */
  anchor: string;
}

/** The code blocks of a language, without their fences. */
export const blocksOf = (text: string, language = ''): string[] =>
  [...text.matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , body = '']) => body);

const withoutBlocks = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** The texts in single backticks, outside of code blocks. */
export const codeIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The anchors of a document's headings, as GitHub derives them. */
export const anchorsOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links and pictures of a document that point into the repository. */
export const linksOf = (document: string): Link[] => {
  const text = withoutBlocks(readText(document));
  const written = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  return written
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return {
        path: path === '' ? document : posix.join(posix.dirname(document), path),
        anchor,
      };
    });
};
