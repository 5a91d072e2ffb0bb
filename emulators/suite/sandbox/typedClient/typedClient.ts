import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { exitOf, outputOf, startTool } from '@tools-hub/kit/processes';
import { document } from 'functions/openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** The types that integrators generate from the OpenAPI document, as TypeScript. */
export const generateTypes = async (): Promise<string> =>
  astToString(await openapiTypescript(JSON.stringify(document)));

/** A temporary folder with programs of an integrator, which find the packages of this project. */
export const createClientFolder = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  symlinkSync(projectFile('node_modules'), join(folder, 'node_modules'), 'junction');
  const all = { 'package.json': '{ "type": "module" }', ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  moduleDetection: 'force',
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/** What the compiler says about the programs of a folder; empty if all is well. */
export const typeErrors = async (folder: string): Promise<string> => {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const child = startTool('tsc', ['-p', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output] = await Promise.all([outputOf(child), exitOf(child)]);
  return output;
};
