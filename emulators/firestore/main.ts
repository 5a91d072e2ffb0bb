#!/usr/bin/env node
/** The command `firestore-emulator`. */
import { readFileSync } from 'node:fs';
import { RulesCompileError } from '@tools-hub/rules';
import { type Arguments, parseArguments, usage } from './arguments.ts';
import { startServer } from './server.ts';

const readRules = (file: string | undefined) =>
  file === undefined ? undefined : [{ name: file, content: readFileSync(file, 'utf8') }];

const describe = (error: unknown): string => {
  if (error instanceof RulesCompileError) {
    return error.issues
      .map(
        ({ fileName, line, column, description }) =>
          `${fileName}:${line}:${column}: ${description}`,
      )
      .join('\n');
  }
  const { code, message } = error as NodeJS.ErrnoException;
  // firebase-tools searches the output for these words.
  return code === 'EADDRINUSE' ? `${message}: address already in use` : message;
};

const version = (): string =>
  JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;

const run = async ({ rules, ...options }: Arguments) => {
  const server = await startServer({ ...options, rules: readRules(rules) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  console.log(`Firestore stand-in listening on ${server.host}:${server.port}`);
};

try {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed === 'help') console.log(usage);
  else if (parsed === 'version') console.log(version());
  else await run(parsed);
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
