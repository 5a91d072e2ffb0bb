import {
  counted,
  formatCents,
  limits,
  type QuantityRules,
  quantitySummary,
  smallestQuantityOf,
  type Tool,
  toCents,
} from '../../contract/index.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { lowStockPage, toolPageOf } from './mailPages.ts';

/** The tool that can be bought again. */
export type RestockedTool = Pick<Tool, 'toolName' | 'sku' | 'price'> & QuantityRules;

/** To a customer who asked for it: a tool can be bought again. */
export const backInStockMail = (id: string, tool: RestockedTool, shop: MailShop): MailContent => ({
  subject: `Back in stock: ${tool.toolName}`,
  preview: `${counted(tool.available, 'piece')} can be ordered now.`,
  heading: `${tool.toolName} can be ordered again`,
  blocks: [
    paragraph('You asked us to write to you when this tool is back in stock.'),
    facts([
      ['SKU', tool.sku],
      ['Price', `${formatCents(toCents(tool.price))} per piece`],
      ['In stock', counted(tool.available, 'piece')],
      ['Minimum order', counted(smallestQuantityOf(tool), 'piece')],
      ['Quantities', quantitySummary(tool)],
    ]),
    button('View the tool', toolPageOf(shop, id)),
    paragraph('We do not reserve pieces. You get no further mail about this request.'),
  ],
});

/** A tool with few pieces. */
export type ScarceTool = Pick<Tool, 'toolName' | 'sku' | 'available'>;

const scarceLines = (tools: readonly ScarceTool[]): MailBlock => ({
  type: 'lines',
  amountHeader: 'In stock',
  lines: tools.map(({ toolName, sku, available }) => ({
    name: toolName,
    details: sku,
    amount: counted(available, 'piece'),
  })),
  totals: [],
});

const others = (count: number): MailBlock[] =>
  count > 0 ? [paragraph(`And ${counted(count, 'other tool')}.`)] : [];

const haveOf = (count: number): string =>
  `${counted(count, 'tool')} ${count === 1 ? 'has' : 'have'} fewer than ${limits.lowStock} pieces`;

/**
 * To the shop: tools with few pieces, those with the fewest first. `count` includes those not
 * listed.
 */
export const lowStockMail = (
  tools: readonly ScarceTool[],
  count: number,
  shop: MailShop,
): MailContent => ({
  subject: `Low stock: ${haveOf(count)}`,
  preview: tools
    .slice(0, 3)
    .map(({ toolName }) => toolName)
    .join(', '),
  heading: haveOf(count),
  blocks: [
    button('Manage tools', lowStockPage(shop)),
    scarceLines(tools),
    ...others(count - tools.length),
  ],
});
