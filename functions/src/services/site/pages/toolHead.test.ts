import { describe, expect, it } from 'vitest';
import {
  pictureSources,
  type Tool,
  toolDefaults,
  toolPictureSizes,
} from '../../../contract/index.ts';
import { noToolHead, toolHead } from './toolHead.ts';

const origin = 'https://shop.example';
const imageLink =
  'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/tools%2Fa.webp?alt=media&token=t';
const tool: Tool = {
  _id: 'jack plane/5',
  toolName: 'Jack Plane',
  price: 68.5,
  available: 240,
  minOrder: 6,
  ...toolDefaults,
  sku: 'PLN-0004',
  toolDescription: 'A plane that takes rough boards down to dead flat.',
  imageLink,
};
const url = `${origin}/tools/jack%20plane%2F5`;

const jsonIn = (head: string, opening: string): unknown => {
  const start = head.indexOf(opening) + opening.length;
  return JSON.parse(head.slice(start, head.indexOf('</script>', start)));
};
const product = (head: string) =>
  jsonIn(head, '<script type="application/ld+json" data-served="">');
const servedTool = (head: string) =>
  jsonIn(head, '<script type="application/json" id="served-tool">');

describe('toolHead', () => {
  it.each([
    '<title>Jack Plane · Tools Hub</title>',
    `<meta data-served="" name="description" content="${tool.toolDescription}">`,
    `<link data-served="" rel="canonical" href="${url}">`,
    '<meta data-served="" property="og:type" content="product">',
    '<meta data-served="" property="og:title" content="Jack Plane">',
    `<meta data-served="" property="og:url" content="${url}">`,
    '<meta data-served="" property="og:site_name" content="Tools Hub">',
    '<meta data-served="" property="product:price:amount" content="68.50">',
    '<meta data-served="" property="product:price:currency" content="USD">',
    '<meta data-served="" name="twitter:card" content="summary_large_image">',
  ])('has %s', (element) => {
    expect(toolHead(tool, origin)).toContain(element);
  });

  it('shares its picture as a JPEG in the size that networks show in full', () => {
    const shared =
      'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/tools%2Fa.webp%40share.jpg?alt=media';
    for (const [property, content] of [
      ['og:image', shared],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Jack Plane'],
    ]) {
      expect(toolHead(tool, origin)).toContain(
        `<meta data-served="" property="${property}" content="${content}">`,
      );
    }
  });

  it.each(['https://example.test/plane.webp', 'no address'])(
    'for %s, shares the shop’s',
    (link) => {
      expect(toolHead({ ...tool, imageLink: link }, origin)).toContain(
        `property="og:image" content="${origin}/share.jpg"`,
      );
    },
  );

  it('preloads the picture that the page shows', () => {
    const [small, medium, large] = pictureSources(imageLink).map(({ url }) =>
      url.replaceAll('&', '&amp;'),
    );
    const head = toolHead(tool, origin);
    expect(head).toContain(
      `imagesrcset="${small} 320w, ${medium} 640w, ${large} 1280w" imagesizes="${toolPictureSizes}" fetchpriority="high">`,
    );
  });

  it.each([
    [12, 'InStock'],
    [6, 'LimitedAvailability'],
    [5, 'LimitedAvailability'],
    [0, 'OutOfStock'],
  ])('offers it as a product: %d pieces are %s', (available, availability) => {
    expect(product(toolHead({ ...tool, available }, origin))).toMatchObject({
      '@type': 'Product',
      name: 'Jack Plane',
      offers: {
        '@type': 'Offer',
        url,
        price: '68.50',
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
      },
    });
  });

  it('includes the tool', () => {
    expect(servedTool(toolHead(tool, origin))).toEqual(tool);
  });

  it.each([
    '</script><img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '</title><!-- /page --><script>alert(1)</script>',
    `'Fine' & "sharp" $& $1 planes`,
  ])('is not broken by a tool named %s', (toolName) => {
    const hostile = { ...tool, toolName, toolDescription: toolName };
    const head = toolHead(hostile, origin);
    expect(head.match(/<script/g)).toHaveLength(2);
    expect(head.match(/<\/script>/g)).toHaveLength(2);
    expect(head.match(/<(?!\/?(title|meta|link|script)\b)/g)).toBeNull();
    expect(servedTool(head)).toEqual(hostile);
    expect(product(head)).toMatchObject({ name: toolName, description: toolName });
  });
});

it('noToolHead excludes the page from search engines', () => {
  expect(noToolHead()).toBe(
    '<title>Tool not found · Tools Hub</title><meta data-served="" name="robots" content="noindex">',
  );
});
