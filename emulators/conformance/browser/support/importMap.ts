import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The exports of a package under one or several conditions. */
type Exported = string | { [condition: string]: Exported };

const conditions = ['browser', 'import', 'default'];

const fileOf = (exported: Exported): string | undefined => {
  if (typeof exported === 'string') return exported;
  const condition = Object.keys(exported).find((name) => conditions.includes(name));
  return condition === undefined ? undefined : fileOf(exported[condition] as Exported);
};

const entriesOf = (name: string): [specifier: string, file: string][] => {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`There is no package ${name}.`);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Record<string, Exported>;
  };
  return Object.entries(exports).flatMap(([path, exported]) => {
    const file = fileOf(exported);
    return file === undefined ? [] : [[join(name, path), join(dirname(manifest), file)]];
  });
};

/** The packages of the web SDK that `firebase/firestore` consists of. */
const packages = [
  ...['firebase', '@firebase/app', '@firebase/firestore', '@firebase/webchannel-wrapper'],
  ...['@firebase/component', '@firebase/logger', '@firebase/util', 'idb', 're2js'],
];

/** The file of each module of the web SDK as a browser loads it, by the name in an import. */
export const sdkModules: ReadonlyMap<string, string> = new Map(packages.flatMap(entriesOf));
