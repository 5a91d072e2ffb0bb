import { readFileSync } from 'node:fs';
import { RulesCompileError } from '../rules/language/errors.ts';
import { parseArguments } from './arguments.ts';
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

const start = async () => {
  const { rules, ...options } = parseArguments(process.argv.slice(2));
  return startServer({
    ...options,
    rules: readRules(rules),
    indexesFile: process.env.FIRESTORE_INDEXES_FILE || undefined,
  });
};

try {
  const server = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  console.log(`Firestore stand-in listening on ${server.host}:${server.port}`);
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
