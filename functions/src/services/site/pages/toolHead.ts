import {
  decimalMoney,
  productDataOf,
  servedAttribute,
  servedToolId,
  sharedPicture,
  sharedPictureOf,
  shopCurrency,
  summaryOf,
  type Tool,
  toolPictureSizes,
  toolUrl,
} from '../../../contract/index.ts';
import { escapeHtml, scriptJson, voidElement } from '../../../html/html.ts';
import { pictureSet } from './toolPlaceholders.ts';

const siteName = 'Tools Hub';

const titleOf = (heading: string) => `<title>${escapeHtml(`${heading} · ${siteName}`)}</title>`;

const served = (name: 'meta' | 'link', attributes: Record<string, string>) =>
  voidElement(name, { [servedAttribute]: '', ...attributes });

const openGraph = (tool: Tool, url: string): Record<string, string> => ({
  'og:type': 'product',
  'og:site_name': siteName,
  'og:title': tool.toolName,
  'og:description': summaryOf(tool.toolDescription),
  'og:url': url,
  'og:image': sharedPictureOf(tool.imageLink, new URL(url).origin),
  'og:image:type': sharedPicture.type,
  'og:image:width': String(sharedPicture.width),
  'og:image:height': String(sharedPicture.height),
  'og:image:alt': tool.toolName,
  'product:price:amount': decimalMoney(tool.price),
  'product:price:currency': shopCurrency,
});

const picturePreload = (tool: Tool): string =>
  served('link', {
    rel: 'preload',
    as: 'image',
    href: tool.imageLink,
    imagesrcset: pictureSet(tool),
    imagesizes: toolPictureSizes,
    fetchpriority: 'high',
  });

/** The head of a tool's page: metadata, structured data, and the tool itself as JSON. */
export const toolHead = (tool: Tool, origin: string): string => {
  const url = toolUrl(tool, origin);
  return [
    titleOf(tool.toolName),
    picturePreload(tool),
    served('meta', { name: 'description', content: summaryOf(tool.toolDescription) }),
    served('link', { rel: 'canonical', href: url }),
    ...Object.entries(openGraph(tool, url)).map(([property, content]) =>
      served('meta', { property, content }),
    ),
    served('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json" ${servedAttribute}="">${scriptJson(productDataOf(tool, origin))}</script>`,
    `<script type="application/json" id="${servedToolId}">${scriptJson(tool)}</script>`,
  ].join('');
};

/** The head of the page for a tool that does not exist. */
export const noToolHead = (): string =>
  titleOf('Tool not found') + served('meta', { name: 'robots', content: 'noindex' });
