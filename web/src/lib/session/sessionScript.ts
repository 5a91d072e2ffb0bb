import { leastValidityMs } from './tokenValidity.ts';

/** For whom a part of a document is. Before the app starts, only the stored token can say. */
export type Audience = 'admin' | 'customer' | 'unknown';

/** The attribute of the html element with the audience, which the script sets. */
const audienceAttribute = 'data-audience';

/** The attribute of a part of a document with its audiences, separated by spaces. */
export const forAttribute = 'data-for';

/**
 * An inline script for the head of a document that depends on the session. It reads the claims of
 * the stored token as `claimsOf` does: a token that is expired, or of another project, is none. It
 * is the same on every page, so one hash in Hosting's Content-Security-Policy allows it.
 */
export const sessionScript = `{
  let audience = 'unknown';
  try {
    const { project } = document.currentScript.dataset;
    const part = localStorage.getItem('accessToken').split('.')[1];
    const claims = JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/')));
    const isOurs = claims.aud === project && claims.iss === 'https://securetoken.google.com/' + project;
    if (isOurs && claims.sub && claims.exp * 1000 - Date.now() > ${leastValidityMs}) {
      audience = claims.admin === true && claims.email_verified === true ? 'admin' : 'customer';
    }
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
