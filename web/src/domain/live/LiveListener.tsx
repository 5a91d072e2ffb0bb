import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollectionData,
  useFirestoreDocData,
} from 'reactfire';
import { firebaseApp } from '../../lib/firebase/firebase.ts';
import { openFirestore, releaseFirestore } from '../../lib/firebase/firestoreClient.ts';
import type { LiveSource } from './liveSources.ts';
import { type ConnectionState, type ListenerTarget, useConnection } from './useConnection.ts';

/** A source, and what to call with its content and state. */
export interface ListenerProps {
  source: LiveSource<unknown>;
  /** Called with the content as it is, and after each change. */
  onContent: (content: unknown) => void;
  onState: (state: ConnectionState) => void;
}

const options = { idField: '_id' };

const targetOf = (firestore: Firestore, { target }: LiveSource<unknown>): ListenerTarget => {
  const all = collection(firestore, target.collection);
  if (target.id !== undefined) return { kind: 'document', reference: doc(all, target.id) };
  const constraints: QueryConstraint[] = [
    ...(target.where ?? []).map((condition) => where(...condition)),
    ...(target.orderBy ? [orderBy(...target.orderBy)] : []),
    ...(target.limit === undefined ? [] : [limit(target.limit)]),
  ];
  return { kind: 'list', query: query(all, ...constraints) };
};

interface ContentProps {
  onContent: (content: unknown) => void;
}

const useReport = (
  { status, data }: { status: string; data: unknown },
  { onContent }: ContentProps,
) => {
  const report = useEffectEvent(onContent);
  useEffect(() => {
    if (status === 'success') report(data);
  }, [status, data]);
};

const DocumentContent = ({
  reference,
  ...props
}: ContentProps & { reference: DocumentReference }) => {
  useReport(useFirestoreDocData(reference, options), props);
  return null;
};

const ListContent = ({ list, ...props }: ContentProps & { list: Query }) => {
  useReport(useFirestoreCollectionData(list, options), props);
  return null;
};

const Listener = ({ source, onContent, onState }: ListenerProps) => {
  const firestore = useFirestore();
  const target = useMemo(() => targetOf(firestore, source), [firestore, source]);
  const state = useConnection(target);
  const [answered, setAnswered] = useState(false);
  useEffect(() => onState(state), [state, onState]);
  if (state === 'live' && !answered) setAnswered(true);
  // Before the server has answered, a document seems to be missing, and a list to be empty.
  if (!answered || state === 'denied') return null;
  return target.kind === 'document' ? (
    <DocumentContent reference={target.reference} onContent={onContent} />
  ) : (
    <ListContent list={target.query} onContent={onContent} />
  );
};

/** Listens to a source, and starts again with another one. */
export const LiveListener = (props: ListenerProps) => {
  const [firestore, setFirestore] = useState<Firestore>();
  useEffect(() => {
    setFirestore(openFirestore());
    return releaseFirestore;
  }, []);
  if (!firestore) return null;
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <FirestoreProvider sdk={firestore}>
        <Listener {...props} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
};
