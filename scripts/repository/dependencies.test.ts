import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { describe, expect, it } from 'vitest';
import { readDeployConfig } from '../deploy/deployConfig.ts';
import { functionsFiles } from '../deploy/dryRun.ts';
import { advisoriesOn } from './advisories.ts';
import { deployedWith } from './lockedPackages.ts';
import { readText } from './repository.ts';

interface Manifest {
  license?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Licences that only require attribution. The shop ships no file under MPL-2.0. */
const acceptable = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
];

const readManifest = (path: string): Manifest =>
  JSON.parse(readFileSync(projectFile(path), 'utf8'));

/** The SPDX identifier of a licence. */
const licenceIn = ({ license = '' }: Manifest) => license.replace(/ License$/, '');

const sections = readFileSync(projectFile('DEPENDENCIES.md'), 'utf8').split(/^## /m).slice(1);

/** The packages of a section; a row can name several with the same reason and licence. */
const packagesOf = (section: string) =>
  [...section.matchAll(/^\| (?!Package)([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].flatMap(
    ([, names = '', licence = '']) => names.split(', ').map((name) => ({ name, licence })),
  );

const emulators = globSync('emulators/*/package.json', { cwd: projectFile('.') }).map(dirname);

/**
 * The folders of package.json files by the section of DEPENDENCIES.md that lists their packages.
 */
const folders = [['web'], ['functions'], ['kit', ...emulators], ['scripts'], ['.']];

const isOurs = (name: string) => name.startsWith('@tools-hub/');

describe.each(folders.map((workspaces, index) => ({ workspaces, index })))(
  'DEPENDENCIES.md, of $workspaces',
  ({ workspaces, index }) => {
    const manifests = workspaces.map((workspace) => readManifest(`${workspace}/package.json`));
    const optional = Object.assign({}, ...manifests.map((one) => one.optionalDependencies));
    const rows = packagesOf(sections[index] ?? '');

    it('lists each package of package.json once, and no others', () => {
      const required = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) => [
        ...Object.keys(dependencies),
        ...Object.keys(devDependencies),
      ]);
      const names = new Set(
        [...required, ...Object.keys(optional)].filter((name) => !isOurs(name)),
      );
      expect(rows.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
    });

    it('names the licence of the installed package, one that we accept', () => {
      for (const { name, licence } of rows) {
        const above = workspaces.map((workspace) => dirname(workspace));
        const paths = [...workspaces, ...above, '.'].map(
          (folder) => `${folder}/node_modules/${name}`,
        );
        const found = paths.find((path) => existsSync(projectFile(`${path}/package.json`)));
        // Packages for other machines are not installed on this one.
        if (!found && optional[name]) continue;
        expect(licence, name).toBe(licenceIn(readManifest(`${found}/package.json`)));
        expect(acceptable).toContain(licence);
      }
    });
  },
);

/** Licences that only dependencies of dependencies use. */
const othersAcceptable = ['(MIT OR CC0-1.0)', 'BlueOak-1.0.0'];

/** Their package.json names no licence, but their file LICENSE contains the MIT licence. */
const unstated = ['node_modules/limiter', 'node_modules/png-js'];

it.each(['functions', 'web'])(
  '%s is deployed with packages under these licences only',
  (workspace) => {
    const deployed = deployedWith(workspace);
    expect(deployed.size).toBeGreaterThan(50);
    const others = [...deployed].filter(
      ([path, { license = '' }]) =>
        ![...acceptable, ...othersAcceptable].includes(license.replace(/ License$/, '')) &&
        !unstated.includes(path),
    );
    expect(others).toEqual([]);
  },
);

describe('npm', () => {
  it.each(['.npmrc', 'functions/.npmrc'])('%s keeps install scripts from running', (file) => {
    expect(readText(file).split('\n')).toContain('ignore-scripts=true');
  });

  it('skips no install script that a workspace needs', () => {
    const manifests = folders.flat().map((folder) => readManifest(`${folder}/package.json`));
    const names = manifests.flatMap(({ scripts = {} }) => Object.keys(scripts));
    expect(names.filter((name) => /^(?:pre|post|install$|prepare$)/.test(name))).toEqual([]);
  });

  it('uploads the setting with the functions', async () => {
    expect(await functionsFiles(readDeployConfig())).toContain('.npmrc');
  });
});

describe('Advisories', () => {
  it.each([
    ['path-to-regexp', '8.3.0', 2],
    ['path-to-regexp', '8.4.0', 0],
    ['path-to-regexp', '8.10.0', 0],
    ['path-to-regexp', '0.1.12', 0],
    ['protobufjs', '7.6.2', 3],
    ['protobufjs', '7.6.10', 0],
    ['protobufjs', '8.6.5', 3],
    ['express', '5.3.0', 0],
  ])('on %s %s are found', (name, version, found) => {
    expect(advisoriesOn(name, version)).toHaveLength(found);
  });

  it.each(['functions', 'web'])('affect no package that %s is deployed with', (workspace) => {
    const vulnerabilities = [...deployedWith(workspace)].flatMap(([path, { version = '' }]) =>
      advisoriesOn(path.split('node_modules/').at(-1) ?? '', version).map((id) => [path, id]),
    );
    expect(vulnerabilities).toEqual([]);
  });
});
