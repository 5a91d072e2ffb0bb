import {
  pictureSources,
  servedAttribute,
  servedToolId,
  siteRoutes,
  type Tool,
  toolPictureSizes,
} from '../contract/index.ts';
import { escapeMarkup, scriptJson, voidElement } from './markup.ts';
import { pictureSet } from './toolSlots.ts';

const siteName = 'Tools Hub';
const summaryLength = 155;
const sharedWidth = 640;
const halfCharacter = /[\uD800-\uDBFF]$/;

const titleOf = (heading: string) => `<title>${escapeMarkup(`${heading} · ${siteName}`)}</title>`;

const served = (name: 'meta' | 'link', attributes: Record<string, string>) =>
  voidElement(name, { [servedAttribute]: '', ...attributes });

/** The beginning of a text, to the end of a word, as search engines show it. */
export const summaryOf = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= summaryLength) return plain;
  const cut = plain.slice(0, summaryLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(halfCharacter, '')}…`;
};

const sharedPicture = ({ imageLink }: Tool): string =>
  pictureSources(imageLink).find(({ width }) => width === sharedWidth)?.url ?? imageLink;

const productOf = (tool: Tool, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  sku: tool._id,
  name: tool.toolName,
  description: tool.toolDescription,
  image: sharedPicture(tool),
  offers: {
    '@type': 'Offer',
    url,
    price: tool.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${tool.available >= tool.minOrder ? 'InStock' : 'OutOfStock'}`,
  },
});

const openGraph = (tool: Tool, url: string): Record<string, string> => ({
  'og:type': 'product',
  'og:site_name': siteName,
  'og:title': tool.toolName,
  'og:description': summaryOf(tool.toolDescription),
  'og:url': url,
  'og:image': sharedPicture(tool),
  'og:image:alt': tool.toolName,
  'product:price:amount': tool.price.toFixed(2),
  'product:price:currency': 'USD',
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

/** What a tool's page says in its head, the tool itself included, as the API sends it. */
export const toolHead = (tool: Tool, origin: string): string => {
  const url = new URL(siteRoutes.toolPage.href({ id: tool._id }), origin).href;
  return [
    titleOf(tool.toolName),
    picturePreload(tool),
    served('meta', { name: 'description', content: summaryOf(tool.toolDescription) }),
    served('link', { rel: 'canonical', href: url }),
    ...Object.entries(openGraph(tool, url)).map(([property, content]) =>
      served('meta', { property, content }),
    ),
    served('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json" ${servedAttribute}="">${scriptJson(productOf(tool, url))}</script>`,
    `<script type="application/json" id="${servedToolId}">${scriptJson(tool)}</script>`,
  ].join('');
};

/** What the page of a tool that is not on sale says in its head. */
export const noToolHead = (): string =>
  titleOf('Tool not found') + served('meta', { name: 'robots', content: 'noindex' });
