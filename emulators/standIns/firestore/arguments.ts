import { parseArgs } from 'node:util';

/** What the command line says. */
export interface Arguments {
  host: string;
  port: number;
  /** That of the WebSocket which tells what the rules are asked. */
  websocketPort: number | undefined;
  /** The rules file. */
  rules: string | undefined;
  /** The overall_export_metadata of the export to begin with. */
  seedFile: string | undefined;
  /** The project the suite runs for. */
  project: string | undefined;
  /** The Functions emulator, `host:port`. */
  functionsEmulator: string | undefined;
}

const text = { type: 'string' } as const;

const given = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined;

const portOf = (name: string, value: string | boolean): number => {
  const port = value === '' ? Number.NaN : Number(value);
  if (typeof value === 'string' && Number.isInteger(port) && port >= 0 && port <= 65_535) {
    return port;
  }
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
    options: {
      host: text,
      port: text,
      websocket_port: text,
      rules: text,
      seed_from_export: text,
      project_id: text,
      functions_emulator: text,
    },
    strict: false,
  });
  const websocketPort = values.websocket_port;
  return {
    host: given(values.host) ?? '127.0.0.1',
    port: portOf('--port', values.port ?? '8080'),
    websocketPort:
      websocketPort === undefined ? undefined : portOf('--websocket_port', websocketPort),
    rules: given(values.rules),
    seedFile: given(values.seed_from_export),
    project: given(values.project_id),
    functionsEmulator: given(values.functions_emulator),
  };
};
