import { warn } from 'firebase-functions/logger';
import { pageHead } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';

const timeoutMs = 3_000;

/** The address of a page on Hosting. */
interface PageAddress {
  origin: string;
  path: string;
}

/** A page from Hosting. */
export interface HostedPage {
  html: string;
  /** Its security policies, by header. */
  policies: Record<string, string>;
}

// These are defined only in firebase.json, which a deploy of the functions does not include.
const policyHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
];

const policiesOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => policyHeaders.includes(name)));

const fetchPage = async ({ origin, path }: PageAddress): Promise<HostedPage> => {
  const url = new URL(path, origin);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { html: await response.text(), policies: policiesOf(response) };
};

const createPageLoader = () => {
  const pages = new Map<string, HostedPage>();
  return async (address: PageAddress): Promise<HostedPage> => {
    const key = address.origin + address.path;
    try {
      const page = await fetchPage(address);
      pages.set(key, page);
      return page;
    } catch (error) {
      const last = pages.get(key);
      if (!last) throw new ApiError('unavailable', {}, { cause: error });
      warn('Hosting does not answer; serving its last page', error);
      return last;
    }
  };
};

/**
 * A page from Hosting that is at most one minute old, or older if Hosting does not answer. Throws
 * `unavailable` if there is no older one.
 */
export const getHostedPage = shortLivedCache(createPageLoader(), { maxAge: 60_000, maxEntries: 4 });

/** Replaces the page-specific part of the head. */
export const withHead = (page: string, head: string): string => {
  const start = page.indexOf(pageHead.start);
  const end = page.indexOf(pageHead.end);
  if (start < 0 || end < start) return page;
  return page.slice(0, start + pageHead.start.length) + head + page.slice(end);
};

/** Adds to the page-specific part of the head. */
export const appendToHead = (page: string, head: string): string => {
  const end = page.indexOf(pageHead.end);
  return end < 0 ? page : page.slice(0, end) + head + page.slice(end);
};
