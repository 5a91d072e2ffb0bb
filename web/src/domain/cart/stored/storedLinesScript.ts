import { limits } from 'functions/contract';
import { buyingForScript } from '../../../lib/session/buyingForScript.ts';

/** The attribute of a document's list whose first row is the pattern of the lines. */
export const storedLinesAttribute = 'data-stored-lines';

/**
 * An inline script after the list: it shows the names and the quantities of the stored cart while
 * the app loads. The lines are as in `readCart`; a cart that this cannot read is left to the app. It
 * is the same on every page, so one hash in Hosting's Content-Security-Policy allows it.
 */
export const storedLinesScript = `try {
  ${buyingForScript}
  const { project } = document.currentScript.dataset;
  const list = document.querySelector('[${storedLinesAttribute}]');
  const text = localStorage.getItem(payerKey('cart', project));
  const lines = text.length > 100_000 ? [] : JSON.parse(text).lines;
  const rows = lines.slice(0, ${limits.orderLines}).map(({ toolName, quantity }) => {
    if (typeof toolName !== 'string' || toolName.length > ${limits.toolName}) throw 0;
    if (!Number.isInteger(quantity)) throw 0;
    const row = list.firstElementChild.cloneNode(true);
    const show = (part, name, content) => {
      const element = Object.assign(document.createElement(name), { textContent: content });
      row.querySelector(part).replaceChildren(element);
    };
    show('.name', 'strong', toolName);
    show('.pieces', 'span', quantity + (quantity === 1 ? ' piece' : ' pieces'));
    return row;
  });
  if (rows.length > 0) list.replaceChildren(...rows);
} catch {}`;
