import { type PropsWithChildren, useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { auth, firebaseApp } from '../../firebase.ts';
import { syncAccessToken } from './accessToken.ts';

/** What reactfire's hooks need. Loaded apart from the first paint, by each part that asks. */
export const SessionProviders = ({ children }: PropsWithChildren) => {
  useEffect(() => syncAccessToken(auth), []);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
};
