import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Settings } from 'web/settings';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';

/** What firebase.json says of a folder that is uploaded. */
export interface UploadConfig {
  ignore: string[];
  predeploy: string[];
}

/** firebase.json as far as a deploy reads it. */
export interface DeployConfig {
  functions: [UploadConfig & { source: string }];
  hosting: UploadConfig & {
    public: string;
    rewrites: { function?: { region: string } }[];
  };
}

/** firebase.json, as it is on disk. */
export const readDeployConfig = (): DeployConfig =>
  JSON.parse(readFileSync(projectFile('firebase.json'), 'utf8'));

/** The regions in which Hosting looks for a function. */
export const rewriteRegions = ({ hosting }: DeployConfig): string[] =>
  hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.function.region] : []));

/**
 * The parameters that the Firebase CLI finds for a project.
 * @see https://firebase.google.com/docs/functions/config-env#env-variables
 */
export const readParamValues = (project: string): Settings => {
  const files = ['functions/.env', `functions/.env.${project}`].map(projectFile);
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
};
