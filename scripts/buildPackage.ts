/**
 * `npm run build -w emulators/NAME`: compiles a package of emulators/ into its folder dist, which
 * can be published: Node.js strips no types under node_modules.
 */
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import { isOurs, type Manifest, publishedManifest } from './packages/publishedManifest.ts';

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const folderOf = (name: string) => `emulators/${name.replace('@tools-hub/', '')}`;

const compile = async (folder: string) => {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await runTool('tsc', ['-p', join(folder, 'tsconfig.build.json')]);
};

/** The definition of Firestore's protocol, with the licence under which Google publishes it. */
const addProtocol = (folder: string) => {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const source = dirname(resolve('@google-cloud/firestore/package.json'));
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  copyFileSync(join(source, 'build/protos/v1.json'), join(folder, 'dist/protocol.json'));
  copyFileSync(join(source, 'LICENSE'), join(folder, 'dist/LICENSE-protocol.txt'));
  writeFileSync(
    join(folder, 'dist/NOTICE'),
    `protocol.json is build/protos/v1.json of @google-cloud/firestore ${version}, unchanged.
Copyright Google LLC, Apache License 2.0: see LICENSE-protocol.txt.
`,
  );
};

const buildDependency = (name: string) =>
  runTool('npm', ['run', 'build'], { cwd: projectFile(folderOf(name)) });

/** Copies a built package into the one that needs it. */
const bundle = (name: string, folder: string): Manifest => {
  const target = join(folder, 'dist/node_modules', name);
  cpSync(projectFile(`${folderOf(name)}/dist`), target, { recursive: true });
  return manifestOf(target);
};

const build = async (folder: string): Promise<number> => {
  const manifest = manifestOf(folder);
  const dependencies = Object.keys(manifest.dependencies ?? {}).filter(isOurs);
  for (const name of dependencies) await buildDependency(name);
  await compile(folder);
  const bundled = dependencies.map((name) => bundle(name, folder));
  writeFileSync(
    join(folder, 'dist/package.json'),
    `${JSON.stringify(publishedManifest(manifest, bundled), null, 2)}\n`,
  );
  copyFileSync(projectFile('LICENSE'), join(folder, 'dist/LICENSE'));
  copyFileSync(join(folder, 'README.md'), join(folder, 'dist/README.md'));
  if (existsSync(join(folder, 'dist/wire/protocol.js'))) addProtocol(folder);
  return 0;
};

await runMain(() => build(process.cwd()));
