import { pictureSources, type Tool, toolPlaceholders } from '../../../contract/index.ts';
import { escapeHtml } from '../../../html/html.ts';

const attribute = (name: string, value: string) => `${name}="${escapeHtml(value)}"`;

/** The `srcset` of a tool's picture. */
export const pictureSet = ({ imageLink }: Tool): string =>
  pictureSources(imageLink)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** The attributes of an `img` element with a tool's picture. */
export const pictureOf = (tool: Tool): string =>
  [attribute('srcset', pictureSet(tool)), attribute('src', tool.imageLink)].join(' ');

/**
 * Fills the placeholders of a page with a tool's name and picture. The texts of the tool are never
 * searched for placeholders: the page is split at the names before anything is inserted.
 */
export const fillPlaceholders = (page: string, tool: Tool): string =>
  page
    .split(toolPlaceholders.name)
    .map((part) => part.replaceAll(`src="${toolPlaceholders.picture}"`, () => pictureOf(tool)))
    .join(escapeHtml(tool.toolName));
