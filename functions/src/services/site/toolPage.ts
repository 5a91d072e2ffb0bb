import { appPage, type Tool, toolPage } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { getTool } from '../catalogue/tools.ts';
import { getHostedPage, type HostedPage, withHead } from './hostedPage.ts';
import { noToolHead, toolHead } from './toolHead.ts';
import { fillPlaceholders } from './toolPlaceholders.ts';

/** A page, and whether there is what it is about. */
export interface ServedPage extends HostedPage {
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
 * The page with a tool in its slots and its head. The slots come first, so that nothing in the head
 * is taken for one.
 */
export const fillToolPage = (page: string, tool: Tool, origin: string): string =>
  withHead(fillPlaceholders(page, tool), toolHead(tool, origin));

const pageOf = async (tool: Tool, origin: string): Promise<HostedPage> => {
  const page = await getHostedPage({ origin, path: toolPage });
  return { ...page, html: fillToolPage(page.html, tool, origin) };
};

const pageOfNone = async (origin: string): Promise<HostedPage> => {
  const page = await getHostedPage({ origin, path: appPage });
  return { ...page, html: withHead(page.html, noToolHead()) };
};

/**
 * The page of a tool as it is now: the app's, with the tool's name and picture in it for a first
 * look, and the tool in its head for search engines, shared links and the app itself. Throws
 * `unavailable` when Hosting does not have the app's page.
 */
export const getToolPage = async (id: string, origin: string): Promise<ServedPage> => {
  const tool = await findTool(id);
  const page = tool ? await pageOf(tool, origin) : await pageOfNone(origin);
  return { ...page, isFound: tool !== undefined };
};
