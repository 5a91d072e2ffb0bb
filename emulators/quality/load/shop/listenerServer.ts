/**
 * The listeners of open pages, in a separate process: each a signed-in customer with a separate
 * connection of the web SDK. It answers each message with what the listeners have now.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { liveListSize } from 'functions/contract';
import type { Listened } from './listeners.ts';
import { plainOf } from './plain.ts';

// The SDK logs each attempt to connect while the store is down.
setLogLevel('silent');

const states: string[] = [];
const failures: string[] = [];

const open = ({ host, project, uid, collection: name, id }: Listened, index: number): void => {
  const firestore = getFirestore(initializeApp({ projectId: project, apiKey: 'none' }, `${index}`));
  const [address = '', port] = host.split(':');
  connectFirestoreEmulator(firestore, address, Number(port), { mockUserToken: { sub: uid } });
  const all = collection(firestore, name);
  const fail = ({ message }: Error) => void failures.push(`listener ${index}: ${message}`);
  if (id) {
    const keep = (found: { data: () => unknown }) => {
      states[index] = JSON.stringify([plainOf(found.data())]);
    };
    onSnapshot(doc(all, id), keep, fail);
    return;
  }
  const own = [where('payerId', '==', uid), orderBy('changedAt', 'desc'), limit(liveListSize)];
  onSnapshot(
    query(all, ...own),
    ({ docs }) => {
      states[index] = JSON.stringify(docs.map((found) => plainOf(found.data())));
    },
    fail,
  );
};

process.on('message', (listened: Listened[]) => {
  for (const [index, each] of listened.entries()) open(each, index);
  process.send?.({ states, failures });
});
process.on('disconnect', () => process.exit());
