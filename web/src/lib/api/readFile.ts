import { readUrl } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { timeLimits } from '../../lib/api/timeLimits.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

const toFile = async (response: Response): Promise<NamedFile> => {
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'table.csv';
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/**
 * Fetches a table as a file, with its name from the server. The browser keeps a large one on disk,
 * not in memory.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readTable = (url: string): Promise<NamedFile> =>
  readUrl(url, { timeLimit: timeLimits.table }, toFile);
