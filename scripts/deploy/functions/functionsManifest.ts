import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * A parameter of the functions. Its default may refer to others, for example `{{ params.PROJECT_ID
 * }}`.
 */
export interface Param {
  name: string;
  /** Secrets have the type `secret`. */
  type?: string;
  description?: string;
  default?: string | number | boolean;
}

/**
 * The deployment settings of a function. They may refer to parameters, for example `{{
 * params.API_REGION }}`.
 */
export interface Endpoint {
  region?: string | string[];
  availableMemoryMb?: number | null;
  concurrency?: number | string | null;
  maxInstances?: number | string | null;
  secretEnvironmentVariables?: { key: string }[];
  httpsTrigger?: object;
  eventTrigger?: object;
  scheduleTrigger?: object;
}

/** The functions and parameters of a folder, as the Firebase CLI discovers them. */
export interface FunctionsManifest {
  endpoints: Record<string, Endpoint>;
  params: Param[];
}

/** A text of a manifest with the values of its parameters. */
export const fillParams = (text: string, values: Record<string, string | undefined>): string =>
  text.replaceAll(/{{ params\.(\w+) }}/g, (reference, name: string) => values[name] ?? reference);

const run = promisify(execFile);

const binaryOf = (folder: string): string => {
  const main = createRequire(join(folder, 'package.json')).resolve('firebase-functions');
  return main.replace(/([/\\]firebase-functions[/\\]lib[/\\]).*$/, '$1bin/firebase-functions.js');
};

/**
 * Loads the functions of a folder and discovers what to deploy, with the same program of the SDK
 * that the Firebase CLI runs. The SDK must be installed in the folder. Like the CLI, it passes on
 * the values of parameters: one of them decides whether there are secrets.
 * @throws when they do not load.
 * @see https://github.com/firebase/firebase-functions/blob/master/src/bin/firebase-functions.ts
 */
export const discoverFunctions = async (
  folder: string,
  values: Record<string, string | undefined> = {},
): Promise<FunctionsManifest> => {
  const scratch = mkdtempSync(join(tmpdir(), 'functions-manifest-'));
  const output = join(scratch, 'manifest.json');
  const env = {
    ...process.env,
    ...values,
    GCLOUD_PROJECT: 'demo-tools-hub',
    FUNCTIONS_CONTROL_API: 'true',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
  };
  try {
    await run(process.execPath, [binaryOf(folder), folder], { cwd: folder, env });
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
