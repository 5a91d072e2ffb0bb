import { afterEach, expect, it } from 'vitest';
import { removeServerRenderedHead } from './removeServerRenderedHead.ts';

afterEach(() => document.head.replaceChildren());

it('removes the elements that the app renders, and leaves the title and the tool', () => {
  document.head.innerHTML = [
    '<title data-served="">Jack Plane</title>',
    '<meta name="viewport" content="width=device-width">',
    '<meta data-served="" name="description" content="A plane.">',
    '<link data-served="" rel="canonical" href="http://shop.test/tools/jack-plane">',
    '<script data-served="" type="application/ld+json">{}</script>',
    '<script data-served="" type="application/json" id="served-tool">{}</script>',
  ].join('');
  removeServerRenderedHead();
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<title data-served="">Jack Plane</title>',
    '<meta name="viewport" content="width=device-width">',
    '<script data-served="" type="application/json" id="served-tool">{}</script>',
  ]);
});
