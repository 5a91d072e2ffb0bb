/** The fields of a package.json in this repository that a published one depends on. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

const compiled = (file: string) => file.replace(/\.ts$/, '.js');

const mapValues = <From, To>(record: Record<string, From> = {}, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The package.json of a built package: without what only this repository uses, for JavaScript. */
export const publishedManifest = ({
  private: _private,
  scripts: _scripts,
  devDependencies: _development,
  bin,
  exports,
  dependencies,
  ...manifest
}: Manifest): Record<string, unknown> => ({
  ...manifest,
  ...(bin && { bin: mapValues(bin, compiled) }),
  exports: mapValues(exports, (file) => ({
    types: file.replace(/\.ts$/, '.d.ts'),
    default: compiled(file),
  })),
  files: ['**/*.js', '**/*.d.ts', 'protocol.json', 'NOTICE', 'LICENSE-protocol.txt'],
  // The packages of this repository have one version.
  dependencies: mapValues(dependencies, (range) => (range === '*' ? manifest.version : range)),
});
