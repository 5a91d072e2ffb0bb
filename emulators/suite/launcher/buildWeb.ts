import { buildIfChanged, hashOfInputs } from '@tools-hub/kit/builds/builds';
import { projectFile } from '@tools-hub/kit/paths';
import { addressesOf, type FirebaseConfig } from '@tools-hub/kit/ports';
import { runTool } from '@tools-hub/kit/processes';

/** The environment variables that tell Vite where the suite of the web app runs. */
export const webEnv = (config: FirebaseConfig): Record<string, string> => {
  const { auth, firestore, storage, hosting } = addressesOf(config);
  return {
    VITE_AUTH_EMULATOR_URL: `http://${auth}`,
    VITE_FIRESTORE_EMULATOR_URL: `http://${firestore}`,
    VITE_STORAGE_EMULATOR_URL: `http://${storage}`,
    API_PROXY_TARGET: `http://${hosting}`,
  };
};

/** The sources of the web app, besides the versions of packages. */
const webSources = [
  'web/{build,public,src}/**/*.*',
  'web/{.env*,index.html,package.json,vite.config.ts}',
  'functions/{package.json,src/**/*.ts}',
  'package-lock.json',
  'firebase.json',
];

/**
 * Builds the web app for a suite, into the folder that its Hosting emulator serves, unless that
 * folder contains a build of the same files.
 */
export const buildWeb = (config: FirebaseConfig, signal?: AbortSignal) => {
  const outDir = config.hosting.public;
  const args = ['build', 'web', '--mode', 'emulator', '--outDir', `../${outDir}`, '--emptyOutDir'];
  const env = webEnv(config);
  const viteVariables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const settings = { ...Object.fromEntries(viteVariables), ...env };
  return buildIfChanged(projectFile(outDir), hashOfInputs(webSources, settings), () =>
    runTool('vite', args, { env, signal }),
  );
};
