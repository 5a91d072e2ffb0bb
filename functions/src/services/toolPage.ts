import type { Tool } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { getAppPage, withHead } from './appPage.ts';
import { noToolHead, toolHead } from './toolHead.ts';
import { getTool } from './tools.ts';

/** A page as HTML, and whether there is what it is about. */
export interface ServedPage {
  html: string;
  isFound: boolean;
}

const findTool = async (id: string): Promise<Tool | undefined> => {
  try {
    return await getTool(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tool-not-found') return undefined;
    throw error;
  }
};

/**
 * The page of a tool as it is now: the app's, with the tool in its head for search engines, shared
 * links and a first look without a further request. Throws `unavailable` when Hosting does not
 * have the app's page.
 */
export const getToolPage = async (id: string, origin: string): Promise<ServedPage> => {
  const [page, tool] = await Promise.all([getAppPage(origin), findTool(id)]);
  const head = tool ? toolHead(tool, origin) : noToolHead();
  return { html: withHead(page, head), isFound: tool !== undefined };
};
