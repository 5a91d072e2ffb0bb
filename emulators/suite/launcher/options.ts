import { parseCommandLine } from '@tools-hub/kit/commandLine/parseCommandLine';
import { readOffset } from '@tools-hub/kit/commandLine/readOffset';
import { folderToExportTo, folderToImport } from './dataFolders.ts';

/** The options that `npm start`, `npm run dev` and `npm test` share. */
export interface Options {
  /** Added to every port of firebase.json. */
  offset: number;
  /** Run Google's Firestore emulator instead of the stand-in. */
  official: boolean;
  /** Run Vite's development server and a watching compiler in front of the suite. */
  dev: boolean;
  /** Print everything that the emulators print. */
  verbose: boolean;
  /** The folder of an export to load instead of the seed. */
  importFrom?: string | undefined;
  /** The folder to export to when the suite stops. */
  exportTo?: string | undefined;
}

const sharedUsage = `Options:
  --port-offset N   add N to every port of firebase.json
  --official        run Google's Firestore emulator instead of the stand-in`;

const startUsage = `npm start [-- options]       run the shop
npm run dev [-- options]     run the shop with hot reload

${sharedUsage}
  --dev             hot reload, as npm run dev
  --verbose         print everything that the emulators print
  --import DIR      load the export in DIR instead of the seed
  --export-on-exit DIR
                    export the data to DIR when the suite stops`;

const testUsage = `npm test [-- options]        run all checks and tests

${sharedUsage}
  --quick           only types, lint, the unit and component tests that the change since the
                    main branch of origin affects, and one journey in a browser`;

const sharedOptions = {
  'port-offset': { type: 'string' },
  official: { type: 'boolean', default: false },
} as const;

const startOptions = {
  ...sharedOptions,
  dev: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  import: { type: 'string' },
  'export-on-exit': { type: 'string' },
} as const;

/**
 * Reads the command line of `npm start` and `npm run dev`.
 * @throws {CommandError} when an option is invalid, the export to load does not exist, or an export
 * would overwrite other files.
 */
export const readStartOptions = (args: string[]): Options => {
  const { values } = parseCommandLine(startUsage, { args, options: startOptions });
  const { 'port-offset': offset = '0', import: from, 'export-on-exit': to, ...flags } = values;
  return {
    offset: readOffset(offset, startUsage),
    ...flags,
    ...(from !== undefined && { importFrom: folderToImport(from) }),
    ...(to !== undefined && { exportTo: folderToExportTo(to) }),
  };
};

/** The options of `npm test`. */
export interface TestOptions extends Options {
  /** Run only what fits into the daily loop. */
  quick: boolean;
}

const testOptions = { ...sharedOptions, quick: { type: 'boolean', default: false } } as const;

/** The tests run beside a suite at the default ports. */
const testOffset = '20';

/**
 * Reads the command line of `npm test`.
 * @throws {CommandError} when an option is invalid.
 */
export const readTestOptions = (args: string[]): TestOptions => {
  const { values } = parseCommandLine(testUsage, { args, options: testOptions });
  const { 'port-offset': offset = testOffset, official, quick } = values;
  return { offset: readOffset(offset, testUsage), official, quick, dev: false, verbose: false };
};
