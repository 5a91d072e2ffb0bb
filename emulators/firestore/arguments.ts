import { parseArgs } from 'node:util';

/** The command line arguments. */
export interface Arguments {
  host: string;
  port: number;
  /** The port of the WebSocket that streams rules evaluations. */
  websocketPort: number | undefined;
  /** The rules file. */
  rules: string | undefined;
  /** The firestore.indexes.json: queries that need another index are rejected. */
  indexesFile: string | undefined;
  /** The overall_export_metadata file of the export to import at the start. */
  seedFile: string | undefined;
  /** The project the suite runs for. */
  project: string | undefined;
  /** The Functions emulator, `host:port`. */
  functionsEmulator: string | undefined;
}

/** The text of `--help`. */
export const usage = `firestore-emulator [options]   run a Firestore emulator

Options:
  --host HOST                 listen on this host; 127.0.0.1 by default
  --port PORT                 gRPC, REST and WebChannel; 8080 by default, 0 for any free port
  --rules FILE                the security rules; without them everything is allowed
  --indexes FILE              a firestore.indexes.json: reject queries that need another index
  --seed_from_export FILE     import an export: its file .overall_export_metadata
  --project_id ID             the project that gets the imported data first
  --functions_emulator HOST:PORT
                              send the events of documents to the Functions emulator
  --websocket_port PORT       stream the decisions of the rules, ws://HOST:PORT/requests
  --help                      print this text
  --version                   print the version

firebase-tools also passes --database-edition, --single_project_mode,
--single_project_mode_error and --webchannel_port, which change nothing.`;

const text = { type: 'string' } as const;

const options = {
  host: text,
  port: text,
  websocket_port: text,
  rules: text,
  indexes: text,
  seed_from_export: text,
  project_id: text,
  functions_emulator: text,
  'database-edition': text,
  single_project_mode: text,
  single_project_mode_error: text,
  webchannel_port: text,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

const portOf = (name: string, value: string): number => {
  const port = value === '' ? Number.NaN : Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} ${value} is not a port.`);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n\n${usage}`, { cause });
  }
};

/**
 * Reads the command line, which firebase-tools may have written. It returns 'help' or 'version'
 * when only that text is requested.
 * @throws {Error} with the usage for an unknown option, and when a port is invalid.
 */
export const parseArguments = (args: readonly string[]): Arguments | 'help' | 'version' => {
  const { help, version, websocket_port: websocketPort, ...values } = parse(args);
  if (help) return 'help';
  if (version) return 'version';
  return {
    host: values.host ?? '127.0.0.1',
    port: portOf('--port', values.port ?? '8080'),
    websocketPort:
      websocketPort === undefined ? undefined : portOf('--websocket_port', websocketPort),
    rules: values.rules,
    indexesFile: values.indexes,
    seedFile: values.seed_from_export,
    project: values.project_id,
    functionsEmulator: values.functions_emulator,
  };
};
