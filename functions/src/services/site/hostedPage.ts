import { warn } from 'firebase-functions/logger';
import { pageHead } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';

const timeoutMs = 3_000;

/** Where a document of Hosting's is. */
interface PageAddress {
  origin: string;
  path: string;
}

/** A document of Hosting's. */
export interface HostedPage {
  html: string;
  /** What browsers are to allow it, by header. */
  policies: Record<string, string>;
}

// They are written in firebase.json alone, which a deploy of the functions does not upload.
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
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { html: await answer.text(), policies: policiesOf(answer) };
};

const createPageStore = () => {
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
      warn('Hosting does not answer; its last page is served on', error);
      return last;
    }
  };
};

/**
 * A document that the app starts from, as Hosting served it within the last minute, or before if it
 * does not answer. Throws `unavailable` when it never has.
 */
export const getHostedPage = shortLivedCache(createPageStore(), { maxAge: 60_000, maxEntries: 2 });

/** The page with what it says of itself in its head replaced. */
export const withHead = (page: string, head: string): string => {
  const start = page.indexOf(pageHead.start);
  const end = page.indexOf(pageHead.end);
  if (start < 0 || end < start) return page;
  return page.slice(0, start + pageHead.start.length) + head + page.slice(end);
};
