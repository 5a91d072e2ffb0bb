import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  pageHead,
  servedToolId,
  type Tool,
  toolCategories,
  toolPlaceholders,
} from '../../contract/index.ts';
import { fillToolPage } from './toolPage.ts';

const origin = 'https://shop.example';
const picture = `<img src="${toolPlaceholders.picture}">`;
const page = [
  `<head>${pageHead.start}<title>Tools Hub</title>${pageHead.end}</head>`,
  `<body><b>${toolPlaceholders.name}</b><h1>${toolPlaceholders.name}</h1>${picture}</body>`,
].join('');

// Texts that look like a placeholder, a replacement pattern or the end of an element.
const hostileParts = [
  ...[...Object.values(toolPlaceholders), ...Object.values(pageHead), picture],
  ...['\\', '"', '$&', '$`', "$'", '$1', '&amp;', '<!--', '</script>', '</h1>', '{{', '\u2028'],
];
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileParts), fc.string({ unit: 'binary' })), {
    minLength: 1,
  })
  .map((parts) => parts.join(''));

const anyTool: fc.Arbitrary<Tool> = fc.record({
  sku: fc.string({ unit: 'binary' }),
  category: fc.constantFrom(...toolCategories),
  priceBreaks: fc.constant([]),
  orderMultiple: fc.integer({ min: 1 }),
  maxOrder: fc.constant(null),
  sellRemainder: fc.boolean(),
  specifications: fc.array(fc.record({ name: hostileText, value: hostileText })),
  morePictures: fc.constant([]),
  _id: fc.string({ minLength: 1, unit: 'binary' }),
  toolName: hostileText,
  price: fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100),
  available: fc.nat(),
  minOrder: fc.nat(),
  toolDescription: hostileText,
  imageLink: hostileText.map((query) => `https://pictures.example/plane.webp?v=${query}`),
});

const textIn = (html: string, opening: string, closing: string): string => {
  const [, rest = ''] = html.split(opening, 2);
  return rest.slice(0, rest.indexOf(closing));
};

const entities = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' } as const;
const decoded = (markup: string): string =>
  markup.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: keyof typeof entities) => entities[name]);

it('a page shows exactly the texts of any tool, in its JSON and in its HTML', () => {
  fc.assert(
    fc.property(anyTool, (tool) => {
      const html = fillToolPage(page, tool, origin);
      const json = textIn(
        html,
        `<script type="application/json" id="${servedToolId}">`,
        '</script>',
      );
      expect(JSON.parse(json)).toEqual(tool);
      expect(decoded(textIn(html, '<title>', '</title>'))).toBe(`${tool.toolName} · Tools Hub`);
      expect(decoded(textIn(html, '<b>', '</b>'))).toBe(tool.toolName);
      expect(decoded(textIn(html, '<h1>', '</h1>'))).toBe(tool.toolName);
      expect(decoded(textIn(html, ' src="', '"'))).toBe(tool.imageLink);
    }),
    { numRuns: 1_000 },
  );
});
