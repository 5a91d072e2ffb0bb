import { parseArgs } from 'node:util';
import { folderToExportTo, folderToImport } from './dataFolders.ts';
import { StartError } from './startError.ts';

/** What `npm start` and `npm test` take after `--`. */
export interface Options {
  /** Added to every port of firebase.json. */
  offset: number;
  /** Google's own Firestore emulator instead of the stand-in. */
  official: boolean;
  /** Vite's development server and a compiler that watches, in front of the suite. */
  dev: boolean;
  /** Print all that the emulators print. */
  verbose: boolean;
  /** The folder of an export to begin with instead of the seed. */
  importFrom?: string | undefined;
  /** The folder to export to when the suite ends. */
  exportTo?: string | undefined;
}

const usage = `Options:
  --port-offset N   add N to every port of firebase.json
  --official        run Google's own Firestore emulator instead of the stand-in
  --verbose         print all that the emulators print
  --import DIR      begin with the data of an export instead of the seed
  --export-on-exit DIR
                    keep the data in DIR when the suite ends`;

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        'port-offset': { type: 'string' },
        official: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        import: { type: 'string' },
        'export-on-exit': { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new StartError(`${(cause as Error).message}\n\n${usage}`);
  }
};

/**
 * How far the ports of a suite are moved, as a command line says it.
 * @throws {StartError} with the usage for no such number.
 */
export const readOffset = (text: string, usage: string): number => {
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset;
  throw new StartError(`--port-offset must be a whole number from 0 to 50000.\n\n${usage}`);
};

/**
 * Reads the command line.
 * @throws {StartError} with the usage when it does not fit; when there is nothing to import, or an
 * export would replace something else.
 */
export const readOptions = (args: string[], defaults: { offset: number }): Options => {
  const { 'port-offset': text, import: from, 'export-on-exit': to, ...flags } = parse(args);
  const offset = text === undefined ? defaults.offset : readOffset(text, usage);
  return {
    offset,
    ...flags,
    ...(from !== undefined && { importFrom: folderToImport(from) }),
    ...(to !== undefined && { exportTo: folderToExportTo(to) }),
  };
};
