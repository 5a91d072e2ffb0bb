import { config } from './config.ts';

/** If reCAPTCHA is blocked, the SDK never settles: it waits for the script. */
const timeoutMs = 3_000;

const loadSdk = () => Promise.all([import('firebase/app-check'), import('./firebase.ts')]);

/**
 * Preloads the SDK if App Check is configured; it sends nothing to Google. Pages call it when they
 * open, not when they submit a form: after a failed download, many browsers never fetch a module
 * again, so a form submitted offline would fail until a reload.
 * @see https://github.com/whatwg/html/issues/6768
 */
export const preloadAppCheck = async (): Promise<void> => {
  // If this load fails, the next one fails too and shows a message.
  if (config.appCheckSiteKey) await loadSdk().catch(() => {});
};

/** Without auto-refresh: an idle page must not call Google. */
const connect = async (siteKey: string) => {
  const [{ getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }, { firebaseApp }] =
    await loadSdk();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: false });
  return async () => (await getToken(appCheck)).token;
};

const nullAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * A token that proves to the API that a call comes from the shop's own page. It is `null` if App
 * Check is not configured or does not respond in time; the API then decides.
 * @see https://firebase.google.com/docs/app-check/web/custom-resource
 */
export const getAppCheckToken = async (): Promise<string | null> => {
  if (!config.appCheckSiteKey) return null;
  const token = connect(config.appCheckSiteKey)
    .then((getToken) => getToken())
    .catch(() => null);
  return Promise.race([token, nullAfter(timeoutMs)]);
};
