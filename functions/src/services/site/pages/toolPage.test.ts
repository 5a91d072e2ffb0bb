import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageHead, servedToolId, toolPlaceholders } from '../../../contract/index.ts';
import { decoded, hostileTool, markupIn } from '../../../testing/inputs/hostileTools.ts';
import { fillToolPage } from './toolPage.ts';

const origin = 'https://shop.example';
const picture = `<img src="${toolPlaceholders.picture}">`;
const page = [
  `<head>${pageHead.start}<title>Tools Hub</title>${pageHead.end}</head>`,
  `<body><b>${toolPlaceholders.name}</b><h1>${toolPlaceholders.name}</h1>${picture}</body>`,
].join('');

const hostileParts = [...Object.values(toolPlaceholders), ...Object.values(pageHead), picture];

it('a page shows exactly the texts of any tool, in its JSON and in its HTML', () => {
  fc.assert(
    fc.property(hostileTool(hostileParts), (tool) => {
      const html = fillToolPage(page, tool, origin);
      const json = markupIn(
        html,
        `<script type="application/json" id="${servedToolId}">`,
        '</script>',
      );
      expect(JSON.parse(json)).toEqual(tool);
      expect(decoded(markupIn(html, '<title>', '</title>'))).toBe(`${tool.toolName} · Tools Hub`);
      expect(decoded(markupIn(html, '<b>', '</b>'))).toBe(tool.toolName);
      expect(decoded(markupIn(html, '<h1>', '</h1>'))).toBe(tool.toolName);
      expect(decoded(markupIn(html, ' src="', '"'))).toBe(tool.imageLink);
    }),
    { numRuns: 1_000 },
  );
});
