import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runFunctionsInOneProcessEach } from './functionProcesses.ts';

const require = createRequire(import.meta.url);
const workers = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

// Answers each request with its process id and the number of concurrent requests. `/gate?n` answers
// when n requests are waiting, and `/half` breaks off.
const server = `
  let running = 0;
  let waiting = [];
  require('node:http').createServer((req, res) => {
    if (req.url === '/__/health') return res.end();
    if (req.url === '/half') return res.write('Half', () => res.destroy());
    if (req.url === '/fail') {
      console.log(JSON.stringify({ level: 'FATAL', type: 'runtime-error', text: 'It failed.' }));
    }
    running += 1;
    const most = running;
    const answer = () => { running -= 1; res.end(JSON.stringify({ pid: process.pid, most })); };
    const gate = Number(req.url.split('?')[1] ?? 0);
    if (gate === 0) return setImmediate(answer);
    waiting.push(answer);
    if (waiting.length === gate) for (const each of waiting.splice(0)) each();
  }).listen(process.env.PORT);
`;

const folder = mkdtempSync(join(tmpdir(), 'functions-'));
const backend = { codebase: 'default', runtime: 'nodejs24' };
const api = { id: 'api' };
const onPicture = {
  id: 'onPicture',
  eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' },
};
const onTool = {
  id: 'onTool',
  eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written' },
};
const exits: string[] = [];
const started: ChildProcess[] = [];

const startNode = (script: string) => async () => {
  const socketPath = join(folder, `${randomUUID().slice(0, 8)}.sock`);
  const env = { ...process.env, PORT: socketPath };
  const child = spawn(process.execPath, ['-e', script], { env, stdio: 'pipe' });
  started.push(child);
  const conn = { httpReqOpts: () => ({ socketPath }) };
  return { process: child, events: new EventEmitter(), conn };
};

const openEmulator = (script = server) => {
  const pool = new workers.RuntimeWorkerPool();
  const emulator = {
    workerPools: { default: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: startNode(script),
  };
  const start = (trigger: object) =>
    FunctionsEmulator.prototype.startRuntime.call(emulator, backend, trigger);
  const request = async (trigger: { id: string }, path = '/') => {
    const response = Object.assign(new PassThrough(), { writeHead: () => {} });
    const answered = text(response);
    const message = { method: 'GET', path, headers: {} };
    await pool.submitRequest(trigger.id, message, response, undefined, undefined, backend.runtime);
    return JSON.parse(await answered) as { pid: number; most: number };
  };
  return { pool, start, request };
};

let handle: (request?: unknown) => Promise<void>;

beforeAll(() => {
  FunctionsEmulator.prototype.handleHttpsTrigger = (request: unknown) => handle(request);
  runFunctionsInOneProcessEach((reason) => exits.push(reason));
});

beforeEach(() => {
  exits.length = 0;
  started.length = 0;
});

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('starts one process for concurrent requests, and serves them at once', async () => {
  const { start, request, pool } = openEmulator();
  await Promise.all([start(api), start(api), start(api)]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(api, '/gate?20')));
  expect(started).toHaveLength(1);
  expect(new Set(answers.map(({ pid }) => pid))).toEqual(new Set([started[0]?.pid]));
  expect(Math.max(...answers.map(({ most }) => most))).toBe(20);
  pool.exit();
});

it('lets a replaced process finish its requests', async () => {
  const { start, request, pool } = openEmulator();
  const worker = await start(api);
  const early = request(api, '/gate?2');
  pool.refresh();
  expect(pool.readyForWork(api.id, backend.runtime)).toBe(false);
  await start(api);
  const late = await request(api);
  expect(late.pid).toBe(started[1]?.pid);
  // The second request of the gate goes to the old process, like one that was already running.
  const second = worker.request(
    { path: '/gate?2' },
    Object.assign(new PassThrough(), { writeHead: () => {} }),
  );
  expect((await early).pid).toBe(started[0]?.pid);
  await second;
  await expect.poll(() => started[0]?.signalCode).toBe('SIGTERM');
  expect(exits).toEqual([]);
  pool.exit();
});

it('reports a process that exits unexpectedly, but not one that is stopped', async () => {
  const { start, pool } = openEmulator();
  await Promise.all([start(api), start(onPicture)]);
  const [killed, stopped] = started;
  killed?.kill('SIGKILL');
  await once(killed as ChildProcess, 'exit');
  expect(exits).toEqual(['signal SIGKILL']);
  pool.exit();
  await once(stopped as ChildProcess, 'exit');
  expect(exits).toEqual(['signal SIGKILL']);
});

it('fails at once when the process exits before it is ready', async () => {
  const { start } = openEmulator('process.exit(3)');
  await expect(start(api)).rejects.toThrow('The process ended before it was ready.');
  expect(exits).toEqual(['exit code 3']);
});

it('keeps a process running after its function has thrown', async () => {
  const { start, request, pool } = openEmulator();
  const worker = await start(api);
  const logged = once(worker.runtime.events, 'log');
  await request(api, '/fail');
  expect((await logged)[0]).toMatchObject({ level: 'FATAL', text: 'It failed.' });
  expect((await request(api)).pid).toBe(started[0]?.pid);
  expect(exits).toEqual([]);
  pool.exit();
});

it('breaks off a response together with its function', async () => {
  const { start, request, pool } = openEmulator();
  await start(api);
  await expect(request(api, '/half')).rejects.toThrow('Premature close');
  expect((await request(api)).pid).toBe(started[0]?.pid);
  pool.exit();
});

const responseOf = () => {
  const response = { headersSent: false, writeHead: vi.fn(), end: vi.fn() };
  response.writeHead.mockReturnValue(response);
  return response;
};

/** The number of requests of a function that run at once when three arrive together. */
const maxConcurrent = async (trigger: { id: string }) => {
  let running = 0;
  let most = 0;
  handle = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  const emulator = { triggers: { [trigger.id]: { def: trigger } } };
  const request = { params: { trigger_name: trigger.id }, headers: {} };
  const arrive = () =>
    FunctionsEmulator.prototype.handleHttpsTrigger.call(emulator, request, responseOf());
  await Promise.all([arrive(), arrive(), arrive()]);
  return most;
};

it('runs the Storage events of a function one after the other, and all else at once', async () => {
  expect(await maxConcurrent(onPicture)).toBe(1);
  expect(await maxConcurrent(onTool)).toBe(3);
  expect(await maxConcurrent(api)).toBe(3);
});

it('answers a request whose function does not start', async () => {
  handle = () => Promise.reject(new Error('not there'));
  const request = { params: { trigger_name: api.id }, headers: {} };
  const response = responseOf();
  const handled = FunctionsEmulator.prototype.handleHttpsTrigger.call(
    { triggers: {} },
    request,
    response,
  );
  await expect(handled).rejects.toThrow('not there');
  expect(response.writeHead).toHaveBeenCalledWith(503);
});

it('decodes the event of a document', async () => {
  let received: unknown;
  handle = async (request) => {
    received = request;
  };
  const event = Buffer.from([0, 128, 255]);
  const request = {
    params: { trigger_name: onTool.id },
    headers: { 'content-type': 'application/protobuf', 'content-length': '4' },
    rawBody: Buffer.from(event.toString('base64')),
  };
  await FunctionsEmulator.prototype.handleHttpsTrigger.call(
    { triggers: {} },
    request,
    responseOf(),
  );
  const headers = { 'content-type': 'APPLICATION/PROTOBUF', 'content-length': '3' };
  expect(received).toMatchObject({ headers, rawBody: event });
});
