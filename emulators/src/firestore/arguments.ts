import { parseArgs } from 'node:util';

/** What the command line says. */
export interface Arguments {
  host: string;
  port: number;
  /** The rules file. */
  rules: string | undefined;
}

const text = { type: 'string' } as const;

/**
 * Reads the arguments that firebase-tools passes to a Firestore emulator; those that mean nothing
 * here are ignored.
 * @throws {Error} when the port is not one.
 */
export const parseArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...args],
    options: { host: text, port: text, rules: text },
    strict: false,
  });
  const port = Number(values.port ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port} is not a port.`);
  }
  const host = typeof values.host === 'string' ? values.host : '127.0.0.1';
  return { host, port, rules: typeof values.rules === 'string' ? values.rules : undefined };
};
