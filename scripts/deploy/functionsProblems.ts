import { type Settings, siteAddressProblems } from 'web/settings';
import { fillParams, type Param } from './functionsManifest.ts';

/** What a deploy of the functions depends on. */
export interface FunctionsDeployment {
  project: string;
  /** The settings the functions ask for. */
  params: Param[];
  /** Those that functions/.env and functions/.env.<project> hold. */
  values: Settings;
  /** The shell's variables, in which the Firebase CLI and the builds run. */
  environment: Settings;
  /** Where Hosting looks for the API: the regions named in firebase.json. */
  rewriteRegions: string[];
  /** The settings of the web app that is deployed with them. */
  web: Settings;
}

const fileOf = (project: string) => `functions/.env.${project}`;

const presetOf = ({ default: preset }: Param, project: string): string =>
  fillParams(String(preset ?? ''), { PROJECT_ID: project });

// In a terminal the Firebase CLI asks for what is missing; anywhere else it gives up, defaults or not.
const missingParams = ({ params, values, project }: FunctionsDeployment): string[] =>
  params
    .filter(({ name }) => values[name] === undefined)
    .map((param) => {
      const line = `${param.name}=${presetOf(param, project)}`;
      return `${param.name} is not set in ${fileOf(project)}; its default is the line ${line}`;
    });

const regionProblems = ({ values: { API_REGION }, rewriteRegions }: FunctionsDeployment) =>
  rewriteRegions
    .filter((region) => API_REGION && region !== API_REGION)
    .map((region) => `API_REGION is ${API_REGION}, and a rewrite in firebase.json names ${region}`);

const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/** What the emulator suite sets; SHOP_URL would take the place of SITE_URL. */
const ofSuite = /^SHOP_URL$|_EMULATOR_(?:HOST|HUB)$/;

const suiteProblems = ({ project, values, environment }: FunctionsDeployment): string[] => {
  const places = [
    [fileOf(project), values],
    ['this shell', environment],
  ] as const;
  return places.flatMap(([place, settings]) =>
    Object.keys(settings)
      .filter((name) => ofSuite.test(name) && settings[name])
      .map((name) => `${name} is set in ${place}, which is for the emulator suite alone`),
  );
};

/** API_MIN_INSTANCES and API_TRUSTED_PROXIES may be 0: no instance stays warm, no proxy is trusted. */
const positive = [
  'API_CONCURRENCY',
  'API_MAX_INSTANCES',
  'API_WRITES_PER_ACCOUNT',
  'API_WRITES_PER_ADDRESS',
  'PICTURES_MAX_INSTANCES',
];

const limitProblems = ({ values }: FunctionsDeployment): string[] =>
  positive
    .filter((name) => values[name] !== undefined && !(Number(values[name]) > 0))
    .map((name) => `${name} is ${values[name]}, and a public shop needs a limit above 0`);

const siteProblems = ({ values, web }: FunctionsDeployment): string[] => {
  const [own, webs] = [originOf(values.SITE_URL), originOf(web.VITE_SITE_URL)];
  if (!own || !webs || own === webs) return [];
  return [`SITE_URL is ${own}, and VITE_SITE_URL is ${webs}: the shop has one address`];
};

const appCheckProblems = ({ values, web }: FunctionsDeployment): string[] =>
  values.API_APP_CHECK === 'true' && !web.VITE_APP_CHECK_SITE_KEY
    ? ['API_APP_CHECK is true, and without VITE_APP_CHECK_SITE_KEY the web app can send no token']
    : [];

/** All that is wrong with the settings of the functions, and with how they and the web app agree. */
export const functionsProblems = (deployment: FunctionsDeployment): string[] => [
  ...missingParams(deployment),
  ...new Set(regionProblems(deployment)),
  ...suiteProblems(deployment),
  ...limitProblems(deployment),
  ...siteAddressProblems('SITE_URL', deployment.values.SITE_URL),
  ...siteProblems(deployment),
  ...appCheckProblems(deployment),
];
