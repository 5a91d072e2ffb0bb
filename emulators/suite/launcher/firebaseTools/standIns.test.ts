import { createRequire } from 'node:module';
import { projectFile } from '@tools-hub/kit/paths';
import { beforeAll, expect, it } from 'vitest';
import { plugInStandIns } from './standIns.ts';

interface DownloadableEmulators {
  requiresJava(name: string): boolean;
  _getCommand(name: string, args: object): { binary: string; args: string[] };
}

const emulators: DownloadableEmulators = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/downloadableEmulators.js',
);

beforeAll(() => plugInStandIns({ official: false }));

it.each(['firestore', 'storage'])('firebase-tools needs no Java for %s', (name) => {
  expect(emulators.requiresJava(name)).toBe(false);
});

it('firebase-tools starts the Firestore stand-in with the arguments of the CLI', () => {
  const { binary, args } = emulators._getCommand('firestore', { host: '127.0.0.1', port: 8080 });
  expect(binary).toBe(process.execPath);
  expect(args[0]).toMatch(/firestore[\\/]main\.ts$/);
  expect(args.slice(1)).toEqual([
    ...['--indexes', projectFile('firestore.indexes.json')],
    ...['--host', '127.0.0.1', '--port', 8080],
  ]);
});

it('firebase-tools starts the Storage rules runtime', () => {
  const { binary, args } = emulators._getCommand('storage', {});
  expect(binary).toBe(process.execPath);
  expect(args[0]).toMatch(/storage[\\/]main\.ts$/);
  expect(args).toContain('serve');
});
