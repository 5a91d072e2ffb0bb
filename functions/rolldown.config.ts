import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const whenRead = '\0when-read:';

/**
 * Moves message classes that Google's packages generate and load into chunks that are loaded when
 * one of them is read. The API reads none, and they are more than a third of the code.
 */
const loadMessagesWhenRead: Plugin = {
  name: 'load-messages-when-read',
  resolveId: {
    filter: {
      id: /\/protos\/(?:protos|firestore_v1_proto_api|iam_service|locations|operations)$/,
    },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, options);
      if (!resolved) return;
      const name = `${basename(source)}.cjs`;
      this.emitFile({ type: 'chunk', id: resolved.id, fileName: name });
      return whenRead + name;
    },
  },
  load: {
    filter: { id: new RegExp(`^${whenRead}`) },
    handler: (id) => `
      const load = require('node:module').createRequire(__filename);
      for (const root of ['firestore', 'google']) {
        const get = () => load('./${id.slice(whenRead.length)}')[root];
        Object.defineProperty(exports, root, { enumerable: true, get });
      }`,
  },
  // Firestore's package reads one class into a variable that it does not use.
  transform: {
    filter: { id: /[\\/]firestore[\\/]build[\\/]src[\\/]serializer\.js$/ },
    handler: (code) => code.replace(/^var Value = \w+\.google\.firestore\.v1\.Value;$/m, ''),
  },
};

const escapeCodeUnit = (codeUnit: string) =>
  `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes all but ASCII: one other character doubles the memory that V8 takes for a file. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escapeCodeUnit);
    }
  },
};

/**
 * Bundles the functions with their packages, because looking up and reading a thousand files takes
 * half of a cold start. What a file imports with `import()` becomes a chunk that is loaded when it
 * is needed.
 */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  // Native, or reading files of their packages: metrics, tables of Unicode, typefaces.
  external: /^(?:sharp|pdfkit|fontkit|@fontsource(?:-variable)?\/.*)$/,
  plugins: [loadMessagesWhenRead, asciiOnly],
  output: {
    dir: 'lib',
    cleanDir: true,
    // The packages of Firebase and Google are CommonJS, and find their folder by `__dirname`.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    // Names stay as they are, for the stacks in the log.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});
