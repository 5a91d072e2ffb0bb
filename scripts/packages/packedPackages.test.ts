/** The packages of emulators/, packed and installed where nothing else is, without a network. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const modules = join(folder, 'node_modules');
const ours = ['firestore', 'storage'];
const running: ChildProcess[] = [];

/** Unpacks a package as npm would publish it. */
const install = async (name: string) => {
  const target = join(modules, '@tools-hub', name);
  mkdirSync(target, { recursive: true });
  const dist = projectFile(`emulators/${name}/dist`);
  await runTool('npm', ['pack', dist, '--pack-destination', folder, '--ignore-scripts']);
  const { version } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const archive = join(folder, `tools-hub-${name}-${version}.tgz`);
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
};

/** Links the packages that its package.json declares and does not contain: a missing one fails. */
const linkDependencies = (name: string) => {
  const manifest = join(modules, '@tools-hub', name, 'package.json');
  const { dependencies, bundleDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    const link = join(modules, dependency);
    if (bundleDependencies.includes(dependency) || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(projectFile(`node_modules/${dependency}`), link, 'junction');
  }
};

const main = join(modules, '@tools-hub/firestore/main.js');

beforeAll(async () => {
  for (const name of ours) {
    await runTool('npm', ['run', 'build'], { cwd: projectFile(`emulators/${name}`) });
    await install(name);
    linkDependencies(name);
  }
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a program in the empty folder, and returns what it prints first. */
const firstOutput = async (...args: string[]): Promise<string> => {
  const child = spawn(process.execPath, args, { cwd: folder });
  running.push(child);
  const [output] = await once(child.stdout, 'data');
  return String(output);
};

const startEmulator = async (...args: string[]): Promise<string> => {
  const output = await firstOutput(main, '--port', '0', ...args);
  return /listening on (\S+)/.exec(output)?.[1] ?? output;
};

it('answers firebase-admin, with rules and indexes, without @google-cloud/firestore', async () => {
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, 'service cloud.firestore { match /a/{b} { allow read: if false; } }');
  const indexes = join(folder, 'indexes.json');
  writeFileSync(indexes, '{"indexes": []}');
  const host = await startEmulator('--rules', rules, '--indexes', indexes);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  const app = initializeApp({ projectId: 'packed' }, 'packed');
  const tools = getFirestore(app).collection('tools');
  await tools.doc('saw').set({ kind: 'saw', price: 1_250 });
  expect((await tools.where('price', '>', 1_000).get()).docs.map(({ id }) => id)).toEqual(['saw']);
  await expect(tools.where('kind', '==', 'saw').orderBy('price').get()).rejects.toThrow(
    'The query requires an index.',
  );
  const url = `http://${host}/v1/projects/packed/databases/(default)/documents/a/b`;
  expect((await fetch(url)).status).toBe(403);
  await deleteApp(app);
  vi.unstubAllEnvs();
});

it('exports its documents, and starts with them', async () => {
  const host = await startEmulator();
  const database = 'projects/packed/databases/(default)';
  const post = (url: string, body: object) =>
    fetch(`http://${host}/${url}`, { method: 'POST', body: JSON.stringify(body) });
  const fields = { kind: { stringValue: 'saw' } };
  await post(`v1/${database}/documents/tools?documentId=saw`, { fields });
  const target = { database, export_directory: folder, export_name: 'backup' };
  expect((await post('emulator/v1/projects/packed:export', target)).status).toBe(200);
  const metadata = join(folder, 'backup/backup.overall_export_metadata');
  const restored = await startEmulator('--seed_from_export', metadata);
  const response = await fetch(`http://${restored}/v1/${database}/documents/tools/saw`);
  expect(await response.json()).toMatchObject({ fields });
});

it('starts the runtime of Storage rules', async () => {
  const program = `
    import { spawn } from 'node:child_process';
    import { storageRulesCommand } from '@tools-hub/storage';
    const { binary, args } = storageRulesCommand;
    spawn(binary, args, { stdio: 'inherit' });`;
  const output = await firstOutput('--input-type=module', '--eval', program);
  expect(JSON.parse(output)).toMatchObject({ id: -1, status: 'ok' });
});

it.each(['nodenext', 'bundler'])('has types for strict code with %s resolution', async (name) => {
  const source = join(folder, 'consumer.mts');
  writeFileSync(
    source,
    `import { RulesCompileError, type RunningServer, startServer } from '@tools-hub/firestore';
    import { plugInFirestore, replaceEmulator } from '@tools-hub/firestore/firebase-tools';
    import { storageRulesCommand } from '@tools-hub/storage';
    const server: RunningServer = await startServer({ host: '127.0.0.1', port: 0 });
    const port: number = server.port;
    await plugInFirestore({ indexes: 'firestore.indexes.json' });
    await replaceEmulator('storage', storageRulesCommand);
    await startServer({ host: '::1', port }).catch((error) => error instanceof RulesCompileError);`,
  );
  const module = name === 'bundler' ? 'preserve' : name;
  const resolution = ['--module', module, '--moduleResolution', name];
  const strict = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    'false',
  ];
  const types = ['--types', 'node', '--typeRoots', projectFile('node_modules/@types')];
  const options = ['--target', 'es2022', '--ignoreConfig', ...resolution, ...strict, ...types];
  await runTool('tsc', [...options, source]);
});

it('names the licence of the protocol definition', () => {
  const text = (file: string) => readFileSync(join(dirname(main), file), 'utf8');
  expect(text('NOTICE')).toContain('Apache License 2.0');
  expect(text('LICENSE-protocol.txt')).toContain('Apache License');
});
