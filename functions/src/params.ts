import {
  defineBoolean,
  defineInt,
  defineSecret,
  defineString,
  expr,
  projectID,
} from 'firebase-functions/params';

/** Hosting's rewrite in firebase.json names the same region. */
export const region = defineString('API_REGION', {
  default: 'us-central1',
  description: 'Where the API runs. firebase.json names the same region in its rewrite of /api.',
});

export const concurrency = defineInt('API_CONCURRENCY', {
  default: 80,
  description: 'How many requests one instance of the API handles at the same time.',
});

export const minInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'How many instances stay warm without traffic. Each is billed while idle.',
});

export const maxInstances = defineInt('API_MAX_INSTANCES', {
  default: 20,
  description: 'How many instances may run at once. This limits the cost.',
});

export const writesPerAccount = defineInt('API_WRITES_PER_ACCOUNT', {
  default: 60,
  description: 'How many writes per minute an account may send to one instance. 0: no limit.',
});

export const writesPerAddress = defineInt('API_WRITES_PER_ADDRESS', {
  default: 120,
  description:
    'How many writes per minute one address may send to one instance without an account. 0: no limit.',
});

export const lookupsPerAddress = defineInt('API_LOOKUPS_PER_ADDRESS', {
  default: 120,
  description:
    'How many times per minute one account, or one address without one, may look up carts. 0: no limit.',
});

export const readsPerCaller = defineInt('API_READS_PER_CALLER', {
  default: 10_000,
  description:
    'How many documents per minute the reading calls of one account, or of one address without one, may cost on one instance. 0: no limit.',
});

/**
 * The client address is the X-Forwarded-For entry that the outermost of these proxies wrote. A
 * client that calls the function's own address instead of Hosting can forge it, so limits count it
 * together with the last entry, which Google's front end writes.
 * @see https://cloud.google.com/functions/docs/reference/headers
 */
export const trustedProxies = defineInt('API_TRUSTED_PROXIES', {
  default: 2,
  description:
    'How many proxies are in front of the API: Google’s front end and Hosting’s network. 1 without Hosting.',
});

export const appCheckEnforced = defineBoolean('API_APP_CHECK', {
  default: false,
  description:
    'Whether writes must carry an App Check token. Register the web app for App Check first.',
});

export const verifiedOrdersOnly = defineBoolean('API_VERIFIED_ORDERS_ONLY', {
  default: false,
  description: 'Whether only accounts with a verified e-mail address may order.',
});

/**
 * The time after which a request is answered as `unavailable`: one and a half times as long as a
 * transaction retries. The tests extend it, because a slow machine is not a busy shop.
 */
export const requestLimitMs = (): number => Number(process.env.REQUEST_SECONDS || 15) * 1_000;

/**
 * For how long a read of the store may take. Firestore answers in milliseconds, and its client waits
 * for a lost response for five minutes; half the time of a request leaves time to respond.
 */
export const readLimitMs = (): number => requestLimitMs() / 2;

/**
 * For how long an instance may show agreed prices, until it sees that another one has changed them.
 * Orders and quotes always read them in their transactions: `price-changed` refuses one that was
 * shown an older price. The tests change prices beside the API and expect to see them immediately.
 */
export const shownPricesMs = (): number => Number(process.env.SHOWN_PRICES_SECONDS || 2) * 1_000;

/**
 * For how long a call imports rows of a table. The caller continues with the next row, before the
 * request would be answered as `unavailable`.
 */
export const importLimitMs = (): number => (requestLimitMs() * 2) / 3;

const takesCards = defineBoolean('API_CARD_PAYMENTS', {
  default: false,
  description: 'Whether the API gets the secrets with the keys of Stripe, for card payments.',
});

const declareStripeSecrets = () => [
  defineSecret('STRIPE_SECRET_KEY', { description: 'The secret key of Stripe’s API.' }),
  defineSecret('STRIPE_WEBHOOK_SECRET', { description: 'The signing secret of Stripe’s webhook.' }),
];

/**
 * The secrets that the API needs for cards. The Firebase CLI demands a value for each declared secret, so a
 * shop that takes no cards declares none. The CLI sets this variable from functions/.env.<project>
 * before it looks for parameters.
 */
export const cardSecrets = process.env[takesCards.name] === 'true' ? declareStripeSecrets() : [];

/** The keys of Stripe, and the address of its API where that is not the public one. */
export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Set by the launcher of an emulator suite. */
  apiUrl: string | undefined;
}

/** The access to Stripe; `undefined` where the shop takes no cards. */
export const stripeAccess = (): StripeAccess | undefined => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = process.env;
  // A secret that was entered with `echo` ends with a line break.
  const [secretKey, webhookSecret] = [STRIPE_SECRET_KEY?.trim(), STRIPE_WEBHOOK_SECRET?.trim()];
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, apiUrl: STRIPE_API_URL };
};

/** Whether the shop has the keys to take cards. */
export const cardPaymentsEnabled = (): boolean => stripeAccess() !== undefined;

