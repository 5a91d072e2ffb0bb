import {
  cardPictureSizes,
  type ServedCatalogue,
  servedAttribute,
  servedCatalogueId,
  type Tool,
} from '../../../contract/index.ts';
import { scriptJson, voidElement } from '../../../html/html.ts';
import { pictureSet } from './toolPlaceholders.ts';

const picturePreload = (tool: Tool): string =>
  voidElement('link', {
    [servedAttribute]: '',
    rel: 'preload',
    as: 'image',
    href: tool.imageLink,
    imagesrcset: pictureSet(tool),
    imagesizes: cardPictureSizes,
    fetchpriority: 'high',
  });

/**
 * The tags that the catalogue's first tools add to the head: the first picture's preload, and the
 * tools as JSON.
 */
export const catalogueHead = (served: ServedCatalogue): string => {
  const [first] = served.body.tools;
  const preload = first ? picturePreload(first) : '';
  const json = scriptJson(served);
  return `${preload}<script type="application/json" id="${servedCatalogueId}">${json}</script>`;
};
