import { fileURLToPath } from 'node:url';

/** The absolute path of a file of this project, given from its root. */
export const projectFile = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * The environment in which Node keeps what it has compiled, TypeScript above all, so that the next
 * process starts in half the time. https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
export const compileCache = {
  NODE_COMPILE_CACHE: projectFile('node_modules/.cache/tools-hub/compiled'),
};
