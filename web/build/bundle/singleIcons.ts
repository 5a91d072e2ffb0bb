import * as mdi from '@mdi/js';
import type { Plugin } from 'vite';

const icons = new Map<string, string>(Object.entries(mdi));

const prefix = 'virtual:icon/';
const statement = /import\s*\{([^}]*)\}\s*from\s*'@mdi\/js';/g;

const importEach = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import { ${name} } from '${prefix}${name}';`)
    .join(' ');

/**
 * @mdi/js is one module, so the icons of all pages would be in the first load. This turns each icon
 * into a separate module, which the bundler puts in the chunk that uses it.
 */
export const singleIcons = (): Plugin => ({
  name: 'single-icons',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '@mdi/js' },
    handler: (code) => ({
      code: code.replaceAll(statement, (_, names: string) => importEach(names)),
      map: null,
    }),
  },
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const name = id.slice(prefix.length + 1);
    const path = icons.get(name);
    if (!path) this.error(`@mdi/js has no ${name}.`);
    return { code: `export const ${name} = ${JSON.stringify(path)};`, moduleSideEffects: false };
  },
});
