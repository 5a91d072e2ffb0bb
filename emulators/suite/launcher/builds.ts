import { addressesOf, type FirebaseConfig } from './ports.ts';
import { runTool } from './processes.ts';

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

/** Compiles the functions into functions/lib. */
export const buildFunctions = (signal?: AbortSignal) =>
  runTool('npm', ['run', 'build', '-w', 'functions'], { signal });

/** Builds the web app for a suite, into the folder that its Hosting emulator serves. */
export const buildWeb = (config: FirebaseConfig, signal?: AbortSignal) => {
  const outDir = ['--outDir', `../${config.hosting.public}`, '--emptyOutDir'];
  return runTool('npm', ['run', 'build', '-w', 'web', '--', '--mode', 'emulator', ...outDir], {
    env: webEnv(config),
    signal,
  });
};
