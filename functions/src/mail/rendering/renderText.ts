import type { MailBlock, MailContent, MailFact, MailShop } from './mailContent.ts';

/** The further lines of a value are indented, so that none looks like another label. */
const indented = (value: string): string => value.replaceAll(/\r\n|[\r\n]/g, '\n  ');

const pairs = (rows: readonly MailFact[]): string[] =>
  rows.map(([label, value, url]) => `${label}: ${indented(value)}${url ? `\n  ${url}` : ''}`);

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const blockText = (block: MailBlock): string => {
  if (block.type === 'facts') return pairs(block.rows).join('\n');
  if (block.type === 'quotation') return quoted(block.text);
  if (block.type === 'button') return `${block.label}:\n${block.url}`;
  if (block.type === 'paragraph') return block.text;
  if (block.type === 'subheading') return `${block.text}\n${'-'.repeat(block.text.length)}`;
  const lines = block.lines.map(({ name, details, amount }) => `${name}\n  ${details}: ${amount}`);
  return [...lines, ...(block.totals.length > 0 ? ['', ...pairs(block.totals)] : [])].join('\n');
};

/** The lines that follow the shop's name at the end of each mail, besides its links. */
export const contactOf = ({ address, phone }: MailShop): string[] =>
  [...address.split(/[\r\n]+/), phone].filter((line) => line.trim() !== '');

const signatureOf = (shop: MailShop): string[] =>
  ['-- ', shop.name, ...contactOf(shop), shop.email, shop.url].filter((line) => line !== '');

/** A mail as plain text, for readers that show no HTML. */
export const renderText = ({ heading, blocks }: MailContent, shop: MailShop): string =>
  `${[heading, ...blocks.map(blockText), signatureOf(shop).join('\n')].join('\n\n')}\n`;
