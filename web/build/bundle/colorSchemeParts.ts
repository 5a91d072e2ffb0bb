import type { Plugin } from 'vite';

/** MUI's module with the script that sets the colour scheme before the first paint. */
const path = '@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs';

const stub = `
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const buildInitColorSchemeScript = () => { throw new Error('not bundled'); };
export default buildInitColorSchemeScript;
`;

/**
 * Leaves out MUI's script for the colour scheme, which its theme provider imports although a
 * shorter one of ours is written into each page: theme/colorScheme.ts.
 */
export const colorSchemeParts = (): Plugin => ({
  name: 'color-scheme-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id.endsWith(path) ? stub : null),
});
