import { warn } from 'firebase-functions/logger';
import { pageHead, toolPage } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { recently } from '../recently.ts';

const patienceMs = 3_000;

const fetchPage = async (origin: string): Promise<string> => {
  const url = new URL(toolPage, origin);
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
};

const createPageStore = () => {
  const pages = new Map<string, string>();
  return async (origin: string): Promise<string> => {
    try {
      pages.set(origin, await fetchPage(origin));
    } catch (error) {
      if (!pages.has(origin)) throw new ApiError('unavailable', {}, { cause: error });
      warn('Hosting does not answer; its last page is served on', error);
    }
    return pages.get(origin) ?? '';
  };
};

/**
 * The page the app starts from, as Hosting served it within the last minute, or before if it does
 * not answer. Throws `unavailable` when it never has.
 */
export const getAppPage = recently(createPageStore(), { maxAge: 60_000, maxEntries: 1 });

/** The page with what it says of itself in its head replaced. */
export const withHead = (page: string, head: string): string => {
  const start = page.indexOf(pageHead.start);
  const end = page.indexOf(pageHead.end);
  if (start < 0 || end < start) return page;
  return page.slice(0, start + pageHead.start.length) + head + page.slice(end);
};
