import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectFile } from '../paths.ts';
import { exitOf } from '../processes.ts';

const modules = ['runMain', 'commandError'].map((name) =>
  projectFile(`kit/commandLine/${name}.ts`),
);

/** A command that starts a server, and then does this. Each line that it prints gets a signal. */
const run = async (main: string, signal: NodeJS.Signals = 'SIGTERM') => {
  const script = `
    import { createServer } from 'node:http';
    import { runMain } from ${JSON.stringify(modules[0])};
    import { CommandError } from ${JSON.stringify(modules[1])};
    createServer().listen(0, '127.0.0.1');
    await runMain(async (signal) => { ${main} }, { endsWithinMs: 0, sameSignalMs: -1 });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.on('data', () => child.kill(signal));
  return { code: await exitOf(child), errors: errors.trim() };
};

const aborted = "new Promise((resolve) => signal.addEventListener('abort', resolve))";

it('ends a command that fails with one message and leaves a server behind', async () => {
  expect(await run("throw new CommandError('The shop did not start: EPIPE');")).toEqual({
    code: 1,
    errors: 'The shop did not start: EPIPE',
  });
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'ends a command that %s interrupts',
  async (name) => {
    const main = `setTimeout(() => console.log('started'), 0); await ${aborted}; return 0;`;
    expect(await run(main, name)).toEqual({ code: 130, errors: '' });
  },
);

it('ends a command that does not end after the first signal with the second', async () => {
  const main = `
    signal.addEventListener('abort', () => console.log('still busy'));
    setTimeout(() => console.log('started'), 0);
    await new Promise(() => {});
    return 0;`;
  expect(await run(main)).toEqual({ code: 130, errors: '' });
});
