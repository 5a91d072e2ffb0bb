import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { CommandError } from './commandLine/commandError.ts';
import { compileCache, projectFile } from './paths.ts';

const toolPath = `${projectFile('node_modules/.bin')}${delimiter}${process.env.PATH}`;

/** Starts a tool of node_modules in the project's root, with the Node.js of node_modules. */
export const startTool = (
  name: string,
  args: string[],
  { env, ...options }: SpawnOptions = {},
): ChildProcess =>
  spawn(name, args, {
    cwd: projectFile('.'),
    shell: process.platform === 'win32',
    ...options,
    env: { ...process.env, ...compileCache, ...env, PATH: toolPath },
  });

/** Resolves with the exit code of a process, or 1 if a signal killed it. */
export const exitOf = async (child: ChildProcess): Promise<number> => {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  const [code] = await once(child, 'exit');
  return code ?? 1;
};

/** Why a process exited: `signal SIGKILL` or `exit code 1`. */
export const reasonOf = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal ? `signal ${signal}` : `exit code ${code}`;

/** Resolves with what a process whose output is piped has printed, when it has ended. */
export const outputOf = async (child: ChildProcess): Promise<string> => {
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  await once(child, 'close');
  return printed.join('');
};

/**
 * Runs a tool, and prints nothing unless it fails.
 * @throws {CommandError} with the tool's output.
 */
export const runTool = async (name: string, args: string[], options: SpawnOptions = {}) => {
  const child = startTool(name, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, output] = await Promise.all([exitOf(child), outputOf(child)]);
  if (code !== 0) throw new CommandError(`${[name, ...args].join(' ')} failed:\n${output}`);
};

/** Sends a signal to a process, unless it has exited. */
export const signal = (child: ChildProcess, name: NodeJS.Signals) => {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
};
