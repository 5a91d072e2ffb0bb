import type { Plugin } from 'vite';

const unusedSdks = ['database', 'firestore', 'functions', 'remote-config', 'storage'].map(
  (sdk) => `firebase/${sdk}`,
);

/** The names that reactfire's module imports from those SDKs. */
const importedNames = [
  ...['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  ...['onSnapshot', 'queryEqual', 'httpsCallable', 'ensureInitialized', 'getAll', 'getBoolean'],
  ...['getNumber', 'getString', 'getValue', 'getDownloadURL', 'ref'],
];

const prefix = '\0reactfire-auth-only:';

const stubOf = (sdk: string) => {
  const thrower = `const notBundled = () => { throw new Error('${sdk} is not bundled'); };`;
  return [thrower, ...importedNames.map((name) => `export const ${name} = notBundled;`)].join('\n');
};

/**
 * reactfire is one module that imports every Firebase SDK; about 175 KB (gzipped) of them are unused
 * here. This replaces its imports, except auth, with functions that throw. Our own code still
 * imports the real SDKs.
 */
export const reactfireAuthOnly = (): Plugin => ({
  name: 'reactfire-auth-only',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    importer?.includes('node_modules/reactfire/') && unusedSdks.includes(source)
      ? prefix + source
      : null,
  load: (id) => (id.startsWith(prefix) ? stubOf(id.slice(prefix.length)) : null),
});
