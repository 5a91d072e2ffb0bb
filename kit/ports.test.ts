import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addressesOf, assertPortsFree, readConfig } from './ports.ts';

const root = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = (content: string) => {
  const path = join(mkdtempSync(join(root, 'case-')), 'firebase.json');
  writeFileSync(path, content);
  return path;
};

it('adds the offset to the ports of firebase.json', () => {
  const [plain, moved] = [readConfig(0), readConfig(10_000)];
  expect(moved.emulators.auth.port).toBe(plain.emulators.auth.port + 10_000);
  expect(addressesOf(moved).hosting).toBe(`127.0.0.1:${plain.emulators.hosting.port + 10_000}`);
});

it('lets nobody but this machine reach a suite', () => {
  const hosts = Object.entries(readConfig(0).emulators).filter(([, { host }]) => host);
  expect(hosts.length).toBeGreaterThan(10);
  for (const [name, { host }] of hosts) expect(host, name).toBe('127.0.0.1');
});

it('reports a port that browsers block', () => {
  expect(() => readConfig(1000)).toThrow(
    'Browsers refuse to open port 6000 (emulators.hosting.port in firebase.json).',
  );
});

it('serves a suite with an offset from a separate folder', () => {
  expect(readConfig(0).hosting.public).toBe('web/dist');
  expect(readConfig(20).hosting.public).toBe('web/dist-20');
});

it('reports a missing port', () => {
  const config = file('{ "emulators": { "hub": { "host": "127.0.0.1" } } }');
  expect(() => readConfig(0, config)).toThrow(/firebase\.json: emulators\.hub must name/);
});

it('reports where firebase.json is not valid JSON', () => {
  expect(() => readConfig(0, file('{ "emulators": '))).toThrow(
    /firebase\.json is not valid JSON: /,
  );
});

it('reports the port in use and the setting that changes it', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  const config = readConfig(30_000);
  config.emulators.auth.port = port;
  await expect(assertPortsFree(config)).rejects.toThrow(
    `port ${port} (emulators.auth.port in firebase.json)`,
  );
  holder.close();
});
