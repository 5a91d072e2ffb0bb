import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contract = 'functions/contract';
const statement = /^import (type )?\{([^}]*)\} from 'functions\/contract';/gm;
const reexported = /^export .* from '(.+)';/gm;

/** The module of the contract that has each value, by the name of the value. */
const modulesByValue = async (): Promise<Map<string, string>> => {
  const index = createRequire(import.meta.url).resolve(contract);
  const files = [...readFileSync(index, 'utf8').matchAll(reexported)].map(([, path = '']) =>
    join(dirname(index), path),
  );
  const valuesOf = async (file: string) => Object.keys(await import(pathToFileURL(file).href));
  const entries = files.map(async (file) =>
    (await valuesOf(file)).map((name): [string, string] => [name, file]),
  );
  return new Map((await Promise.all(entries)).flat());
};

const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/**
 * The code with an import for each value of the contract, from the module that has it.
 * @throws {Error} if none has it.
 */
export const importModules = (code: string, modules: ReadonlyMap<string, string>): string => {
  const importOf = (value: string): string => {
    const [name = ''] = value.split(' as ');
    const module = modules.get(name);
    if (!module) throw new Error(`The contract has no ${name}.`);
    return `import { ${value} } from ${JSON.stringify(module)};`;
  };
  return code.replaceAll(statement, (_, type, list: string) =>
    type ? '' : valuesIn(list).map(importOf).join(' '),
  );
};

/**
 * Imports the values of the contract from their modules instead of from its index, so that the
 * graph of modules says which pages need which part of the contract.
 */
export const contractModules = (): Plugin => {
  let modules = new Map<string, string>();
  return {
    name: 'contract-modules',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      modules = await modulesByValue();
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: contract },
      handler: (code) => ({ code: importModules(code, modules), map: null }),
    },
  };
};
