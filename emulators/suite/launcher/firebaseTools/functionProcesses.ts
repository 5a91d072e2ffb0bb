import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { reasonOf } from '@tools-hub/kit/processes';
import { breakOffTogether } from './breakOffTogether.ts';

type State = 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';

interface Runtime {
  process: ChildProcess;
  events: { emit(name: string, log: object): boolean };
}

/** firebase-tools' record of a process that runs a function. */
interface Worker {
  state: State;
  runtime: Runtime;
  request(message: unknown, response: Writable, ...rest: unknown[]): Promise<void>;
  processStream(text: unknown, rest: string): string;
  waitForSocketReady(): Promise<void>;
}

interface Trigger {
  id: string;
  eventTrigger?: { eventType: string };
}

interface FunctionRequest {
  params: { trigger_name: string };
  headers: IncomingHttpHeaders;
  rawBody?: Buffer;
}

interface WorkerPool {
  getIdleWorker(triggerId: string, language: string): Worker | undefined;
  addWorker(trigger: Trigger, runtime: Runtime, ...rest: unknown[]): Worker;
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string, language: string): Worker[];
  exit(): void;
}

interface Emulator {
  startRuntime(backend: { codebase: string }, trigger: Trigger): Promise<Worker>;
  triggers: Record<string, { def: Trigger } | undefined>;
  handleHttpsTrigger(req: FunctionRequest, res: ServerResponse): Promise<void>;
}

const require = createRequire(import.meta.url);

const workers: {
  RuntimeWorkerPool: new (mode?: string) => WorkerPool;
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const {
  FunctionsEmulator,
}: {
  FunctionsEmulator: { prototype: Emulator };
} = require('firebase-tools/lib/emulator/functionsEmulator.js');

/** A process for firebase-tools to kill, in place of one that other requests still use. */
const unkillable = { kill: () => {} };

/**
 * Lets a worker run many requests at once. Its `request` expects one at a time: it marks the worker
 * idle when the request ends, and kills the process when the request fails. Here each request gets
 * a view of the worker with a separate state, and the worker stays busy until the last request
 * ends.
 */
const shareWorker = (worker: Worker) => {
  const request = worker.request;
  let running = 0;
  const finish = () => {
    running -= 1;
    if (running > 0) return;
    if (worker.state === 'BUSY') worker.state = 'IDLE';
    else if (worker.state === 'FINISHING') worker.runtime.process.kill();
  };
  worker.request = async (message, response, ...rest) => {
    running += 1;
    if (worker.state === 'IDLE') worker.state = 'BUSY';
    const view = Object.create(worker, {
      state: { value: 'BUSY', writable: true },
      runtime: { value: { ...worker.runtime, process: unkillable } },
    });
    breakOffTogether(response);
    await request.call(view, message, response, ...rest).finally(finish);
  };
};

/**
 * Keeps a process running after its function has thrown, as production does: only the request
 * fails. firebase-tools treats the FATAL log of such an error as the end of the process.
 */
const keepAfterErrors = (worker: Worker) => {
  const { processStream } = worker;
  worker.processStream = (text, rest) => {
    const events = {
      emit: (name: string, log: { type?: string; text?: string }) =>
        (log.type === 'runtime-status' && log.text === 'killed') ||
        worker.runtime.events.emit(name, log),
    };
    const runtime = { ...worker.runtime, events, process: unkillable };
    return processStream.call(Object.create(worker, { runtime: { value: runtime } }), text, rest);
  };
};

/** Fails as soon as the process exits. firebase-tools would wait for it until a timeout. */
const failWhenEnded = (worker: Worker) => {
  const { waitForSocketReady } = worker;
  worker.waitForSocketReady = async () => {
    const { process } = worker.runtime;
    const failure = once(process, 'exit').then(() => {
      throw new Error('The process ended before it was ready.');
    });
    await Promise.race([waitForSocketReady.call(worker), failure]);
  };
};

const poolOfOne = (onUnexpectedExit: (reason: string) => void) =>
  class extends workers.RuntimeWorkerPool {
    private isStopping = false;

    override addWorker(trigger: Trigger, runtime: Runtime, ...rest: unknown[]): Worker {
      let worker: Worker | undefined;
      // This listener runs before that of firebase-tools, while the state still tells a stopped
      // process from one that exited unexpectedly.
      runtime.process.once('exit', (code, signal) => {
        if (this.isStopping || worker?.state === 'FINISHING') return;
        onUnexpectedExit(reasonOf(code, signal));
      });
      worker = super.addWorker(trigger, runtime, ...rest);
      shareWorker(worker);
      keepAfterErrors(worker);
      failWhenEnded(worker);
      return worker;
    }

    override getIdleWorker(triggerId: string, language: string): Worker | undefined {
      this.cleanUpWorkers();
      return this.getTriggerWorkers(triggerId, language).find(
        ({ state }) => state === 'IDLE' || state === 'BUSY',
      );
    }

    override exit(): void {
      this.isStopping = true;
      super.exit();
    }
  };

/** Makes requests wait for a process that is starting, instead of starting another one. */
const shareStarts = (emulator: Emulator) => {
  const { startRuntime } = emulator;
  const starting = new Map<string, Promise<Worker>>();
  emulator.startRuntime = function (backend, trigger) {
    const key = `${backend.codebase}/${trigger?.id}`;
    const started =
      starting.get(key) ??
      startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, started);
    return started;
  };
};

