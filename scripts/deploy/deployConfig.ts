import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { projectFile } from '@tools-hub/kit/paths';
import type { HeaderRule } from '@tools-hub/kit/ports';
import type { Settings } from 'web/settings';

/** The settings of an uploaded folder in firebase.json. */
interface UploadConfig {
  ignore: string[];
  predeploy: string[];
}

/** The parts of firebase.json that a deploy reads. */
export interface DeployConfig {
  functions: [UploadConfig & { source: string }];
  hosting: UploadConfig & {
    public: string;
    headers: HeaderRule[];
    rewrites: { function?: { region: string } }[];
  };
}

/** Reads firebase.json. */
export const readDeployConfig = (): DeployConfig =>
  JSON.parse(readFileSync(projectFile('firebase.json'), 'utf8'));

/** The regions of functions in the rewrites of Hosting. */
export const rewriteRegions = ({ hosting }: DeployConfig): string[] =>
  hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.function.region] : []));

/**
 * The parameters that the Firebase CLI uses for a project.
 * @see https://firebase.google.com/docs/functions/config-env#env-variables
 */
export const readParamValues = (project: string): Settings => {
  const files = ['functions/.env', `functions/.env.${project}`].map(projectFile);
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
};
