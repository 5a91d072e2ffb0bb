import { type PropsWithChildren, useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { auth, firebaseApp } from '../../../lib/firebase/firebase.ts';
import { syncAccessToken } from './accessToken.ts';

/** The context of reactfire's hooks. Each part that needs it loads it after the first paint. */
export const SessionProviders = ({ children }: PropsWithChildren) => {
  useEffect(() => syncAccessToken(auth), []);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
};
