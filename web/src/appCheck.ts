import { config } from './config.ts';

/** A blocked reCAPTCHA says nothing: its script is waited for in vain. */
const patienceMs = 3_000;

const loadSdk = () => Promise.all([import('firebase/app-check'), import('./firebase.ts')]);

/**
 * Loads the SDK where App Check is set up, and asks Google for nothing. Called when a page opens and not
 * when it sends a form: many browsers never fetch a module again that they could not fetch once, and a
 * form that was sent offline could not be sent until the page was reloaded.
 * @see https://github.com/whatwg/html/issues/6768
 */
export const preloadAppCheck = async (): Promise<void> => {
  // A load that fails here fails again, with a message, when a token is needed.
  if (config.appCheckSiteKey) await loadSdk().catch(() => {});
};

/** The token is renewed when one is asked for, so that no idle page asks Google for any. */
const connect = async (siteKey: string) => {
  const [{ getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] =
    await loadSdk();
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
