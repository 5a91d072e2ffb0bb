import { rmSync, writeFileSync } from 'node:fs';
import { assetNames, assetRules } from '@tools-hub/kit/builds/assetRules';
import { projectFile } from '@tools-hub/kit/paths';
import type { DeployConfig } from './deployConfig.ts';

const withoutPredeploy = <Config extends { predeploy: string[] }>({
  predeploy: _,
  ...rest
}: Config) => rest;

/**
 * The configuration for the upload of what has been built: firebase.json with the rules for the
 * built assets, and without commands that would build again.
 */
export const uploadConfigOf = (config: DeployConfig, webFolder: string) => {
  const hosting = withoutPredeploy(config.hosting);
  const headers = [...hosting.headers, ...assetRules(assetNames(webFolder))];
  return {
    ...config,
    functions: config.functions.map(withoutPredeploy),
    hosting: { ...hosting, headers },
  };
};

// firebase-tools uses the folder of its configuration as the project folder, so the file is in the
// root.
const file = projectFile('firebase.upload.json');

/**
 * Calls a function with the path of the configuration for the upload, which exists until it
 * resolves.
 */
export const withUploadConfig = async <Result>(
  config: DeployConfig,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const content = uploadConfigOf(config, projectFile(config.hosting.public));
  writeFileSync(file, JSON.stringify(content, null, 2));
  try {
    return await use(file);
  } finally {
    rmSync(file, { force: true });
  }
};
