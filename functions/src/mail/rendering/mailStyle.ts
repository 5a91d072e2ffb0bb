/**
 * The look of mails. Many mail programs apply only the styles in an element, so those are complete
 * for the light scheme; the style sheet adds the dark scheme where a program supports it.
 */

const sans = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif";
const breakable = 'overflow-wrap:anywhere;word-break:break-word';
const amount = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums';
const top = 'vertical-align:top';

/** The largest width of the column in pixels. */
export const columnWidth = 600;

/** The styles of the elements, by class. */
export const mailStyles = {
  page: `margin:0;padding:0;background:#f5f1e8;color:#18211d;${sans};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%`,
  column: `max-width:${columnWidth}px;text-align:left`,
  band: `padding:18px 24px;background:#1d4b3a;border-radius:8px 8px 0 0;color:#fbf7ec;font-weight:700;font-size:18px;line-height:1.3;${breakable}`,
  body: `padding:28px 24px 12px;background:#fffdf9;color:#18211d;${breakable}`,
  foot: `padding:18px 24px 22px;background:#fffdf9;border-top:1px solid #dcd4c3;border-radius:0 0 8px 8px;${breakable}`,
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700',
  subtitle: 'margin:28px 0 8px;font-size:17px;line-height:1.3;font-weight:700',
  text: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid #1d4b3a',
  table: 'margin:0 0 16px;border-collapse:collapse',
  label: `padding:4px 16px 4px 0;color:#525c56;text-align:left;font-weight:400;width:36%;${top}`,
  value: `padding:4px 0;${top};${breakable}`,
  head: `padding:0 0 6px;border-bottom:1px solid #dcd4c3;color:#525c56;font-size:14px;font-weight:400;text-align:left;${top}`,
  amountHead: `padding:0 0 6px 16px;border-bottom:1px solid #dcd4c3;color:#525c56;font-size:14px;font-weight:400;text-align:right;${top}`,
  item: `padding:10px 0;border-bottom:1px solid #dcd4c3;${top};${breakable}`,
  amount: `padding:10px 0 10px 16px;border-bottom:1px solid #dcd4c3;${top};${amount}`,
  muted: 'color:#525c56;font-size:14px',
  sum: 'padding:6px 0;text-align:right;font-weight:400',
  sumAmount: `padding:6px 0 6px 16px;font-weight:700;${amount}`,
  button:
    'display:inline-block;padding:13px 24px;border-radius:6px;background:#1d4b3a;color:#fbf7ec;text-decoration:none;font-weight:600',
  action: 'margin:20px 0 24px',
  signature: 'margin:0;color:#525c56;font-size:14px;line-height:1.5',
  link: 'color:#1d4b3a',
} as const;

/** A class of an element in a mail. */
export type MailClass = keyof typeof mailStyles;

const dark: Partial<Record<MailClass, string>> = {
  page: 'background:#101613;color:#eeeae0',
  band: 'background:#15322a;color:#fbf7ec',
  body: 'background:#1a221e;color:#eeeae0',
  foot: 'background:#1a221e;border-color:#323d37',
  quote: 'border-color:#8fcdae',
  label: 'color:#aeb7b0',
  head: 'color:#aeb7b0;border-color:#323d37',
  amountHead: 'color:#aeb7b0;border-color:#323d37',
  item: 'border-color:#323d37',
  amount: 'border-color:#323d37',
  muted: 'color:#aeb7b0',
  button: 'background:#8fcdae;color:#0b1a13',
  signature: 'color:#aeb7b0',
  link: 'color:#8fcdae',
};

const important = (style: string): string => style.replaceAll(';', '!important;');

const darkRules = Object.entries(dark)
  .map(([name, style]) => `.${name}{${important(`${style};`)}}`)
  .join('');

/** The style sheet of a mail. */
export const mailStyleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${darkRules}}`;
