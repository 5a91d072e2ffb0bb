import { config } from './config.ts';

/** A blocked reCAPTCHA says nothing: its script is waited for in vain. */
const patienceMs = 3_000;

/** The token is renewed when one is asked for, so that no idle page asks Google for any. */
const connect = async (siteKey: string) => {
  const [{ getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] =
    await Promise.all([import('firebase/app-check'), import('./firebase.ts')]);
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: false });
  return async () => (await getToken(appCheck)).token;
};

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * What proves to the API that a call comes from the shop's own page; `null` where App Check is not
 * set up, or where none can be had in time: the API decides what it takes then.
 * @see https://firebase.google.com/docs/app-check/web/custom-resource
 */
export const getAppCheckToken = async (): Promise<string | null> => {
  if (!config.appCheckSiteKey) return null;
  const token = connect(config.appCheckSiteKey)
    .then((getToken) => getToken())
    .catch(() => null);
  return Promise.race([token, after(patienceMs)]);
};
