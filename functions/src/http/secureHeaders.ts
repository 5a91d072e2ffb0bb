import type { RequestHandler } from 'express';

const headers = {
  // Data, not documents: opened in a browser they may load, run and be framed by nothing. A page
  // replaces this by the policy of Hosting's pages.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Tells browsers to do nothing with an answer but hand it to the shop's own pages. Hosting's
 * headers do not reach who calls the function by its own address.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export const secureHeaders: RequestHandler = (_request, response, next) => {
  response.set(headers);
  next();
};
