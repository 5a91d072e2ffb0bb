/** What the benches share: servers in processes of their own, load, and what came of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../standIns/conformance/support/freePort.ts';
import { compileCache } from '../launcher/paths.ts';

// What answers in HTTP/2 alone, as a mere gRPC server does, is there as well.
const answers = (host: string) =>
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
  env: NodeJS.ProcessEnv = {},
): Promise<Backend> => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...compileCache, ...env },
  });
  while (!(await answers(host))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with code ${child.exitCode}.`);
    await delay(10);
  }
  return { child, host, readyMs: performance.now() - began };
};

/** How much load: operations at a time, and for how long. */
export interface Load {
  lanes: number;
  seconds: number;
}

/** What came of a load; times are in milliseconds. */
export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Runs an operation again and again, so many at a time. */
export const rate = async (
  operation: (n: number) => Promise<unknown>,
  { lanes, seconds }: Load,
): Promise<Rate> => {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await operation(next++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond, p50: quantile(0.5), p99: quantile(0.99) };
};

/** The middle one of an odd number of values. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A number as a table shows it: three digits that count. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
