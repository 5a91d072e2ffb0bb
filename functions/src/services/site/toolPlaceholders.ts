import { pictureSources, type Tool, toolPlaceholders } from '../../contract/index.ts';
import { escapeHtml } from './html.ts';

const attribute = (name: string, value: string) => `${name}="${escapeHtml(value)}"`;

/** The widths of a tool's picture, as the `srcset` of an `img` has them. */
export const pictureSet = ({ imageLink }: Tool): string =>
  pictureSources(imageLink)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

const pictureOf = (tool: Tool): string =>
  [attribute('srcset', pictureSet(tool)), attribute('src', tool.imageLink)].join(' ');

/**
 * The page with a tool's name and picture written into its slots. What a tool says is never
 * searched for slots: the page is split at the names before anything is written.
 */
export const fillPlaceholders = (page: string, tool: Tool): string =>
  page
    .split(toolPlaceholders.name)
    .map((part) => part.replaceAll(`src="${toolPlaceholders.picture}"`, () => pictureOf(tool)))
    .join(escapeHtml(tool.toolName));
