/**
 * Lets firebase-tools start this emulator instead of Google's, which needs Java and a download.
 * Call it before the CLI is loaded: `await plugInFirestore();
 * require('firebase-tools/lib/bin/firebase.js')`.
 */
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How firebase-tools starts an emulator: it appends `--host`, `--port` and so on. */
export interface Command {
  binary: string;
  args: string[];
}

type Emulator = 'firestore' | 'storage';

interface DownloadableEmulators {
  downloadIfNecessary(name: Emulator): Promise<Command>;
  _getCommand(name: Emulator, args: { port: number }): Command;
}

const require = createRequire(import.meta.url);

/**
 * Replaces an emulator that firebase-tools would download by a command. With no command left that
 * runs Java, firebase-tools does not look for it.
 * @throws {Error} when firebase-tools is not installed, or this version starts emulators otherwise.
 */
export const replaceEmulator = async (name: Emulator, command: Command): Promise<void> => {
  // firebase-tools only checks that this file exists, and makes it executable.
  process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`] = fileURLToPath(import.meta.url);
  const emulators: DownloadableEmulators = require('firebase-tools/lib/emulator/downloadableEmulators.js');
  Object.assign(await emulators.downloadIfNecessary(name), command);
  const { binary, args } = emulators._getCommand(name, { port: 1 });
  if (binary === command.binary && args[0] === command.args[0]) return;
  const { version } = require('firebase-tools/package.json');
  throw new Error(
    `firebase-tools ${version} does not start the ${name} emulator with the command in its downloadableEmulators.js. Use version 15.34.2, which works.`,
  );
};

// The sources are TypeScript, the published package is JavaScript.
const script = fileURLToPath(new URL(`./main${extname(import.meta.url)}`, import.meta.url));

/**
 * The command that starts this emulator; with a file of indexes it rejects queries that need
 * others.
 */
export const firestoreCommand = ({ indexes }: { indexes?: string | undefined } = {}): Command => ({
  binary: process.execPath,
  args: [script, ...(indexes === undefined ? [] : ['--indexes', indexes])],
});

/** Lets firebase-tools start this emulator as its Firestore emulator. */
export const plugInFirestore = (options: { indexes?: string | undefined } = {}): Promise<void> =>
  replaceEmulator('firestore', firestoreCommand(options));
