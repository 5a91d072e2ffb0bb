import { posix } from 'node:path';
import { readText } from './repository.ts';

/** A link of a document to a place in the repository, as it is written. */
export interface Link {
  /** From the root of the repository; the document itself for a link within it. */
  path: string;
  /** The heading it leads to; empty for the document as a whole. */
  anchor: string;
}

/** The lines within ``` of one language, without their fences. */
export const blocksOf = (text: string, language = ''): string[] =>
  [...text.matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , body = '']) => body);

const withoutBlocks = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** What stands between single backticks, outside of blocks. */
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

/** The links and pictures of a document that stay within the repository. */
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
