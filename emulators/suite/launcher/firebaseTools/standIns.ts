import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findOfficialFirestore, officialFirestoreArgs } from '../../../../kit/officialFirestore.ts';
import { reasonOf } from '../../../../kit/processes.ts';

interface Command {
  binary: string;
  args: string[];
}

interface DownloadableEmulators {
  start(name: StandIn, ...args: unknown[]): Promise<void>;
  downloadIfNecessary(name: StandIn): Promise<Command>;
  _getCommand(name: StandIn, args: { port: number }): Command;
  get(name: StandIn): { instance: ChildProcess | null };
}

type StandIn = keyof typeof scripts;

const require = createRequire(import.meta.url);

const downloadableEmulators = (): DownloadableEmulators =>
  require('firebase-tools/lib/emulator/downloadableEmulators.js');

const scripts = {
  firestore: fileURLToPath(new URL('../../../firestore/main.ts', import.meta.url)),
  storage: fileURLToPath(new URL('../../../storage/main.ts', import.meta.url)),
};

const plugIn = async (name: StandIn, command: Command) => {
  // firebase-tools only checks that this file exists, and makes it executable.
  process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`] = scripts[name];
  const emulators = downloadableEmulators();
  Object.assign(await emulators.downloadIfNecessary(name), command);
  const inUse = emulators._getCommand(name, { port: 1 });
  if (inUse.binary !== command.binary || inUse.args[0] !== command.args[0]) {
    const { version } = require('firebase-tools/package.json');
    throw new Error(
      `firebase-tools ${version} no longer starts the ${name} emulator with the command in downloadableEmulators.js. Adapt emulators/suite/launcher/firebaseTools/standIns.ts.`,
    );
  }
};

const node = (...args: string[]): Command => ({ binary: process.execPath, args });

const officialFirestore = async () => {
  const jar = findOfficialFirestore();
  // Without a jar, firebase-tools downloads one and reports the Java version it requires. The binary
  // is not named `java`, because firebase-tools 15 would then require Java 21.
  if (jar) {
    await plugIn('firestore', { binary: '/usr/bin/env', args: officialFirestoreArgs(jar) });
  }
};

/**
 * Replaces the two emulators that firebase-tools would download and run on Java by the stand-ins:
 * it changes their commands in a table of firebase-tools before the CLI is loaded.
 *
 * @param official Run Google's Firestore emulator instead of the stand-in.
 * @throws {Error} when this version of firebase-tools does not use that table.
 */
export const plugInStandIns = async ({ official }: { official: boolean }): Promise<void> => {
  await plugIn('storage', node(scripts.storage, 'serve'));
  await (official ? officialFirestore() : plugIn('firestore', node(scripts.firestore)));
};

/**
 * Reports when the process of the Firestore emulator exits. firebase-tools does not detect a process
 * that a signal killed, or one that exited with code 0.
 */
export const watchFirestore = (onUnexpectedExit: (reason: string) => void): void => {
  const emulators = downloadableEmulators();
  const { start } = emulators;
  emulators.start = async (name, ...args) => {
    await start(name, ...args);
    const { instance } = emulators.get(name);
    instance?.once('exit', (code, signal) => onUnexpectedExit(reasonOf(code, signal)));
  };
};

/** Stops the Firestore emulator at once. It would outlive a CLI that crashes. */
export const killFirestore = (): void => {
  downloadableEmulators().get('firestore').instance?.kill('SIGINT');
};
