import { addressesOf, type FirebaseConfig } from '@tools-hub/kit/ports';

const policyHeader = 'Content-Security-Policy';

const withSources = (policy: string, directive: string, sources: string[]): string =>
  policy.replace(new RegExp(`(?<=^|; )${directive} [^;]*`), (found) =>
    [found, ...sources].join(' '),
  );

/** The emulators that pages call, by directive. In production they call Google. */
const sourcesOf = (config: FirebaseConfig): Record<string, string[]> => {
  const { auth, firestore, storage } = addressesOf(config);
  return {
    'connect-src': [`http://${auth}`, `http://${firestore}`, `http://${storage}`],
    'img-src': [`http://${storage}`],
    'frame-src': [`http://${auth}`],
  };
};

/**
 * The configuration with a Content-Security-Policy that lets pages reach the Auth, Firestore and
 * Storage emulators. firebase.json itself contains the policy of production, without local
 * addresses.
 */
export const allowEmulators = (config: FirebaseConfig): FirebaseConfig => {
  const allow = (policy: string) =>
    Object.entries(sourcesOf(config)).reduce(
      (text, [directive, sources]) => withSources(text, directive, sources),
      policy,
    );
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === policyHeader ? allow(value) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
};
