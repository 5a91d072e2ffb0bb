import { warn } from 'firebase-functions/logger';
import { pageHead } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { recently } from '../recently.ts';

const patienceMs = 3_000;

/** A document of Hosting's. */
interface HostedPage {
  origin: string;
  path: string;
}

const fetchPage = async ({ origin, path }: HostedPage): Promise<string> => {
  const url = new URL(path, origin);
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
};

const createPageStore = () => {
  const pages = new Map<string, string>();
  return async (page: HostedPage): Promise<string> => {
    const key = page.origin + page.path;
    try {
      pages.set(key, await fetchPage(page));
    } catch (error) {
      if (!pages.has(key)) throw new ApiError('unavailable', {}, { cause: error });
      warn('Hosting does not answer; its last page is served on', error);
    }
    return pages.get(key) ?? '';
  };
};

/**
 * A document that the app starts from, as Hosting served it within the last minute, or before if it
 * does not answer. Throws `unavailable` when it never has.
 */
export const getHostedPage = recently(createPageStore(), { maxAge: 60_000, maxEntries: 2 });

/** The page with what it says of itself in its head replaced. */
export const withHead = (page: string, head: string): string => {
  const start = page.indexOf(pageHead.start);
  const end = page.indexOf(pageHead.end);
  if (start < 0 || end < start) return page;
  return page.slice(0, start + pageHead.start.length) + head + page.slice(end);
};
