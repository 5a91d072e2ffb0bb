import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toolKeys } from '../../domain/tool/toolKeys.ts';
import { getSession, subscribeToSession } from '../../lib/session/session.ts';
import { createQueryClient } from './createQueryClient.ts';

const nobody = '';

/** The uid of the session, empty without an account; null as long as that is not known. */
const readAccount = (): string | null => {
  const session = getSession();
  if (session.status === 'signedIn') return session.user.uid;
  return session.status === 'signedOut' ? nobody : null;
};

/** The session has ended: its pages are gone, and pages for everyone stay as they are. */
const forgetAccount = (client: QueryClient) => {
  client.removeQueries({ type: 'inactive' });
  // The only data of an account on pages for everyone.
  void client.resetQueries({ queryKey: toolKeys.alerts });
};

/**
 * The query cache, which never has the data of two accounts: another account gets a new one, and
 * the end of a session removes its data. Render the pages with `key`, so that they start again with
 * a new cache. `onSessionEnd` is called when the server rejects the session of the current cache.
 */
export const useAccountClient = (onSessionEnd: () => void) => {
  const account = useSyncExternalStore(subscribeToSession, readAccount, () => null);
  const current = useRef<QueryClient>(null);
  const create = (): QueryClient => {
    const client: QueryClient = createQueryClient(() => {
      // A late response to the account before does not end the session of this one.
      if (current.current === client) onSessionEnd();
    });
    return client;
  };
  const [{ owner, client, key }, setState] = useState(() => ({
    owner: account ?? nobody,
    client: create(),
    key: 0,
  }));
  if (account && account !== owner) {
    const isOther = owner !== nobody;
    setState({
      owner: account,
      client: isOther ? create() : client,
      key: isOther ? key + 1 : key,
    });
  }
  useEffect(() => {
    current.current = client;
  }, [client]);
  const hasLeft = account === nobody && owner !== nobody;
  useEffect(() => {
    if (!hasLeft) return;
    forgetAccount(client);
    setState((state) => ({ ...state, owner: nobody }));
  }, [hasLeft, client]);
  return { client, key };
};