/** Answers 503 when a function does not start. firebase-tools would never answer. */
const answerFailedStarts = (emulator: Emulator) => {
  const { handleHttpsTrigger } = emulator;
  emulator.handleHttpsTrigger = async function (req, res) {
    try {
      await handleHttpsTrigger.call(this, req, res);
    } finally {
      if (!res.headersSent) res.writeHead(503).end('The function did not start.');
    }
  };
};

/** The text that firebase-tools looks for, in lower case only. Media types are case-insensitive. */
const protobuf = 'application/protobuf';

/**
 * Decodes the bodies of Firestore's events. firebase-tools decodes them character by character,
 * which takes a seventh of its time.
 */
const decodeEvents = (emulator: Emulator) => {
  const { handleHttpsTrigger } = emulator;
  emulator.handleHttpsTrigger = function (req, res) {
    if (req.headers['content-type'] === protobuf && req.rawBody) {
      req.rawBody = Buffer.from(req.rawBody.toString(), 'base64');
      req.headers['content-type'] = protobuf.toUpperCase();
      req.headers['content-length'] = String(req.rawBody.length);
    }
    return handleHttpsTrigger.call(this, req, res);
  };
};

const isUpload = ({ eventTrigger }: Trigger): boolean =>
  eventTrigger?.eventType.startsWith('google.cloud.storage.') ?? false;

/**
 * Runs the Storage events of a function one after the other, because resizing a large picture takes
 * much memory. Other events run at the same time, so that a function can process them together.
 */
const queueEvents = (emulator: Emulator) => {
  const { handleHttpsTrigger } = emulator;
  const lastOf = new Map<string, Promise<void>>();
  emulator.handleHttpsTrigger = function (req, res) {
    const name = req.params.trigger_name;
    const trigger = this.triggers[name]?.def;
    if (!trigger || !isUpload(trigger)) return handleHttpsTrigger.call(this, req, res);
    const previous = lastOf.get(name) ?? Promise.resolve();
    const current = previous.then(() => handleHttpsTrigger.call(this, req, res));
    lastOf.set(
      name,
      current.catch(() => {}),
    );
    return current;
  };
};

const assertPatchable = () => {
  const pool = workers.RuntimeWorkerPool?.prototype ?? {};
  const emulator = FunctionsEmulator?.prototype ?? {};
  const missing = [
    ...['addWorker', 'getIdleWorker', 'cleanUpWorkers', 'getTriggerWorkers', 'exit'].filter(
      (name) => !(name in pool),
    ),
    ...['startRuntime', 'handleHttpsTrigger'].filter((name) => !(name in emulator)),
  ];
  if (missing.length === 0) return;
  const { version } = require('firebase-tools/package.json');
  throw new Error(
    `The Functions emulator of firebase-tools ${version} lacks ${missing.join(', ')}. Adapt emulators/suite/launcher/firebaseTools/functionProcesses.ts.`,
  );
};

/**
 * Makes the Functions emulator run each function in one process. An HTTP function serves all its
 * requests at once, as an instance in production serves up to 80. The events of a function run one
 * after the other. Without this, firebase-tools starts another process, which takes two seconds of
 * CPU, for each request that arrives while the others are busy. When a function throws, only that
 * request fails.
 *
 * @param onUnexpectedExit Called with the reason when a process exits that was not stopped.
 * @throws {Error} when this version of firebase-tools lacks the methods to patch.
 */
export const runFunctionsInOneProcessEach = (onUnexpectedExit: (reason: string) => void): void => {
  assertPatchable();
  workers.RuntimeWorkerPool = poolOfOne(onUnexpectedExit);
  shareStarts(FunctionsEmulator.prototype);
  answerFailedStarts(FunctionsEmulator.prototype);
  decodeEvents(FunctionsEmulator.prototype);
  queueEvents(FunctionsEmulator.prototype);
};
