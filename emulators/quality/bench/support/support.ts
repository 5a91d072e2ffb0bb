/** Shared by the benches: command lines, emulator processes, load and statistics. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { ParseArgsConfig, parseArgs } from 'node:util';
import { firestoreCommand } from '@tools-hub/firestore/firebase-tools';
import { parseCommandLine } from '@tools-hub/kit/commandLine/parseCommandLine';
import { reportError } from '@tools-hub/kit/commandLine/runMain';
import { freePort } from '@tools-hub/kit/freePort';
import { compileCache, projectFile } from '@tools-hub/kit/paths';

/** The options of a bench. For `--help` or an invalid option it prints the usage and exits. */
export const readBenchOptions = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options?: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] => {
  try {
    const config = { args: process.argv.slice(2), options: options ?? {} };
    return parseCommandLine(usage, config).values as ReturnType<
      typeof parseArgs<{ options: Options }>
    >['values'];
  } catch (error) {
    process.exit(reportError(error));
  }
};

/** The command that starts the Firestore stand-in with the indexes of the shop. */
export const indexedStore = (...options: string[]): string[] => {
  const { binary, args } = firestoreCommand({ indexes: projectFile('firestore.indexes.json') });
  return [binary, ...args, ...options];
};

// A server that only speaks HTTP/2, like a plain gRPC server, counts as up.
const isUp = (host: string) =>
  fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    ({ cause }) => cause?.name === 'HTTPParserError',
  );

/** A running Firestore emulator, ours or Google's. */
export interface Backend {
  child: ChildProcess;
  host: string;
  readyMs: number;
}

/** Starts a Firestore emulator on a free port and waits until it answers. */
export const startBackend = async (
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<Backend> => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...compileCache, ...env },
  });
  while (!(await isUp(host))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with code ${child.exitCode}.`);
    await delay(10);
  }
  return { child, host, readyMs: performance.now() - start };
};

/** How many operations run at a time, and for how long. */
export interface Load {
  concurrency: number;
  seconds: number;
}

/** The result of a load; times are in milliseconds. */
export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The value below which a share of the values lies; 0 when there are none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** The rate of operations that took these times, within a time. */
export const rateOf = (times: readonly number[], elapsedMs: number): Rate => ({
  perSecond: (times.length / elapsedMs) * 1000,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
});

/** Repeats an operation, several at a time, and measures the rate. */
export const measureRate = async (
  operation: (n: number) => Promise<unknown>,
  { concurrency, seconds }: Load,
): Promise<Rate> => {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const operationStart = performance.now();
      await operation(next++);
      times.push(performance.now() - operationStart);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return rateOf(times, performance.now() - start);
};

/** The median of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A number for a table, with three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
