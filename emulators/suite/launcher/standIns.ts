import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  findOfficialFirestore,
  officialFirestoreArgs,
} from '../../standIns/conformance/support/officialFirestore.ts';
import { reasonOf } from './processes.ts';

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
  firestore: fileURLToPath(new URL('../../standIns/firestore/main.ts', import.meta.url)),
  storage: fileURLToPath(new URL('../../standIns/storageRules/main.ts', import.meta.url)),
};

const plugIn = async (name: StandIn, command: Command) => {
  // firebase-tools asks only that this file exists, and makes it executable.
  process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`] = scripts[name];
  const emulators = downloadableEmulators();
  Object.assign(await emulators.downloadIfNecessary(name), command);
  const inUse = emulators._getCommand(name, { port: 1 });
  if (inUse.binary !== command.binary || inUse.args[0] !== command.args[0]) {
    const { version } = require('firebase-tools/package.json');
    throw new Error(
      `firebase-tools ${version} no longer starts the ${name} emulator by the command that downloadableEmulators.js holds. Adapt emulators/suite/launcher/standIns.ts.`,
    );
  }
};

const node = (...args: string[]): Command => ({ binary: process.execPath, args });

const officialFirestore = async () => {
  const jar = findOfficialFirestore();
  // Where there is none, firebase-tools downloads its own and asks for the Java it wants. The
  // binary is not named `java`, for then firebase-tools 15 insists on Java 21.
  if (jar) {
    await plugIn('firestore', { binary: '/usr/bin/env', args: officialFirestoreArgs(jar) });
  }
};

/**
 * Puts our stand-ins in the places of the two emulators that firebase-tools would download and run
 * on Java: it starts whatever command its table holds, so the table gets another command before the
 * CLI is loaded.
 *
 * @param official Run Google's own Firestore emulator instead of the Firestore stand-in.
 * @throws {Error} when a version of firebase-tools no longer has this seam.
 */
export const plugInStandIns = async ({ official }: { official: boolean }): Promise<void> => {
  await plugIn('storage', node(scripts.storage, 'serve'));
  await (official ? officialFirestore() : plugIn('firestore', node(scripts.firestore)));
};

/**
 * Reports the end of the Firestore emulator. firebase-tools itself notices neither a process that a
 * signal has killed nor one that ended with code 0.
 */
export const watchFirestore = (onDeath: (reason: string) => void): void => {
  const emulators = downloadableEmulators();
  const { start } = emulators;
  emulators.start = async (name, ...args) => {
    await start(name, ...args);
    const { instance } = emulators.get(name);
    instance?.once('exit', (code, signal) => onDeath(reasonOf(code, signal)));
  };
};

/** Stops the Firestore emulator at once: a CLI that crashes does not, and it runs on its own. */
export const killFirestore = (): void => {
  downloadableEmulators().get('firestore').instance?.kill('SIGINT');
};
