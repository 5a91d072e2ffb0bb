import { expect, it } from 'vitest';
import { type Tool, toolDefaults, toolPlaceholders } from '../../../contract/index.ts';
import { fillPlaceholders } from './toolPlaceholders.ts';

const tool: Tool = {
  _id: 'plane',
  toolName: `"Plane" & <img src=x onerror=alert(1)> $&`,
  price: 68.5,
  available: 240,
  minOrder: 6,
  ...toolDefaults,
  sku: 'PLN-0004',
  toolDescription: 'A plane.',
  imageLink:
    'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/tools%2Fa.webp?alt=media&token=t',
};

it("writes a tool's name wherever it belongs, and nothing else that it may say", () => {
  const page = `<b>${toolPlaceholders.name}</b><h1>${toolPlaceholders.name}</h1>`;
  const name = '&quot;Plane&quot; &amp; &lt;img src=x onerror=alert(1)&gt; $&amp;';
  expect(fillPlaceholders(page, tool)).toBe(`<b>${name}</b><h1>${name}</h1>`);
});

it('fills in the picture in all its widths', () => {
  const page = fillPlaceholders(`<img sizes="50vw" src="${toolPlaceholders.picture}">`, tool);
  expect(page).toMatch(
    /^<img sizes="50vw" srcset="[^"]*%40320\.webp\?alt=media 320w, [^"]*1280w" src="/,
  );
  expect(page).toContain(
    'src="https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/tools%2Fa.webp?alt=media&amp;token=t"',
  );
});
