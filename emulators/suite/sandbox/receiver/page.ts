import { type Html, html } from './html.ts';
import { pageStyle } from './pageStyle.ts';
import { type Answer, answers, type Received, type ReceivedDelivery } from './received.ts';

const answerTexts: Record<Answer, string> = {
  ok: '200, as it should',
  error: '500, as if it failed',
  gone: '410, as if it no longer existed',
  redirect: '307 to another address',
  slow: '200, after 30 seconds',
};

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : one.replace(/y$/, 'ie').concat('s')}`;

const typeOf = (body: string): string => {
  try {
    return String(JSON.parse(body)?.type ?? 'no type');
  } catch {
    return 'no JSON';
  }
};

const formatted = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

const verificationText = ({ verification }: ReceivedDelivery): Html =>
  verification === 'verified'
    ? html`<span class="good">Verified</span>`
    : html`<span class="bad">Not verified: ${verification.problem}</span>`;

const duplicateText = ({ earlier }: ReceivedDelivery): Html =>
  earlier === 0 ? html`` : html`<span>Received before: ${counted(earlier, 'delivery')}</span>`;

const delivery = (one: ReceivedDelivery): Html => html`<li>
<details id="delivery-${one.number}">
<summary><strong>${typeOf(one.body)}</strong> ${verificationText(one)} ${duplicateText(one)}
<span>to <code>${one.path}</code></span> <time datetime="${one.at}">${one.at.replace('T', ' ').slice(0, 19)} UTC</time></summary>
<p>Answered with ${answerTexts[one.answer]}.</p>
<dl>${Object.entries(one.headers).map(
  ([name, value]) => html`<dt><code>${name}</code></dt><dd><code>${String(value)}</code></dd>`,
)}</dl>
<pre>${formatted(one.body)}</pre>
</details>
</li>`;

const endpoint = (received: Received, path: string): Html => {
  const { secrets, answer } = received.endpointOf(path);
  const options = answers.map((one) =>
    one === answer
      ? html`<option value="${one}" selected>${answerTexts[one]}</option>`
      : html`<option value="${one}">${answerTexts[one]}</option>`,
  );
  return html`<li>
<h3><code>${path}</code></h3>
<form aria-label="${path}" method="post" action="/emulator/form?path=${encodeURIComponent(path)}">
<label>Secrets, separated by spaces <input name="secrets" value="${secrets.join(' ')}" autocomplete="off" spellcheck="false"></label>
<label>Answer <select name="answer">${options}</select></label>
<button aria-label="Save ${path}">Save</button>
</form>
</li>`;
};

const list = (items: Html[], empty: string): Html =>
  items.length === 0 ? html`<p>${empty}</p>` : html`<ul>${items}</ul>`;

/** The page of the receiver: what arrived, newest first, and what each path does. */
export const page = (received: Received, url: string): string => {
  const deliveries = received.deliveries();
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Webhook receiver</title>
<link rel="icon" href="data:,">
<style>${{ html: pageStyle }}</style>
<script src="/emulator/page.js" defer></script>
</head>
<body>
<main>
<h1>Webhook receiver</h1>
<p>Let a webhook send to <code>${url}/</code> with any path. The newest 200 deliveries are shown, until the suite stops.</p>
<div id="content">
<h2>Deliveries</h2>
<p role="status">${counted(deliveries.length, 'delivery')}</p>
${list(deliveries.map(delivery), 'Nothing has arrived yet.')}
</div>
<div id="endpoints">
<h2>Paths</h2>
${list(
  received.paths().map((path) => endpoint(received, path)),
  'A path appears here with its first delivery. Enter the secret of its webhook to verify signatures.',
)}
</div>
</main>
</body>
</html>
`.html;
};

/** Updates the page when something arrives, and keeps open what the reader has opened. */
export const pageScript = `
const update = async () => {
  const response = await fetch('/');
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const { id } of document.querySelectorAll('details[open]')) {
    const same = next.getElementById(id);
    if (same) same.open = true;
  }
  const focused = document.activeElement?.closest('details')?.id;
  document.getElementById('content').replaceWith(next.getElementById('content'));
  if (focused) document.getElementById(focused)?.querySelector('summary').focus();
  const isEdited = document.getElementById('endpoints').contains(document.activeElement);
  if (!isEdited) document.getElementById('endpoints').replaceWith(next.getElementById('endpoints'));
};
new EventSource('/emulator/changes').onmessage = update;
`;
