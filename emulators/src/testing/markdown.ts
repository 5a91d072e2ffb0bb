import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { projectFile } from '../paths.ts';

/** A link of a document to a place in the repository, as it is written. */
export interface Link {
  /** From the root of the repository; the document itself for a link within it. */
  path: string;
  /** The heading it leads to; empty for the document as a whole. */
  anchor: string;
}

const generated = /(?:^|\/)(?:node_modules|lib|dist[^/]*|test-results|\.git|\.cache)(?:\/|$)/;

/** Every file of the repository that is no product of a build, from its root. */
export const projectFiles = (): string[] =>
  globSync('**/*', { cwd: projectFile('.'), exclude: (name) => generated.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .concat(globSync('{.*,*/.env.*}', { cwd: projectFile('.') }));

export const readText = (path: string): string => readFileSync(projectFile(path), 'utf8');

/** The documents for people, from the root of the repository. */
export const documents: string[] = globSync(['*.md', '{functions,emulators,web}/*.md'], {
  cwd: projectFile('.'),
});

/** The names of the scripts that `npm run` takes. */
export const scripts: string[] = Object.keys(JSON.parse(readText('package.json')).scripts);

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
