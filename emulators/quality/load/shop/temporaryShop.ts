import { fileURLToPath } from 'node:url';
import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { projectFile } from '@tools-hub/kit/paths';
import { projectId } from '@tools-hub/kit/project';
import { startScheduler } from '../../../suite/launcher/scheduler/scheduler.ts';
import { storeSettings } from '../../../suite/seed/documents/storeSettings.ts';
import { startServer } from '../../../suite/testing/startServer.ts';
import { indexedStore, startBackend } from '../../bench/support/support.ts';
import { startApi } from '../../faults/support/api.ts';
import { startCards } from '../../faults/support/cards.ts';
import { startKillable } from '../../faults/support/servers/killableServer.ts';
import { startMailServer } from '../../faults/support/servers/mailServer.ts';
import { startCuttableStore } from './cuttableStore.ts';
import { registerFunctions, startEventRelay } from './eventRelay.ts';
import type { Fault } from './faults.ts';

const functionsScript = fileURLToPath(new URL('./functionsServer.ts', import.meta.url));

/** A shop for the load alone, in whose processes nothing else happens. */
export interface TemporaryShop {
  /** The way of the shop and its pages to Firestore, which a fault can cut. */
  store: string;
  /** The Message-IDs of all mails that the mail server has accepted, in their order. */
  received: () => string[];
  /** Whether each event of Firestore has been handled. */
  isSettled: () => boolean;
  /** How many runs of scheduled jobs have failed. */
  failedJobs: () => number;
  faults: Fault[];
  /** Stops the functions and the scheduled jobs, so that nobody else sends mails. */
  stopFunctions: () => Promise<void>;
  close: () => Promise<void>;
}

const startStore = async (functionsEmulator: string) => {
  const rules = projectFile('firestore.rules');
  const { child, host } = await startBackend(
    indexedStore('--rules', rules, '--functions_emulator', functionsEmulator),
  );
  process.env.FIRESTORE_EMULATOR_HOST = host;
  await registerFunctions(host);
  return { host, stop: () => child.kill() };
};

/**
 * Starts the API, the functions and the scheduled jobs, each in one process, with the Firestore
 * stand-in, firebase-tools' Auth emulator, the stand-in of Stripe and a mail server, and points the
 * environment at them.
 */
export const startTemporaryShop = async (): Promise<TemporaryShop> => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
    API_WRITES_PER_ACCOUNT: '0',
    API_WRITES_PER_ADDRESS: '0',
    API_LOOKUPS_PER_ADDRESS: '0',
    API_READS_PER_CALLER: '0',
    PAYMENT_MAIL_SECONDS: '1',
    UNDO_MAIL_SECONDS: '1',
    WEBHOOK_LOCAL_HOSTS: '127.0.0.1',
    API_KEY_PEPPER: 'pepper-of-the-load',
  });
  const [relay, mails, auth] = await Promise.all([
    startEventRelay(),
    startMailServer(),
    startServer('auth'),
    buildFunctionsIfChanged(),
  ]);
  const store = await startStore(relay.host);
  const way = await startCuttableStore(store.host);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(auth).host;
  const [stopCards] = await Promise.all([startCards(), storeSettings(projectId)]);
  // This process also sends the mails whose sender was killed.
  Object.assign(process.env, mails.env);
  const env = { FIRESTORE_EMULATOR_HOST: way.host };
  // A second is shorter than the outage of the mail server, so some mails need several attempts.
  const mailEnv = { ...env, ...mails.env, MAIL_RETRY_SECONDS: '1' };
  const [api, functions] = await Promise.all([
    startApi(env),
    startKillable(functionsScript, mailEnv),
  ]);
  relay.port = functions.port;
  const scheduler = startScheduler(mailEnv);
  const stopFunctions = async () => {
    await Promise.all([scheduler.stop(), functions.close()]);
  };
  return {
    store: way.host,
    received: () => mails.accepted.map(({ messageId }) => messageId),
    isSettled: () => relay.waiting() === 0,
    failedJobs: scheduler.failures,
    faults: [
      { name: 'the API was killed', during: api.killAndRestart },
      { name: 'the functions were killed', during: functions.killAndRestart },
      { name: 'Firestore could not be reached', begin: way.cut, end: way.restore },
      { name: 'the mail server was down', begin: mails.close, end: mails.open },
    ],
    stopFunctions,
    close: async () => {
      relay.close();
      await Promise.all([stopFunctions(), api.close(), stopCards()]);
      way.close();
      store.stop();
      await mails.close().catch(() => {});
    },
  };
};
