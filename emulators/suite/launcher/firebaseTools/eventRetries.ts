import { createRequire } from 'node:module';

interface EventTrigger {
  retry?: boolean;
}

interface Endpoint {
  id: string;
  eventTrigger?: EventTrigger;
}

interface Definition {
  name: string;
  eventTrigger?: EventTrigger;
}

const require = createRequire(import.meta.url);

const shared: {
  emulatedFunctionsFromEndpoints(endpoints: Endpoint[]): Definition[];
} = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');

const {
  FunctionsEmulator,
}: {
  FunctionsEmulator: {
    prototype: {
      getV2FirestoreAttributes(
        projectId: string,
        key: string,
        trigger: EventTrigger,
      ): { bundle: string; path: string };
    };
  };
} = require('firebase-tools/lib/emulator/functionsEmulator.js');

/**
 * Tells the Firestore emulator which functions get an event again that they have failed to process:
 * those with the option `retry`, which firebase-tools drops.
 */
export const passOnRetries = (): void => {
  const { emulatedFunctionsFromEndpoints } = shared;
  shared.emulatedFunctionsFromEndpoints = (endpoints) => {
    const retried = new Set(
      endpoints.filter(({ eventTrigger }) => eventTrigger?.retry).map(({ id }) => id),
    );
    return emulatedFunctionsFromEndpoints(endpoints).map((definition) =>
      definition.eventTrigger && retried.has(definition.name)
        ? { ...definition, eventTrigger: { ...definition.eventTrigger, retry: true } }
        : definition,
    );
  };
  const emulator = FunctionsEmulator.prototype;
  const { getV2FirestoreAttributes } = emulator;
  emulator.getV2FirestoreAttributes = function (projectId, key, trigger) {
    const { bundle, path } = getV2FirestoreAttributes.call(this, projectId, key, trigger);
    const registration: object = JSON.parse(bundle);
    return { bundle: JSON.stringify({ ...registration, retry: trigger.retry === true }), path };
  };
};
