import type { Plugin } from 'vite';

/** The package with which Firestore's SDK matches regular expressions. */
const matcherPackage = 're2js';

const id = '\0no-regular-expressions';

const module = `
const notBundled = () => { throw new Error('${matcherPackage} is not bundled'); };
export const RE2JS = { compile: notBundled, quote: notBundled };
`;

/**
 * Leaves out the regular expressions of Firestore's pipelines, a third of its SDK: listeners to
 * documents and queries, which pages use, have none.
 */
export const firestoreParts = (): Plugin => ({
  name: 'firestore-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === matcherPackage && importer?.includes('/@firebase/firestore/') ? id : undefined,
  load: (source) => (source === id ? module : undefined),
});
