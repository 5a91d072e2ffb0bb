import { readTokenScript } from './readTokenScript.ts';

/** For whom a part of a document is. Before the app starts, only the stored token can say. */
export type Audience = 'admin' | 'customer' | 'unknown';

/** The attribute of the html element with the audience, which the script sets. */
const audienceAttribute = 'data-audience';

/** The attribute of a part of a document with its audiences, separated by spaces. */
export const forAttribute = 'data-for';

/**
 * An inline script for the head of a document that depends on the session: a stored token that is
 * expired, or of another project, is none. It is the same on every page, so one hash in Hosting's
 * Content-Security-Policy allows it.
 */
export const sessionScript = `{
  ${readTokenScript}
  let audience = 'unknown';
  try {
    audience = readToken(document.currentScript.dataset.project).isAdmin ? 'admin' : 'customer';
  } catch {}
  document.documentElement.setAttribute('${audienceAttribute}', audience);
}`;

const audiences: Audience[] = ['admin', 'customer', 'unknown'];

const shown = audiences.map(
  (audience) => `[${audienceAttribute}=${audience}] [${forAttribute}~=${audience}]`,
);

const withoutScript = `html:not([${audienceAttribute}]) [${forAttribute}~=unknown]`;

/** Shows only the parts of a document that are for the audience that the script found. */
export const audienceStyle = `[${forAttribute}]{display:none}${[...shown, withoutScript].join()}{display:contents}`;
