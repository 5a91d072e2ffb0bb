import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs a small load on a separate shop. Resolves to its exit code and its output. */
const load = async (...options: string[]): Promise<{ code: number; output: string }> => {
  const size = [
    '--customers',
    '20',
    '--companies',
    '4',
    '--admins',
    '3',
    '--listeners',
    '12',
    '--pause',
    '0.4',
  ];
  const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
  const child = spawn(process.execPath, [main, ...size, ...options], { env });
  onTestFinished(() => void child.kill());
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output: `${output}\n${errors}` };
};

/** The failures; the tables before it are long. */
const problemsIn = (output: string): string =>
  output.slice(Math.max(output.search(/^(?:Failed calls|Problems afterwards):/m), 0));

/** The load names what it waits for, each for some minutes, before this limit. */
const timeout = 1_200_000;

describe('npm run load', { timeout }, () => {
  it('gets a good response to every call, and leaves the data consistent', async () => {
    const { code, output } = await load('--seconds', '3');
    expect(code, problemsIn(output)).toBe(0);
  });

  it('loses and duplicates nothing while processes are killed and connections are cut', async () => {
    const { code, output } = await load('--seconds', '8', '--faults');
    expect(code, problemsIn(output)).toBe(0);
  });
});
