import {
  cardAttribute,
  cardPlaceholders,
  formatCount,
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

const fillCard = (template: string, tool: Tool, index: number): string => {
  const texts = textsOf(tool);
  const filled = template.replaceAll(anySlot, (found) => {
    const slot = slots.get(found as (typeof cardPlaceholders)[Slot]);
    return slot ? escapeHtml(texts[slot]) : pictureOf(tool);
  });
  // On a phone the others are below, and would share the line with the first, which is preloaded.
  return index === 0 ? filled : filled.replace('loading="eager"', 'loading="lazy"');
};

/**
 * Repeats the card of a page for each tool. The texts of a tool are never searched for
 * placeholders: each card is filled in one pass.
 */
export const fillCards = (page: string, tools: readonly Tool[]): string =>
  page.replace(card, (template) =>
    tools.map((tool, index) => fillCard(template, tool, index)).join(''),
  );
