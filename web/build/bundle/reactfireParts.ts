import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sdks = ['database', 'firestore', 'functions', 'remote-config', 'storage'].map(
  (sdk) => `firebase/${sdk}`,
);

/** The names that reactfire's module imports from those SDKs. */
const importedNames = [
  'get',
  'off',
  'onChildAdded',
  'onChildChanged',
  'onChildMoved',
  'onChildRemoved',
  'onValue',
  'onSnapshot',
  'queryEqual',
  'httpsCallable',
  'ensureInitialized',
  'getAll',
  'getBoolean',
  'getNumber',
  'getString',
  'getValue',
  'getDownloadURL',
  'ref',
];

/** Resolves to reactfire itself: web/package.json. */
const liveName = '#reactfire-live';
const liveSuffix = '?live';
const prefix = '\0not-bundled:';
/** Every React since 18 has what this package adds to older ones. */
const shimName = 'use-sync-external-store/shim';
const shimId = '\0react-store';

const stubOf = (sdk: string) => {
  const thrower = `const notBundled = () => { throw new Error('${sdk} is not bundled'); };`;
  return [thrower, ...importedNames.map((name) => `export const ${name} = notBundled;`)].join('\n');
};

/**
 * Marks what reactfire's module calls while it loads as free of side effects: contexts, providers
 * and the classes of RxJS. What nobody uses of them can then be dropped.
 */
const withPureCalls = (code: string): string =>
  code.replaceAll(
    / = (?=function\(|new |e\.createContext\(|Object\.freeze\(|X\()/g,
    ' = /* @__PURE__ */ ',
  );

const isBundled = (sdk: string, importer: string) =>
  sdk === 'firebase/firestore' && importer.endsWith(liveSuffix);

/**
 * reactfire is one module that imports every Firebase SDK; about 175 KB (gzipped) of them are
 * unused on most pages. This replaces its imports, except auth, with functions that throw, and
 * leaves out a copy of a React hook. Pages that listen to Firestore import a second copy of the
 * module, `#reactfire-live`, which keeps that import, too. Our own code still imports the real
 * SDKs.
 */
export const reactfireParts = (): Plugin => ({
  name: 'reactfire-parts',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (source === liveName) {
      const found = await this.resolve('reactfire', importer);
      return found && found.id + liveSuffix;
    }
    if (!importer?.includes('node_modules/reactfire/')) return null;
    if (source === shimName) return shimId;
    if (!sdks.includes(source)) return null;
    return isBundled(source, importer) ? null : prefix + source;
  },
  transform: {
    filter: { id: /node_modules\/reactfire\/dist\/index\.js/ },
    handler: (code) => withPureCalls(code),
  },
  load(id) {
    if (id === shimId) return "export { useSyncExternalStore } from 'react';";
    if (id.startsWith(prefix)) return stubOf(id.slice(prefix.length));
    return id.endsWith(liveSuffix) ? readFileSync(id.slice(0, -liveSuffix.length), 'utf8') : null;
  },
});
