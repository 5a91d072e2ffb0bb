import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { passOnRetries } from './eventRetries.ts';

const require = createRequire(import.meta.url);
const shared = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

passOnRetries();

const endpoint = (id: string, retry: boolean) => ({
  id,
  entryPoint: id,
  platform: 'gcfv2',
  region: 'us-central1',
  eventTrigger: {
    retry,
    eventType: 'google.cloud.firestore.document.v1.written',
    eventFilters: { database: '(default)', namespace: '(default)' },
    eventFilterPathPatterns: { document: 'tools/{id}' },
  },
});

it.each([true, false])('registers a function with its option retry: %s', (retry) => {
  const [{ eventTrigger }] = shared.emulatedFunctionsFromEndpoints([
    endpoint('onToolChanged', retry),
  ]);
  const attributes = FunctionsEmulator.prototype.getV2FirestoreAttributes;
  const { bundle } = attributes.call({}, 'demo', 'onToolChanged', eventTrigger);
  expect(JSON.parse(bundle)).toMatchObject({ database: '(default)', retry });
});
