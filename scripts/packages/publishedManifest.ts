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

/** Whether a dependency is a package of this repository. */
export const isOurs = (name: string): boolean => name.startsWith('@tools-hub/');

/**
 * The package.json of a built package: without what only this repository uses, for JavaScript. The
 * package contains the packages of this repository that it needs, so that its tarball installs
 * alone. npm expects it to declare their dependencies.
 */
export const publishedManifest = (
  {
    private: _private,
    scripts: _scripts,
    devDependencies: _development,
    bin,
    exports,
    dependencies = {},
    ...manifest
  }: Manifest,
  bundled: readonly Manifest[],
): Record<string, unknown> => ({
  ...manifest,
  ...(bin && { bin: mapValues(bin, compiled) }),
  exports: mapValues(exports, (file) => ({
    types: file.replace(/\.ts$/, '.d.ts'),
    default: compiled(file),
  })),
  files: ['**/*.js', '**/*.d.ts', 'protocol.json', 'NOTICE', 'LICENSE-protocol.txt'],
  dependencies: {
    ...Object.assign({}, ...bundled.map((each) => each.dependencies)),
    ...dependencies,
    ...Object.fromEntries(bundled.map(({ name, version }) => [name, version])),
  },
  ...(bundled.length > 0 && { bundleDependencies: bundled.map(({ name }) => name) }),
});
