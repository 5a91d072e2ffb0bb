import { escapeHtml } from '../../html/html.ts';
import type { MailBlock, MailContent, MailFact, MailLine, MailShop } from './mailContent.ts';
import { columnWidth, type MailClass, mailStyleSheet, mailStyles } from './mailStyle.ts';
import { contactOf } from './renderText.ts';

const look = (name: MailClass): string => `class="${name}" style="${mailStyles[name]}"`;

const element = (tag: string, name: MailClass, content: string, attributes = ''): string =>
  `<${tag} ${look(name)}${attributes}>${content}</${tag}>`;

const withBreaks = (text: string): string => escapeHtml(text).replaceAll(/\r\n|[\r\n]/g, '<br>');

const row = (...cells: string[]): string => `<tr>${cells.join('')}</tr>`;

const table = (rows: string, attributes = ' role="presentation"'): string =>
  element(
    'table',
    'table',
    rows,
    `${attributes} width="100%" cellpadding="0" cellspacing="0" border="0"`,
  );

const linkHtml = (url: string, label: string): string =>
  element('a', 'link', escapeHtml(label), ` href="${escapeHtml(url)}"`);

const factRow = ([label, value, url]: MailFact): string =>
  row(
    element('td', 'label', escapeHtml(label)),
    element('td', 'value', url ? linkHtml(url, value) : withBreaks(value)),
  );

const lineRow = ({ name, details, amount }: MailLine): string => {
  const item = `<strong>${escapeHtml(name)}</strong><br>${element('span', 'muted', escapeHtml(details))}`;
  return row(element('td', 'item', item), element('td', 'amount', escapeHtml(amount)));
};

const totalRow = ([label, amount]: readonly [string, string]): string =>
  row(
    element('th', 'sum', escapeHtml(label), ' scope="row"'),
    element('td', 'sumAmount', escapeHtml(amount)),
  );

const linesTable = ({
  lines,
  totals,
  amountHeader = 'Amount',
}: Extract<MailBlock, { type: 'lines' }>): string => {
  const head = row(
    element('th', 'head', 'Item', ' scope="col"'),
    element('th', 'amountHead', escapeHtml(amountHeader), ' scope="col"'),
  );
  const foot = totals.length > 0 ? `<tbody>${totals.map(totalRow).join('')}</tbody>` : '';
  return table(`<thead>${head}</thead><tbody>${lines.map(lineRow).join('')}</tbody>${foot}`, '');
};

const buttonHtml = (label: string, url: string): string =>
  element('p', 'action', element('a', 'button', escapeHtml(label), ` href="${escapeHtml(url)}"`));

const blockHtml = (block: MailBlock): string => {
  if (block.type === 'paragraph') return element('p', 'text', withBreaks(block.text));
  if (block.type === 'subheading') return element('h2', 'subtitle', escapeHtml(block.text));
  if (block.type === 'quotation') return element('blockquote', 'quote', withBreaks(block.text));
  if (block.type === 'button') return buttonHtml(block.label, block.url);
  if (block.type === 'facts') return table(block.rows.map(factRow).join(''));
  return linesTable(block);
};

const previewHtml = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`;

const signatureHtml = (shop: MailShop): string => {
  const { email, url } = shop;
  const lines = [
    `<strong>${escapeHtml(shop.name)}</strong>`,
    ...contactOf(shop).map(escapeHtml),
    ...(email ? [linkHtml(`mailto:${email}`, email)] : []),
    linkHtml(url, url),
  ];
  return element('p', 'signature', lines.join('<br>'));
};

const headHtml = (subject: string): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${mailStyleSheet}</style></head>`;

const layoutTable = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Outlook for Windows ignores a largest width: only it reads these comments. */
const inOutlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

const withFixedWidth = (column: string): string => {
  const attributes = `role="presentation" align="center" width="${columnWidth}" cellpadding="0" cellspacing="0" border="0"`;
  const open = `<table ${attributes}><tr><td width="${columnWidth}">`;
  return `${inOutlook(open)}${column}${inOutlook('</td></tr></table>')}`;
};

/**
 * A mail as HTML: one column of at most 600 pixels, styles in each element, no picture and no
 * script, so that nothing is loaded when it is opened.
 */
export const renderHtml = (content: MailContent, shop: MailShop): string => {
  const title = element('h1', 'title', escapeHtml(content.heading));
  const parts = [
    row(element('td', 'band', escapeHtml(shop.name))),
    row(element('td', 'body', `${title}${content.blocks.map(blockHtml).join('')}`)),
    row(element('td', 'foot', signatureHtml(shop))),
  ];
  const column = `<table ${look('column')} ${layoutTable}>${parts.join('')}</table>`;
  const page = `<table ${look('page')} ${layoutTable}>${row(`<td align="center" style="padding:24px 12px">${withFixedWidth(column)}</td>`)}</table>`;
  return `<!doctype html><html lang="en">${headHtml(content.subject)}<body ${look('page')}>${previewHtml(content.preview)}${page}</body></html>`;
};
