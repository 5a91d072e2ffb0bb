import { expect, it } from 'vitest';
import firebaseJson from '../../../firebase.json' with { type: 'json' };
import { storedLinesScript } from '../../src/domain/cart/stored/storedLinesScript.ts';
import { orderNumberScript } from '../../src/domain/order/orderNumberScript.ts';
import { prefetchScript } from '../../src/lib/api/prefetchScript.ts';
import { sessionScript } from '../../src/lib/session/sessionScript.ts';
import { colorSchemeScript } from '../../src/theme/colorScheme.ts';
import { allowedSources, hashSource, inlineScriptsOf } from './inlineScripts.ts';

it('hashes a script as the policy does', () => {
  // The example of https://www.w3.org/TR/CSP3/#match-element-to-source-list
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('finds inline scripts, but not external scripts or data', () => {
  const html = `<script>one</script><script data-requests="/a">two
</script><script type="module" src="/a.js"></script>
<script type="application/ld+json" data-served="">{}</script>
<script type="application/json" id="b">{}</script><SCRIPT type="module">three</SCRIPT>`;
  expect(inlineScriptsOf(html)).toEqual(['one', 'two\n', 'three']);
});

it('Hosting allows the five inline scripts of our pages, and no others', () => {
  const sources = allowedSources(firebaseJson, 'script-src');
  const hashes = sources.filter((source) => source.startsWith("'sha256-"));
  const scripts = [
    colorSchemeScript,
    prefetchScript,
    sessionScript,
    storedLinesScript,
    orderNumberScript,
  ];
  expect(hashes).toEqual(scripts.map(hashSource));
  expect(sources.filter((source) => source.startsWith("'unsafe-"))).toEqual([]);
});
