/** The documents name only scripts, files and headings that exist. */
import { existsSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { describe, expect, it } from 'vitest';
import { anchorsOf, codeIn, linksOf } from './markdown.ts';
import { documents, projectFiles, readText, scripts } from './repository.ts';

const files = projectFiles();

/** Files that a build, a deploy or a person creates, which are not in git. */
const untracked =
  /^(?:functions\/\.env\.ID|lib\/|node_modules\/|protocol\.json$|web\/\.env\.production$)/;

const isPath = (code: string) =>
  /^(?:[\w.<>-]+\/)*(?:[\w.<>-]+\/|[\w.<>-]+\.(?:tsx?|json|rules|md|log|js)|\.[\w.-]+)$/.test(
    code,
  ) || /^(?:functions|web|emulators|scripts|docs)\/[^*{}]+$/.test(code);

/** Whether a file or folder ends in that path; `<resource>` stands for any name. */
const exists = (path: string): boolean => {
  const escaped = path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
  const pattern = new RegExp(`(?:^|/)${escaped}${path.endsWith('/') ? '' : '(?:/|$)'}`);
  return files.some((file) => pattern.test(file));
};

describe.each(documents)('%s', (document) => {
  const text = readText(document);

  it('names scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(scripts).toEqual(expect.arrayContaining(named));
  });

  it('names files that exist', () => {
    const named = codeIn(text).filter(isPath);
    expect(named.filter((path) => !untracked.test(path) && !exists(path))).toEqual([]);
  });

  it('links to documents, headings and pictures that exist', () => {
    const broken = linksOf(document).filter(
      ({ path, anchor }) =>
        !existsSync(projectFile(path)) ||
        (anchor !== '' && !anchorsOf(readText(path)).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});
