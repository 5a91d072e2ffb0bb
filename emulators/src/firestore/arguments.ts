import { parseArgs } from 'node:util';

/** What the command line says. */
export interface Arguments {
  host: string;
  port: number;
  /** That of the WebSocket which tells what the rules are asked. */
  websocketPort: number | undefined;
  /** The rules file. */
  rules: string | undefined;
}

const text = { type: 'string' } as const;

const portOf = (name: string, value: string | boolean): number => {
  const port = Number(value);
  if (
    value !== '' &&
    typeof value === 'string' &&
    Number.isInteger(port) &&
    port >= 0 &&
    port <= 65_535
  )
    return port;
  throw new Error(`${name} ${value} is not a port.`);
};

/**
 * Reads the arguments that firebase-tools passes to a Firestore emulator; those that mean nothing
 * here are ignored.
 * @throws {Error} when a port is not one.
 */
export const parseArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...args],
    options: { host: text, port: text, websocket_port: text, rules: text },
    strict: false,
  });
  const websocketPort = values.websocket_port;
  const host = typeof values.host === 'string' ? values.host : '127.0.0.1';
  return {
    host,
    port: portOf('--port', values.port ?? '8080'),
    websocketPort:
      websocketPort === undefined ? undefined : portOf('--websocket_port', websocketPort),
    rules: typeof values.rules === 'string' ? values.rules : undefined,
  };
};
