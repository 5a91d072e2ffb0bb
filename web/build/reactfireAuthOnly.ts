import type { Plugin } from 'vite';

const unusedSdks = ['database', 'firestore', 'functions', 'remote-config', 'storage'].map(
  (sdk) => `firebase/${sdk}`,
);

/** What reactfire's single module imports from those SDKs. */
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
 * reactfire ships as one module that imports every Firebase SDK, some 175 KB gzipped of them
 * unused here. Its imports of all but auth are answered with functions that throw; code of our own
 * that imports an SDK still gets the real one.
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
