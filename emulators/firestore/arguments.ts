import { parseArgs } from 'node:util';

/** The command line arguments. */
export interface Arguments {
  host: string;
  port: number;
  /** The port of the WebSocket that streams rules evaluations. */
  websocketPort: number | undefined;
  /** The rules file. */
  rules: string | undefined;
  /** The overall_export_metadata file of the export to import at the start. */
  seedFile: string | undefined;
  /** The project the suite runs for. */
  project: string | undefined;
  /** The Functions emulator, `host:port`. */
  functionsEmulator: string | undefined;
}

const text = { type: 'string' } as const;

const textOrUndefined = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined;

const portOf = (name: string, value: string | boolean): number => {
  const port = value === '' ? Number.NaN : Number(value);
  if (typeof value === 'string' && Number.isInteger(port) && port >= 0 && port <= 65_535) {
    return port;
  }
  throw new Error(`${name} ${value} is not a port.`);
};

/**
 * Reads the arguments that firebase-tools passes to a Firestore emulator; unknown ones are ignored.
 * @throws {Error} when a port is invalid.
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
    host: textOrUndefined(values.host) ?? '127.0.0.1',
    port: portOf('--port', values.port ?? '8080'),
    websocketPort:
      websocketPort === undefined ? undefined : portOf('--websocket_port', websocketPort),
    rules: textOrUndefined(values.rules),
    seedFile: textOrUndefined(values.seed_from_export),
    project: textOrUndefined(values.project_id),
    functionsEmulator: textOrUndefined(values.functions_emulator),
  };
};
