import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientDuplexStream, credentials, makeClientConstructor } from '@grpc/grpc-js';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { loadService } from './transports/service.ts';

const ServiceClient = makeClientConstructor(loadService(), 'Firestore');

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'firestore-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

// The processes share what Node.js compiles, which is most of the time that each needs to start.
const compileCache = { NODE_COMPILE_CACHE: join(folder, 'compiled') };

const run = (...args: string[]) => {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...compileCache },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const port = /listening on [^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    exited.then(() => reject(new Error(output)), reject);
  });
  listening.catch(() => {});
  return { child, exited, listening };
};

const fileOf = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

describe('main', () => {
  it('accepts the arguments of firebase-tools, and exits on SIGINT with open streams', async () => {
    const rules = fileOf('open.rules', 'service cloud.firestore {}');
    const { child, listening, exited } = run(
      ...['--host', '127.0.0.1', '--port', '0', '--websocket_port', '0', '--rules', rules],
      ...[
        '--database-edition',
        'standard',
        '--project_id',
        'demo',
        '--single_project_mode',
        'true',
      ],
      ...['--functions_emulator', '127.0.0.1:5001'],
    );
    const port = await listening;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('Ok');
    const client = new ServiceClient(`127.0.0.1:${port}`, credentials.createInsecure());
    const database = 'projects/demo/databases/(default)';
    const stream: ClientDuplexStream<object, object> = client.Listen?.();
    stream.on('error', () => {});
    const documents = { documents: [`${database}/documents/tools/saw`] };
    stream.write({ database, addTarget: { targetId: 1, documents } });
    await once(stream, 'data');
    child.kill('SIGINT');
    expect(await exited).toMatchObject({ code: 0 });
    client.close();
  });

  it('reports a port in use, and fails', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { code, output } = await run('--port', String(port)).exited;
    holder.close();
    expect(output).toContain('address already in use');
    expect(output).toContain(String(port));
    expect(code).toBe(1);
  });

  it('reports file, line, column and cause of rules that do not compile, and fails', async () => {
    const file = fileOf('broken.rules', 'service cloud.firestore {\n  mtch /a { }\n}');
    const { code, output } = await run('--port', '0', '--rules', file).exited;
    expect(output).toMatch(/broken\.rules:2:3: .*mtch/);
    expect(code).toBe(1);
  });

  it('reports a rules file that it cannot read, and fails', async () => {
    const { code, output } = await run('--port', '0', '--rules', join(folder, 'none.rules')).exited;
    expect(output).toContain('none.rules');
    expect(code).toBe(1);
  });

  it('reports a missing export, and fails', async () => {
    const file = join(folder, 'none.overall_export_metadata');
    const { code, output } = await run('--port', '0', '--seed_from_export', file).exited;
    expect(output).toContain(`Cannot import ${file}`);
    expect(code).toBe(1);
  });

  it('reports a corrupt export, and fails', async () => {
    const file = fileOf('broken.overall_export_metadata', 'not an export');
    const { code, output } = await run('--port', '0', '--seed_from_export', file).exited;
    expect(output).toMatch(/Cannot import .*broken\.overall_export_metadata: the record at byte 0/);
    expect(code).toBe(1);
  });

  it.each(['--port', '--websocket_port'])('rejects an invalid %s', async (name) => {
    const { code, output } = await run(name, 'eighty').exited;
    expect(output).toContain(name);
    expect(output).toContain('eighty');
    expect(code).toBe(1);
  });

  it('rejects queries that need an index which --indexes lacks', async () => {
    const indexes = fileOf('indexes.json', '{"indexes": []}');
    const url = `http://127.0.0.1:${await run('--port', '0', '--indexes', indexes).listening}`;
    const field = (fieldPath: string) => ({ field: { fieldPath } });
    const structuredQuery = {
      from: [{ collectionId: 'tools' }],
      where: { fieldFilter: { ...field('kind'), op: 'EQUAL', value: { stringValue: 'saw' } } },
      orderBy: [field('price')],
    };
    const parent = `${url}/v1/projects/p/databases/(default)/documents`;
    const response = await fetch(`${parent}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery }),
    });
    expect(await response.text()).toContain('The query requires an index.');
  });

  it('prints its options for --help, and its version', async () => {
    const help = await run('--help').exited;
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('--indexes FILE') });
    const version = await run('--version').exited;
    expect(version).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it('refuses an unknown option, and prints its options', async () => {
    const { code, output } = await run('--prot', '8080').exited;
    expect(output).toMatch(/Unknown option '--prot'.*--port PORT/s);
    expect(code).toBe(1);
  });

  it('does not retain rejected requests, which would exceed its memory', async () => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=96');
    const { listening } = run('--host', '127.0.0.1', '--port', '0');
    vi.unstubAllEnvs();
    const url = `http://127.0.0.1:${await listening}/emulator/v1/projects/p:securityRules`;
    const body = 'x'.repeat(256 * 1024);
    const refuse = async () => {
      const response = await fetch(url, { method: 'PUT', body });
      expect(response.status, await response.text()).toBe(400);
    };
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 30 }, refuse));
  });
});