const takesKeys = defineBoolean('API_KEYS', {
  default: false,
  description: 'Whether programs can use the API with keys: the API gets the secret for them.',
});

/** The secret that the API needs for API keys; see `cardSecrets`. */
const keySecrets =
  process.env[takesKeys.name] === 'true'
    ? [
        defineSecret('API_KEY_PEPPER', {
          description: 'With which API keys are hashed; after a rotation NEW,OLD.',
        }),
      ]
    : [];

/**
 * The values with which API keys are hashed: new keys with the first one, while keys that were made
 * with another one stay valid as long as the secret has it, too. Empty where the shop takes no keys.
 */
export const keyPeppers = (): string[] =>
  (process.env.API_KEY_PEPPER ?? '')
    .split(',')
    .map((pepper) => pepper.trim())
    .filter((pepper) => pepper !== '');

const keyKind = defineString('API_KEY_KIND', {
  default: 'live',
  description: 'Which API keys are made and accepted: live or test. Demo projects use test keys.',
});

/** The environment of the keys that this instance makes and accepts. */
export const keyEnvironment = (): 'live' | 'test' =>
  process.env.GCLOUD_PROJECT?.startsWith('demo-') || keyKind.value() === 'test' ? 'test' : 'live';

export const requestsPerKey = defineInt('API_REQUESTS_PER_KEY', {
  default: 600,
  description: 'How many requests per minute an API key may send to one instance. 0: no limit.',
});

const sendsMail = defineBoolean('API_MAIL', {
  default: false,
  description: 'Whether mails are sent: the functions get the secret with the SMTP address.',
});

/** The secrets that the API needs. */
export const apiSecrets = [...cardSecrets, ...keySecrets];

/** The secrets that the functions need which send mails; see `cardSecrets`. */
export const mailSecrets =
  process.env[sendsMail.name] === 'true'
    ? [defineSecret('SMTP_URL', { description: 'The SMTP address, as smtps://USER:KEY@HOST.' })]
    : [];

/** The address of the mail server; `undefined` where the shop has none. */
export const smtpUrl = (): string | undefined => process.env.SMTP_URL?.trim() || undefined;

/** Whether the shop sends mails. The API has no secret with the address. */
export const sendsMails = (): boolean => sendsMail.value() || smtpUrl() !== undefined;

export const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description: 'The address from which mails are sent. Empty: that of the shop’s settings.',
});

/**
 * The time before the second attempt to send a mail; each further one doubles it. The launcher of
 * an emulator suite shortens it.
 */
export const mailRetryMs = (): number => Number(process.env.MAIL_RETRY_SECONDS || 60) * 1_000;

/**
 * How long a mail about a payment that staff typed waits, so that the reversal of a mistake still
 * finds it unsent. Ten minutes, unless a shop sets it; the launcher of an emulator suite shortens it.
 */
export const paymentMailDelayMs = (): number =>
  Number(process.env.PAYMENT_MAIL_SECONDS || 600) * 1_000;

/**
 * How long the mail about a step waits that its account can undo, so that the undo still finds it
 * unsent. A minute, unless a shop sets it; the launcher of an emulator suite shortens it.
 */
export const undoMailDelayMs = (): number => Number(process.env.UNDO_MAIL_SECONDS || 60) * 1_000;

/**
 * Hosts that webhooks reach over HTTP, at any port and although they are not public: the receivers
 * of tests. The launcher of an emulator suite sets it; a deploy refuses it.
 */
export const localReceivers = (): string[] =>
  (process.env.WEBHOOK_LOCAL_HOSTS ?? '').split(',').filter((host) => host !== '');

export const pictureRegion = defineString('PICTURES_REGION', {
  default: 'us-central1',
  description: 'Where pictures are resized: the region of the bucket.',
});

export const pictureInstances = defineInt('PICTURES_MAX_INSTANCES', {
  default: 5,
  description: 'How many instances may resize pictures at once.',
});

/** Cloud Scheduler is not available in every region of Cloud Functions. */
export const deadlinesRegion = defineString('DEADLINES_REGION', {
  default: 'us-central1',
  description: 'Where the deadlines of orders are checked: a region that has Cloud Scheduler.',
});

const site = defineString('SITE_URL', {
  default: expr`https://${projectID}.web.app`,
  description: 'The public address of the shop.',
});

/** The shop's own origin. The launcher of an emulator suite sets SHOP_URL to the suite's origin. */
export const siteUrl = { value: (): string => process.env.SHOP_URL || site.value() };

const isLocalhost = ({ hostname }: URL): boolean =>
  hostname === '127.0.0.1' || hostname === 'localhost';

/** Whether a URL belongs to the shop. In a suite, Vite serves the shop from another port. */
export const isShopUrl = (url: URL): boolean =>
  url.origin === new URL(siteUrl.value()).origin ||
  (Boolean(process.env.SHOP_URL) && isLocalhost(url));
