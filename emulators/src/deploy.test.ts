/** What a deploy uploads, functions/ alone, works without the rest of the repository. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFile } from './paths.ts';
import { runTool } from './processes.ts';

interface Manifest {
  endpoints: Record<string, object>;
  params: { name: string; description?: string; default?: unknown }[];
}

const run = promisify(execFile);
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const manifest = readJson(projectFile('functions/package.json'));
const dependencies = Object.keys(manifest.dependencies);

let folder: string;

// Of node_modules only what package.json asks for: nothing else is installed in the cloud.
const linkDependencies = () => {
  for (const name of dependencies) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(projectFile(`node_modules/${name}`), link, 'dir');
  }
};

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'functions-')));
  copyFileSync(projectFile('functions/package.json'), join(folder, 'package.json'));
  await runTool('tsc', ['-p', 'functions/tsconfig.build.json', '--outDir', join(folder, 'lib')]);
  linkDependencies();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = { ...process.env, GCLOUD_PROJECT: 'demo-tools-hub' };

const evaluate = async (code: string): Promise<unknown> => {
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: environment });
  return JSON.parse(stdout);
};

const specifiers = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );

const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

describe('functions/, deployed alone', () => {
  it('imports nothing but its own files and the dependencies it names', () => {
    const files = globSync(join(folder, 'lib/**/*.js'));
    const imported = new Set(files.flatMap(specifiers).filter((name) => !isBuiltin(name)));
    const foreign = [...imported].filter((name) => !/^\.\.?\//.test(name)).map(packageOf);
    expect(foreign).toContain('express');
    expect(dependencies).toEqual(expect.arrayContaining(foreign));
  });

  it('exports the API and the trigger of pictures, nothing else', async () => {
    const code = `import * as main from './${manifest.main}';
      console.log(JSON.stringify(Object.keys(main)));`;
    expect(await evaluate(code)).toEqual(['api', 'resizePictures', 'removePictureSizes']);
  });

  it('loads what it puts off until it is needed', async () => {
    const code = `const { document } = await import('./lib/openapi/document.js');
      await import('firebase-admin/app-check');
      await import('sharp');
      console.log(JSON.stringify(Object.keys(document.paths)));`;
    expect(await evaluate(code)).toContain('/order');
  });

  it('is discovered as the CLI discovers it, each parameter with its description', async () => {
    const discover = createRequire(import.meta.url)
      .resolve('firebase-functions')
      .replace(
        /firebase-functions[/\\]lib[/\\].*$/,
        'firebase-functions/lib/bin/firebase-functions.js',
      );
    const output = join(folder, 'manifest.json');
    const env = {
      ...environment,
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    };
    await run(process.execPath, [discover, folder], { cwd: folder, env });
    const { endpoints, params }: Manifest = readJson(output);
    expect(Object.keys(endpoints)).toEqual(['api', 'resizePictures', 'removePictureSizes']);
    expect(endpoints.resizePictures).toMatchObject({
      eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' },
    });
    expect(params.map(({ name }) => name)).toContain('PICTURES_REGION');
    expect(params.find(({ name }) => name === 'SITE_URL')?.default).toBe(
      'https://{{ params.PROJECT_ID }}.web.app',
    );
    for (const { name, description, default: preset } of params) {
      expect(description, name).toMatch(/\w+ \w+.*\.$/);
      expect(preset, name).toBeDefined();
    }
  });

  it('asks for Node 24 and is built before each deploy', () => {
    const [codebase] = readJson(projectFile('firebase.json')).functions;
    expect(manifest.engines).toEqual({ node: '24' });
    expect(manifest.scripts.build).toBe('tsc -p tsconfig.build.json');
    expect(codebase.predeploy).toEqual(['npm --prefix "$RESOURCE_DIR" run build']);
  });
});
