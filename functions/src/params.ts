import { defineBoolean, defineInt, defineString, expr, projectID } from 'firebase-functions/params';

/** Hosting's rewrite in firebase.json names the same region. */
export const region = defineString('API_REGION', {
  default: 'us-central1',
  description: 'Where the API runs. firebase.json names the same region in its rewrite of /api.',
});

export const concurrency = defineInt('API_CONCURRENCY', {
  default: 80,
  description: 'How many requests one instance of the API answers at the same time.',
});

export const minInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'How many instances stay warm when nobody calls. Each is billed while it waits.',
});

export const maxInstances = defineInt('API_MAX_INSTANCES', {
  default: 20,
  description: 'How many instances may run at once: the ceiling of the bill.',
});

export const writesPerAccount = defineInt('API_WRITES_PER_ACCOUNT', {
  default: 60,
  description: 'How many writing calls an account may make a minute, on one instance. 0: no limit.',
});

export const writesPerAddress = defineInt('API_WRITES_PER_ADDRESS', {
  default: 120,
  description:
    'How many writing calls may come from one address a minute, on one instance. 0: no limit.',
});

/**
 * A caller's address is the entry of X-Forwarded-For that the outermost of these proxies wrote.
 * Who calls the function's own address, past Hosting, can forge it; the limit per account and App
 * Check do not rest on it. DEPLOY.md says what closes that.
 * @see https://cloud.google.com/functions/docs/reference/headers
 */
export const trustedProxies = defineInt('API_TRUSTED_PROXIES', {
  default: 2,
  description:
    'How many proxies stand in front of the API: Google’s front end and Hosting’s network. 1 without Hosting.',
});

export const appCheckEnforced = defineBoolean('API_APP_CHECK', {
  default: false,
  description:
    'Whether writing calls must carry an App Check token. Register the web app for App Check first.',
});

export const verifiedOrdersOnly = defineBoolean('API_VERIFIED_ORDERS_ONLY', {
  default: false,
  description: 'Whether only accounts with a verified e-mail address may order.',
});

export const pictureRegion = defineString('PICTURES_REGION', {
  default: 'us-central1',
  description: 'Where pictures are brought into their sizes: the region of the bucket they lie in.',
});

export const pictureInstances = defineInt('PICTURES_MAX_INSTANCES', {
  default: 5,
  description: 'How many instances may resize pictures at once.',
});

const site = defineString('SITE_URL', {
  default: expr`https://${projectID}.web.app`,
  description: 'The shop’s own address, as customers and search engines know it.',
});

/** The shop's own origin. Each emulator suite has another, which its launcher says in SHOP_URL. */
export const siteUrl = { value: (): string => process.env.SHOP_URL || site.value() };

const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === '127.0.0.1' || hostname === 'localhost';

/** Whether an address is one of the shop's own. In a suite Vite serves the shop from another port. */
export const isOfShop = (url: URL): boolean =>
  url.origin === new URL(siteUrl.value()).origin ||
  (Boolean(process.env.SHOP_URL) && isThisMachine(url));
