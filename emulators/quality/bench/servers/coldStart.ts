/** Measures how long a new instance of the API takes until it answers. Needs Linux, for /proc. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tools-hub/kit/freePort';
import { projectFile } from '@tools-hub/kit/paths';

/** The time and memory of a process that starts and sends one response. */
export interface ColdStart {
  /** From the start of the process to the end of the response. */
  answerMs: number;
  /** On all cores, which depends less on other load. In steps of 10 ms. */
  cpuMs: number;
  /** The most resident memory. */
  peakMiB: number;
}

const framework = join(
  dirname(
    createRequire(projectFile('functions/package.json')).resolve(
      '@google-cloud/functions-framework',
    ),
  ),
  'main.js',
);

/** A tick of the times in /proc. */
const tickMs = 10;

const usageOf = (pid: number | undefined): Pick<ColdStart, 'cpuMs' | 'peakMiB'> => {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  // The name of the program, in parentheses, may contain spaces.
  const times = read('stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  const peakKiB = Number(read('status').match(/VmHWM:\s+(\d+)/)?.[1]);
  return {
    cpuMs: times.reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0),
    peakMiB: peakKiB / 1024,
  };
};

/** Starts the built API in the server that the cloud uses, sends one request, and stops it. */
export const coldStart = async (env: NodeJS.ProcessEnv = {}): Promise<ColdStart> => {
  const port = await freePort();
  const start = performance.now();
  const args = [`--source=${projectFile('functions')}`, '--target=api', `--port=${port}`];
  const child = spawn(process.execPath, [framework, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FUNCTION_SIGNATURE_TYPE: 'http', ...env },
  });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/tools`).catch(() => undefined);
      const body = await response?.text();
      if (response?.ok) break;
      if (response) throw new Error(`GET /tools answered ${response.status}: ${body}`);
      if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode}.`);
      await delay(2);
    }
    return { answerMs: performance.now() - start, ...usageOf(child.pid) };
  } finally {
    // It exits cleanly, so that Node writes its compile cache.
    child.kill('SIGTERM');
    await ended;
  }
};
