import type { Plugin } from 'vite';

/** The SDKs that reactfire imports beside that of Firestore. */
const sdks = ['auth', 'database', 'functions', 'remote-config', 'storage'].map(
  (sdk) => `firebase/${sdk}`,
);

/** The names that reactfire imports from those SDKs. */
const importedNames = [
  'onIdTokenChanged',
  'get',
  'off',
  'onChildAdded',
  'onChildChanged',
  'onChildMoved',
  'onChildRemoved',
  'onValue',
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

const prefix = '\0not-bundled:';
/** Every React since 18 has what this package adds to older ones. */
const shimName = 'use-sync-external-store/shim';
const shimId = '\0react-store';

const stubOf = (sdk: string) => {
  const thrower = `const notBundled = () => { throw new Error('${sdk} is not bundled'); };`;
  return [thrower, ...importedNames.map((name) => `export const ${name} = notBundled;`)].join('\n');
};

/**
 * Marks the calls in reactfire's module while it loads as free of side effects: contexts, providers
 * and the classes of RxJS. The bundler then drops the unused ones.
 */
const withPureCalls = (code: string): string =>
  code.replaceAll(
    / = (?=function\(|new |e\.createContext\(|Object\.freeze\(|X\()/g,
    ' = /* @__PURE__ */ ',
  );

/**
 * reactfire is one module that imports every Firebase SDK; about 175 KB (gzipped) of them are
 * unused. This replaces its imports, except Firestore, whose hooks live pages use, with functions
 * that throw, and leaves out a copy of a React hook. Our own code still imports the real SDKs.
 */
export const reactfireParts = (): Plugin => ({
  name: 'reactfire-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (!importer?.includes('node_modules/reactfire/')) return null;
    if (source === shimName) return shimId;
    return sdks.includes(source) ? prefix + source : null;
  },
  transform: {
    filter: { id: /node_modules\/reactfire\/dist\/index\.js/ },
    handler: (code) => withPureCalls(code),
  },
  load(id) {
    if (id === shimId) return "export { useSyncExternalStore } from 'react';";
    return id.startsWith(prefix) ? stubOf(id.slice(prefix.length)) : null;
  },
});
