/** The packages of emulators/, packed and installed where nothing else is, without a network. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectFile } from '../../kit/paths.ts';
import { runTool } from '../../kit/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const modules = join(folder, 'node_modules');
const ours = ['rules', 'firestore'];
let child: ChildProcess | undefined;

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

/** Links the packages that its package.json declares, and no others: a missing one fails. */
const linkDependencies = (name: string) => {
  const manifest = join(modules, '@tools-hub', name, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    if (dependency.startsWith('@tools-hub/')) continue;
    const link = join(modules, dependency);
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
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const startEmulator = async (...args: string[]): Promise<string> => {
  child = spawn(process.execPath, [main, '--port', '0', ...args], { cwd: folder });
  const [output] = await once(child.stdout ?? child, 'data');
  return /listening on (\S+)/.exec(String(output))?.[1] ?? String(output);
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

it('names the licence of the protocol definition', () => {
  const text = (file: string) => readFileSync(join(dirname(main), file), 'utf8');
  expect(text('NOTICE')).toContain('Apache License 2.0');
  expect(text('LICENSE-protocol.txt')).toContain('Apache License');
});
