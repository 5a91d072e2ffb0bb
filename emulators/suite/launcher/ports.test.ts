import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesOf, assertPortsFree, readConfig } from './ports.ts';

const file = (content: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'config-')), 'firebase.json');
  writeFileSync(path, content);
  return path;
};

it('reads the ports of firebase.json and moves them by the offset', () => {
  const [plain, moved] = [readConfig(0), readConfig(10_000)];
  expect(moved.emulators.auth.port).toBe(plain.emulators.auth.port + 10_000);
  expect(addressesOf(moved).hosting).toBe(`127.0.0.1:${plain.emulators.hosting.port + 10_000}`);
});

it('names a port that browsers refuse to open', () => {
  expect(() => readConfig(1000)).toThrow(
    'Browsers refuse to open port 6000 (emulators.hosting.port in firebase.json).',
  );
});

it('serves a moved suite from a folder of its own', () => {
  expect(readConfig(0).hosting.public).toBe('web/dist');
  expect(readConfig(20).hosting.public).toBe('web/dist-20');
});

it('names a port that is missing', () => {
  const config = file('{ "emulators": { "hub": { "host": "127.0.0.1" } } }');
  expect(() => readConfig(0, config)).toThrow(/firebase\.json: emulators\.hub must name/);
});

it('says where firebase.json breaks off', () => {
  expect(() => readConfig(0, file('{ "emulators": '))).toThrow(
    /firebase\.json is not valid JSON: /,
  );
});

it('names the port in use and the setting that changes it', async () => {
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
