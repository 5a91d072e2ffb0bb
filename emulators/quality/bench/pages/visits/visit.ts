import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compileCache } from '@tools-hub/kit/paths';
import type { VisitReport } from './report.ts';
import { scriptsOf, type VisitResult, visitFigures } from './visitFigures.ts';

const lighthouseProcess = fileURLToPath(new URL('./lighthouseProcess.ts', import.meta.url));

/** Sometimes the browser's trace has no start, and Lighthouse asks for another run. */
const isRetryable = (error: unknown) =>
  String((error as { stderr?: string }).stderr).includes('NO_NAVSTART');

/** The browser of a visit. */
export interface VisitOptions {
  /** The port of its debugging protocol. */
  port: number;
  /** How many times slower its processor is than that of this machine. */
  slowdown: number;
}

const runLighthouse = async (
  url: string,
  { port, slowdown }: VisitOptions,
  tries = 4,
): Promise<VisitReport> => {
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...compileCache } };
  try {
    const args = [lighthouseProcess, url, String(port), String(slowdown)];
    return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout);
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return runLighthouse(url, { port, slowdown }, tries - 1);
    throw error;
  }
};

/** A site as browsers see it, and as it can be read without TLS. */
export interface Site {
  front: string;
  origin: string;
}

const importedNames = /[\w-]+\.js(?=["'`])/g;

/** The files that scripts of a site import. A build never changes a script, so each is read once. */
const createImportsReader = () => {
  const read = new Map<string, string[]>();
  return async (urls: readonly string[], { front, origin }: Site) => {
    for (const url of urls.filter((each) => each.startsWith(front) && !read.has(each))) {
      const code = await (await fetch(origin + url.slice(front.length))).text();
      read.set(url, code.match(importedNames) ?? []);
    }
    return read;
  };
};

const readImports = createImportsReader();

/**
 * Visits a page of a site with a browser, on Lighthouse's emulated slow phone.
 * @throws {Error} when Lighthouse or the browser fails.
 */
export const visit = async (
  site: Site,
  path: string,
  options: VisitOptions,
): Promise<VisitResult> => {
  const report = await runLighthouse(site.front + path, options);
  return visitFigures(report, await readImports(scriptsOf(report), site));
};
