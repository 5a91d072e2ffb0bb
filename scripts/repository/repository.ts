import { globSync, readFileSync } from 'node:fs';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';

const generated = /(?:^|\/)(?:node_modules|lib|dist[^/]*|test-results|\.git|\.cache)(?:\/|$)/;

/** Every file of the repository that is no product of a build, from its root. */
export const projectFiles = (): string[] =>
  globSync('**/*', { cwd: projectFile('.'), exclude: (name) => generated.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .concat(globSync('{.*,*/.{env.*,npmrc}}', { cwd: projectFile('.') }));

/** What stands in a file, given from the root of the repository. */
export const readText = (path: string): string => readFileSync(projectFile(path), 'utf8');

/** The documents for people, from the root of the repository. */
export const documents: string[] = globSync(['*.md', '{functions,emulators,web}/*.md'], {
  cwd: projectFile('.'),
});

/** The names of the scripts that `npm run` takes. */
export const scripts: string[] = Object.keys(JSON.parse(readText('package.json')).scripts);
