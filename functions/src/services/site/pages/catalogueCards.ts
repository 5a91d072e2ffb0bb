import {
  type CatalogueFamily,
  type CatalogueTool,
  cardAttribute,
  cardPlaceholders,
  counted,
  familyPage,
  formatCount,
  formatMoney,
  priceLabel,
  sitePath,
  siteRoutes,
  smallestQuantityOf,
  type Tool,
} from '../../../contract/index.ts';
import { escapeHtml } from '../../../html/html.ts';
import { pictureOf } from './toolPlaceholders.ts';

type Slot = keyof typeof cardPlaceholders;

const card = new RegExp(`<article\\b[^>]*\\b${cardAttribute}\\b[\\s\\S]*?</article>`);
const picture = `src="${cardPlaceholders.picture}"`;
const slots = new Map(
  Object.entries(cardPlaceholders).map(([slot, placeholder]) => [placeholder, slot as Slot]),
);
const anySlot = new RegExp(`${picture}|${Object.values(cardPlaceholders).join('|')}`, 'g');

const textsOf = (tool: Tool): Record<Slot, string> => ({
  address: sitePath(siteRoutes.toolPage, { params: { id: tool._id } }),
  name: tool.toolName,
  picture: tool.imageLink,
  sku: tool.sku,
  price: priceLabel(tool.price),
  minOrder: formatCount(smallestQuantityOf(tool)),
  available: formatCount(tool.available),
});

/** The texts of a family that differ from those of its size. */
const familyTextsOf = (family: CatalogueFamily): Partial<Record<Slot, string>> => ({
  address: familyPage.href(family._id),
  name: family.name,
  picture: family.imageLink,
  sku: counted(family.sizes, 'size'),
  price: `from ${formatMoney(family.fromPrice)}`,
});

const fillCard = (template: string, { family, ...tool }: CatalogueTool, index: number): string => {
  const texts = { ...textsOf(tool), ...(family && familyTextsOf(family)) };
  const shown = { ...tool, imageLink: texts.picture };
  const filled = template.replaceAll(anySlot, (found) => {
    const slot = slots.get(found as (typeof cardPlaceholders)[Slot]);
    return slot ? escapeHtml(texts[slot]) : pictureOf(shown);
  });
  // On a phone the others are below, and would share the line with the first, which is preloaded.
  return index === 0 ? filled : filled.replace('loading="eager"', 'loading="lazy"');
};

/**
 * Repeats the card of a page for each tool. The texts of a tool are never searched for
 * placeholders: each card is filled in one pass.
 */
export const fillCards = (page: string, tools: readonly CatalogueTool[]): string =>
  page.replace(card, (template) =>
    tools.map((tool, index) => fillCard(template, tool, index)).join(''),
  );
