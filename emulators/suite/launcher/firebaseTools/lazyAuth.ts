import { createRequire } from 'node:module';

interface ExegesisExpress {
  middleware(openApi: object, options: object): Promise<unknown>;
}

const require = createRequire(import.meta.url);
const requireOfCli = createRequire(require.resolve('firebase-tools/package.json'));

/**
 * Lets the Auth emulator of firebase-tools compile the validators of a call at its first request.
 * By default it compiles those of all its calls when it starts, which takes seconds.
 */
export const compileValidatorsLazily = (): void => {
  const exegesis: ExegesisExpress = requireOfCli('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (openApi, options) =>
    middleware(openApi, { ...options, lazyCompileValidationSchemas: true });
};
