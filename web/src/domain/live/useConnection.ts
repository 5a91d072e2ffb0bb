import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore';
import { useEffect, useState } from 'react';

/** The target of a listener. */
export type ListenerTarget =
  | { kind: 'document'; reference: DocumentReference }
  | { kind: 'list'; query: Query };

/**
 * The state of a listener: connecting until the server has answered, live while its content is
 * current, interrupted without a connection (it reconnects), and denied by the rules.
 */
export type ConnectionState = 'connecting' | 'live' | 'interrupted' | 'denied';

const options = { includeMetadataChanges: true };

/**
 * Follows the state of the connection to a target. It costs no further read, because the SDK
 * requests the same target only once.
 */
export const useConnection = (target: ListenerTarget): ConnectionState => {
  const [state, setState] = useState<ConnectionState>('connecting');
  useEffect(() => {
    const next = ({ metadata }: { metadata: { fromCache: boolean } }) =>
      setState(metadata.fromCache ? 'interrupted' : 'live');
    const error = () => setState('denied');
    return target.kind === 'document'
      ? onSnapshot(target.reference, options, { next, error })
      : onSnapshot(target.query, options, { next, error });
  }, [target]);
  return state;
};
