import type { NamedFile } from '../browser/saveFile.ts';
import { readUrl } from './api.ts';
import { ApiProblem } from './apiProblem.ts';
import { nextLink } from './nextLink.ts';
import { timeLimits } from './timeLimits.ts';

/** A file, and the URL of the next one if the call answers with several. */
interface LinkedFile extends NamedFile {
  next: string | null;
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

const toFile = async (response: Response): Promise<LinkedFile> => {
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'table.csv';
    return { name, content, next: nextLink(response.headers.get('link')) };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/**
 * Fetches a table or another export as a file, with its name from the server. The browser keeps a large one on disk,
 * not in memory.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readFile = (url: string): Promise<LinkedFile> =>
  readUrl(url, { timeLimit: timeLimits.table }, toFile);
