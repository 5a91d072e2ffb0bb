import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { configProblems } from './configProblems.ts';

/** Settings by name, as Vite loads them. */
export type Settings = Record<string, string | undefined>;

/** The settings of a production build from web/.env, web/.env.production and the environment. */
export const loadSettings = (): Settings =>
  loadEnv('production', resolve(import.meta.dirname, '../..'));

const emulatorProblems = (settings: Settings): string[] =>
  Object.keys(settings)
    .filter((name) => name.endsWith('_EMULATOR_URL') && settings[name])
    .map((name) => `${name} is set, but it is only for the emulator suite`);

const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Why a URL cannot be the public address of the shop. */
export const siteAddressProblems = (name: string, address: string | undefined): string[] => {
  if (!address || !URL.canParse(address)) return [];
  const { protocol, hostname } = new URL(address);
  if (loopback.test(hostname)) return [`${name} is ${address}, which only this machine can open`];
  return protocol === 'https:' ? [] : [`${name} is ${address}, and must begin with https://`];
};

const projectProblems = ({ VITE_FIREBASE_PROJECT_ID: id }: Settings, project: string): string[] =>
  id && id !== project
    ? [`VITE_FIREBASE_PROJECT_ID is ${id}, and the deploy is to ${project}`]
    : [];

/** Everything that is wrong with the settings for a deploy to a Firebase project. */
export const settingsProblems = (settings: Settings, project: string): string[] => [
  ...configProblems(settings),
  ...(settings.VITE_SITE_URL ? [] : ['VITE_SITE_URL is not set']),
  ...siteAddressProblems('VITE_SITE_URL', settings.VITE_SITE_URL),
  ...emulatorProblems(settings),
  ...projectProblems(settings, project),
];
