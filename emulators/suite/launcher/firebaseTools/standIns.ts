import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { plugInFirestore, replaceEmulator } from '@tools-hub/firestore/firebase-tools';
import { findOfficialFirestore, officialFirestoreArgs } from '@tools-hub/kit/officialFirestore';
import { projectFile } from '@tools-hub/kit/paths';
import { reasonOf } from '@tools-hub/kit/processes';
import { storageRulesCommand } from '@tools-hub/storage';

interface DownloadableEmulators {
  start(name: 'firestore' | 'storage', ...args: unknown[]): Promise<void>;
  get(name: 'firestore' | 'storage'): { instance: ChildProcess | null };
}

const require = createRequire(import.meta.url);

const downloadableEmulators = (): DownloadableEmulators =>
  require('firebase-tools/lib/emulator/downloadableEmulators.js');

const officialFirestore = async () => {
  const jar = findOfficialFirestore();
  // Without a jar, firebase-tools downloads one and reports the Java version it requires. The
  // binary is not named `java`, because firebase-tools 15 would then require Java 21.
  if (jar) {
    await replaceEmulator('firestore', {
      binary: '/usr/bin/env',
      args: officialFirestoreArgs(jar),
    });
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
  await replaceEmulator('storage', storageRulesCommand);
  await (official
    ? officialFirestore()
    : plugInFirestore({ indexes: projectFile('firestore.indexes.json') }));
};

/**
 * Reports when the process of the Firestore emulator exits. firebase-tools does not detect a
 * process that a signal killed, or one that exited with code 0.
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
