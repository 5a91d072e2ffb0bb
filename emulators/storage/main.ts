/**
 * The rules runtime that firebase-tools' Storage emulator starts: requests on stdin, responses on
 * stdout.
 */
import { createInterface } from 'node:readline';
import { parseRequest } from './protocol.ts';
import { StorageRulesRuntime } from './runtime.ts';

const runtime = new StorageRulesRuntime();
const send = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

const receive = (line: string): void => {
  try {
    const answer = runtime.handle(parseRequest(line));
    if (answer !== null) send(answer);
  } catch (error) {
    process.stderr.write(`Ignored: ${error instanceof Error ? error.message : error}\n`);
  }
};

createInterface({ input: process.stdin }).on('line', receive);
process.once('SIGINT', () => process.exit(0));
// The CLI waits for this message: the runtime is ready.
send({ id: -1, status: 'ok', warnings: [], errors: [] });
