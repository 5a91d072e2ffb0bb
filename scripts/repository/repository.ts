import { globSync, readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';

const generated =
  /(?:^|\/)(?:node_modules|functions\/lib|dist[^/]*|test-results|\.git|\.cache)(?:\/|$)/;

/** All files of the repository except build output, relative to its root. */
export const projectFiles = (): string[] =>
  globSync('**/*', { cwd: projectFile('.'), exclude: (name) => generated.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .concat(globSync('{.*,*/.{env.*,npmrc}}', { cwd: projectFile('.') }));

/** The text of a file, from its path in the repository. */
export const readText = (path: string): string => readFileSync(projectFile(path), 'utf8');

/** The documents, relative to the root of the repository. */
export const documents: string[] = globSync(
  ['*.md', '{docs,functions,kit}/*.md', 'emulators/{,*/}*.md'],
  {
    cwd: projectFile('.'),
  },
);

/** The names of the scripts in package.json. */
export const scripts: string[] = Object.keys(JSON.parse(readText('package.json')).scripts);
