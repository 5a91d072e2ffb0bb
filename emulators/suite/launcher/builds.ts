import { addressesOf, type FirebaseConfig } from './ports.ts';
import { runTool } from './processes.ts';

/** What the web app must know of a suite, as Vite reads it from the environment. */
export const webEnv = (config: FirebaseConfig): Record<string, string> => {
  const { auth, storage, hosting } = addressesOf(config);
  return {
    VITE_AUTH_EMULATOR_URL: `http://${auth}`,
    VITE_STORAGE_EMULATOR_URL: `http://${storage}`,
    API_PROXY_TARGET: `http://${hosting}`,
  };
};

/** Compiles the functions into functions/lib. */
export const buildFunctions = (signal?: AbortSignal) =>
  runTool('npm', ['run', 'build', '-w', 'functions'], { signal });

/** Bundles the web app for a suite with this configuration into the folder its Hosting serves. */
export const buildWeb = (config: FirebaseConfig, signal?: AbortSignal) => {
  const outDir = ['--outDir', `../${config.hosting.public}`, '--emptyOutDir'];
  return runTool('npm', ['run', 'build', '-w', 'web', '--', '--mode', 'emulator', ...outDir], {
    env: webEnv(config),
    signal,
  });
};
