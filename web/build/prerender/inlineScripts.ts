import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Elements of other types contain data: browsers do not run them, and no policy applies. */
const runs = /^(?!.*\bsrc=)(?!.*\btype="application\/(?:ld\+)?json")/;

/**
 * The source expression that allows an inline script.
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts of a page. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = '', script = '']) =>
    runs.test(attributes) ? [script] : [],
  );

interface HostingHeaders {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

/** The sources that a directive of the Content-Security-Policy in firebase.json allows. */
export const allowedSources = ({ hosting }: HostingHeaders, directive: string): string[] => {
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const directives = policy?.value.split(';').map((text) => text.trim().split(/\s+/)) ?? [];
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
};

/** Fails the build if a page has an inline script that Hosting's policy blocks. */
export const inlineScripts = (): Plugin => {
  let firebaseJson = '';
  return {
    name: 'inline-scripts',
    apply: 'build',
    configResolved: ({ root }) => {
      firebaseJson = join(root, '../firebase.json');
    },
    writeBundle(_options, bundle) {
      const allowed = allowedSources(JSON.parse(readFileSync(firebaseJson, 'utf8')), 'script-src');
      const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
      for (const page of pages) {
        const scripts = page.type === 'asset' ? inlineScriptsOf(String(page.source)) : [];
        const missing = scripts.map(hashSource).find((source) => !allowed.includes(source));
        if (missing) {
          this.error(
            `${page.fileName} has an inline script that is missing in script-src of firebase.json: ${missing}`,
          );
        }
      }
    },
  };
};
