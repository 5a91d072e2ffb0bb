import type { StoredSession } from '../store/objects.ts';

const style = `
  :root { color-scheme: light dark; }
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem; }
  h1 { font-size: 1.375rem; margin: 0 0 1.5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: .25rem 1rem; margin: 0 0 1.5rem; }
  dt { opacity: .75; }
  dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  dd.amount { font-size: 1.375rem; font-weight: 650; }
  form { display: grid; gap: .75rem; }
  button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .5rem; cursor: pointer; }
  button[value=pay] { background: #1b4d3e; color: #fff; border: 0; }
  button[value=decline] { background: none; border: 1px solid; color: inherit; }
  :focus-visible { outline: 3px solid #c77700; outline-offset: 2px; }
  [role=alert] { border: 1px solid #b3261e; border-radius: .5rem; padding: .75rem 1rem; }
  small { display: block; margin-top: 1.5rem; opacity: .75; }
  a { color: inherit; }`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

const amountText = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const document = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const backLink = (url: string | null): string =>
  url === null ? '' : `<p><a href="${escapeText(url)}">Back to the shop</a></p>`;

const form = (amount: string): string => `<form method="post">
<button name="action" value="pay">Pay ${amount}</button>
<button name="action" value="decline">Decline</button>
</form>`;

const closedTexts = {
  complete: 'This order has been paid. You cannot pay it twice.',
  expired: 'This payment page has expired. Nothing was charged. Start again from the order.',
} as const;

/** The message of a session that cannot be paid any more; null if it can be paid. */
export const closedText = ({ session: { status } }: StoredSession): string | null =>
  status === 'open' ? null : closedTexts[status];

/** The message after a card was declined. */
export const declinedText = 'The card was declined. Nothing was charged.';

const itemsOf = (items: StoredSession['items']): string =>
  items.length === 1
    ? items.map(({ name }) => `<dt>For</dt><dd>${escapeText(name)}</dd>`).join('')
    : items
        .map(({ name, amount }) => `<dt>${escapeText(name)}</dt><dd>${amountText(amount)}</dd>`)
        .join('\n');

/** The page on which a session is paid. It needs no scripts. */
export const payPage = (stored: StoredSession, problem: string | null): string => {
  const { session, items } = stored;
  const amount = amountText(session.amount_total);
  const email =
    session.customer_email === null
      ? ''
      : `<dt>Receipt to</dt><dd>${escapeText(session.customer_email)}</dd>`;
  const message = closedText(stored) ?? problem;
  return document(
    `Pay ${amount}`,
    `<h1>Pay by card</h1>
${message === null ? '' : `<p role="alert">${message}</p>`}
<dl>
${itemsOf(items)}
${email}
<dt>Amount</dt><dd class="amount">${amount}</dd>
</dl>
${session.status === 'open' ? form(amount) : ''}
${backLink(session.status === 'complete' ? session.success_url : session.cancel_url)}
<small>This page replaces Stripe’s in the emulator suite. No card is charged.</small>`,
  );
};

/** The page of a session that does not exist. */
export const missingPage = (): string =>
  document(
    'No such payment',
    '<h1>No such payment</h1>\n<p role="alert">This payment page does not exist.</p>',
  );
