import { appPage, type Tool, toolPage } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { getShownTool } from '../../catalogue/tools/tools.ts';
import { getHostedPage, type HostedPage, withHead } from './hostedPage.ts';
import { noToolHead, toolHead } from './toolHead.ts';
import { fillPlaceholders } from './toolPlaceholders.ts';

/** A page, and whether its tool exists. */
export interface ServedPage extends HostedPage {
  isFound: boolean;
}

const findTool = async (id: string): Promise<Tool | undefined> => {
  try {
    return await getShownTool(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tool-not-found') return undefined;
    throw error;
  }
};

/**
 * Fills the placeholders and the head of a page with a tool. Placeholders go first, so that the
 * head is not searched for them.
 */
export const fillToolPage = (page: string, tool: Tool, origin: string): string =>
  withHead(fillPlaceholders(page, tool), toolHead(tool, origin));

const pageOf = async (tool: Tool, origin: string): Promise<HostedPage> => {
  const page = await getHostedPage({ origin, path: toolPage });
  return { ...page, html: fillToolPage(page.html, tool, origin) };
};

const pageWithoutTool = async (origin: string): Promise<HostedPage> => {
  const page = await getHostedPage({ origin, path: appPage });
  return { ...page, html: withHead(page.html, noToolHead()) };
};

/**
 * The current page of a tool: the app's page with the tool's name and picture for the first paint,
 * and the tool in the head for search engines, shared links and the app. Throws `unavailable` when
 * the app's page cannot be loaded from Hosting.
 */
export const getToolPage = async (id: string, origin: string): Promise<ServedPage> => {
  const tool = await findTool(id);
  const page = tool ? await pageOf(tool, origin) : await pageWithoutTool(origin);
  return { ...page, isFound: tool !== undefined };
};
