import { type Settings, siteAddressProblems } from 'web/settings';
import { fillParams, type Param } from './functionsManifest.ts';

/** The settings for a deploy of the functions. */
export interface FunctionsDeployment {
  project: string;
  /** The parameters of the functions. */
  params: Param[];
  /** The values in functions/.env and functions/.env.<project>. */
  values: Settings;
  /** The environment variables of the Firebase CLI and the builds. */
  environment: Settings;
  /** The regions of the API in the rewrites of firebase.json. */
  rewriteRegions: string[];
  /** The settings of the web app. */
  web: Settings;
}

const fileOf = (project: string) => `functions/.env.${project}`;

const defaultOf = ({ default: value }: Param, project: string): string =>
  fillParams(String(value ?? ''), { PROJECT_ID: project });

// The Firebase CLI prompts for missing values in a terminal. Elsewhere it fails, even if there are
// defaults.
const missingParams = ({ params, values, project }: FunctionsDeployment): string[] =>
  params
    .filter(({ name, type }) => type !== 'secret' && values[name] === undefined)
    .map((param) => {
      const line = `${param.name}=${defaultOf(param, project)}`;
      return `${param.name} is not set in ${fileOf(project)}; its default is the line ${line}`;
    });

const regionProblems = ({ values: { API_REGION }, rewriteRegions }: FunctionsDeployment) =>
  rewriteRegions
    .filter((region) => API_REGION && region !== API_REGION)
    .map((region) => `API_REGION is ${API_REGION}, but a rewrite in firebase.json names ${region}`);

const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/** The variables of the emulator suite. SHOP_URL would override SITE_URL. */
const ofSuite =
  /^(?:SHOP_URL|STRIPE_API_URL|MAIL_RETRY_SECONDS|REQUEST_SECONDS|WEBHOOK_LOCAL_HOSTS)$|_EMULATOR_(?:HOST|HUB)$/;

const suiteProblems = ({ project, values, environment }: FunctionsDeployment): string[] => {
  const sources = [
    [fileOf(project), values],
    ['this shell', environment],
  ] as const;
  return sources.flatMap(([source, settings]) =>
    Object.keys(settings)
      .filter((name) => ofSuite.test(name) && settings[name])
      .map((name) => `${name} is set in ${source}, but it is for the emulator suite only`),
  );
};

/**
 * API_MIN_INSTANCES and API_TRUSTED_PROXIES may be 0: no instance stays warm, no proxy is trusted.
 */
const positive = [
  'API_CONCURRENCY',
  'API_MAX_INSTANCES',
  'API_WRITES_PER_ACCOUNT',
  'API_WRITES_PER_ADDRESS',
  'API_LOOKUPS_PER_ADDRESS',
  'API_READS_PER_CALLER',
  'API_REQUESTS_PER_KEY',
  'PICTURES_MAX_INSTANCES',
];

const limitProblems = ({ values }: FunctionsDeployment): string[] =>
  positive
    .filter((name) => values[name] !== undefined && !(Number(values[name]) > 0))
    .map((name) => `${name} is ${values[name]}, but a public shop needs a limit above 0`);

const siteProblems = ({ values, web }: FunctionsDeployment): string[] => {
  const [api, webApp] = [originOf(values.SITE_URL), originOf(web.VITE_SITE_URL)];
  if (!api || !webApp || api === webApp) return [];
  return [`SITE_URL is ${api}, but VITE_SITE_URL is ${webApp}: they must be the same address`];
};

const appCheckProblems = ({ values, web }: FunctionsDeployment): string[] =>
  values.API_APP_CHECK === 'true' && !web.VITE_APP_CHECK_SITE_KEY
    ? ['API_APP_CHECK is true, but without VITE_APP_CHECK_SITE_KEY the web app can send no token']
    : [];

const secretProblems = ({ project, values }: FunctionsDeployment): string[] =>
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'API_KEY_PEPPER']
    .filter((name) => values[name] !== undefined)
    .map(
      (name) =>
        `${name} is set in ${fileOf(project)}, but it is a secret: remove the line and run npx firebase functions:secrets:set ${name} --project ${project}`,
    );

/** The problems in the settings of the functions, and conflicts with those of the web app. */
export const functionsProblems = (deployment: FunctionsDeployment): string[] => [
  ...missingParams(deployment),
  ...new Set(regionProblems(deployment)),
  ...suiteProblems(deployment),
  ...limitProblems(deployment),
  ...secretProblems(deployment),
  ...siteAddressProblems('SITE_URL', deployment.values.SITE_URL),
  ...siteProblems(deployment),
  ...appCheckProblems(deployment),
];
