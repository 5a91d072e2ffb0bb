/** Tools whose texts look like markup, for the tests of pages. */
import fc from 'fast-check';
import { type Tool, toolCategories } from '../../contract/index.ts';
import { anyCharacter } from './anyCharacter.ts';

const alwaysHostile = [
  ...['\\', '"', '$&', '$`', "$'", '$1', '&amp;', '<!--', '</script>', '</h1>', '{{', '\u2028'],
  ...['</article>', '<article data-card="">', 'loading="eager"'],
];

const anyText = fc.string({ unit: anyCharacter });

/**
 * Texts of such parts, besides any others: placeholders, replacement patterns, ends of elements.
 */
const hostileText = (parts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...alwaysHostile, ...parts), anyText), { minLength: 1 })
    .map((chosen) => chosen.join(''));

/** Any tool, with such texts. */
export const hostileTool = (parts: readonly string[]): fc.Arbitrary<Tool> => {
  const text = hostileText(parts);
  return fc.record({
    sku: anyText,
    stage: fc.constant('on-sale'),
    category: fc.constantFrom(...toolCategories),
    priceBreaks: fc.constant([]),
    orderMultiple: fc.integer({ min: 1 }),
    maxOrder: fc.constant(null),
    sellRemainder: fc.boolean(),
    specifications: fc.array(fc.record({ name: text, value: text })),
    attributes: fc.constant({}),
    morePictures: fc.constant([]),
    gtin: fc.constant(''),
    _id: fc.string({ minLength: 1, unit: anyCharacter }),
    toolName: text,
    price: fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100),
    available: fc.nat(),
    minOrder: fc.nat(),
    toolDescription: text,
    imageLink: text.map((query) => `https://pictures.example/plane.webp?v=${query}`),
  });
};

const entities = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' } as const;

/** The text that markup shows. */
export const decoded = (markup: string): string =>
  markup.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: keyof typeof entities) => entities[name]);

/** The markup between the first `opening` and the next `closing`. */
export const markupIn = (html: string, opening: string, closing: string): string => {
  const [, rest = ''] = html.split(opening, 2);
  return rest.slice(0, rest.indexOf(closing));
};
