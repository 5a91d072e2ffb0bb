import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assetNames, assetRules } from '@tools-hub/kit/builds/assetRules';
import type { HeaderRule } from '@tools-hub/kit/ports';

interface HostingConfig {
  public: string;
  headers: HeaderRule[];
}

type HostingRequest = IncomingMessage & { superstatic: HostingConfig };
type Middleware = (req: HostingRequest, res: ServerResponse, next: () => void) => void;

interface ServerOptions {
  cwd: string;
  /** Middleware to run before each step. */
  before?: Record<string, Middleware>;
}

interface Superstatic {
  server(options: ServerOptions): unknown;
}

const require = createRequire(import.meta.url);
const requireOfCli = createRequire(require.resolve('firebase-tools/package.json'));

/** Keeps the rules until a build changes the files, because a page requests dozens of them. */
const createRulesReader = () => {
  let last: { key: string; rules: HeaderRule[] } = { key: '', rules: [] };
  return (folder: string) => {
    const names = assetNames(folder);
    const key = names.join('/');
    if (key !== last.key) last = { key, rules: assetRules(names) };
    return last.rules;
  };
};

const addAssetRules = (projectFolder: string): Middleware => {
  const readRules = createRulesReader();
  return (req, _res, next) => {
    if (req.url?.startsWith('/assets/')) {
      const { superstatic } = req;
      const rules = readRules(join(projectFolder, superstatic.public));
      req.superstatic = { ...superstatic, headers: [...superstatic.headers, ...rules] };
    }
    next();
  };
};

/**
 * Makes the Hosting emulator of firebase-tools apply the rules that a deploy adds for the built
 * assets. The emulator reads its configuration when it starts, while the web app is still being
 * built, so this reads the names of the files at each request.
 */
export const applyAssetRules = (): void => {
  const superstatic: Superstatic = requireOfCli('superstatic');
  const { server } = superstatic;
  superstatic.server = (options) =>
    server({ ...options, before: { ...options.before, headers: addAssetRules(options.cwd) } });
};
