import { describe, expect, it } from 'vitest';
import { parseArticle } from './parseArticle.ts';

const head = '---\ntitle: A plane\nsummary: What it does.\nminutes: 3\n---\n\n';
const blocksOf = (body: string) => parseArticle('a-plane', head + body).blocks;
const text = (words: string) => [{ kind: 'text', text: words }];

describe('parseArticle', () => {
  it('parses the front matter', () => {
    expect(parseArticle('a-plane', `${head}Text.\n`)).toEqual({
      slug: 'a-plane',
      title: 'A plane',
      summary: 'What it does.',
      minutes: 3,
      blocks: [{ kind: 'paragraph', spans: text('Text.') }],
    });
  });

  it('parses headings, wrapped paragraphs and wrapped lists', () => {
    expect(blocksOf('## Soles\n\nFlat\nand true.\n\n- one, or\n  more\n- two\n')).toEqual([
      { kind: 'heading', spans: text('Soles') },
      { kind: 'paragraph', spans: text('Flat and true.') },
      { kind: 'list', items: [text('one, or more'), text('two')] },
    ]);
  });

  it('parses strong, emphasised and linked text', () => {
    expect(blocksOf('A **sharp** edge *cuts*; [more](/blogs/edges#top).')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'A ' },
          { kind: 'strong', text: 'sharp' },
          { kind: 'text', text: ' edge ' },
          { kind: 'emphasis', text: 'cuts' },
          { kind: 'text', text: '; ' },
          { kind: 'link', text: 'more', to: '/blogs/edges#top' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('parses files with Windows line endings', () => {
    const file = `${head}One.\n\nTwo.\n`;
    expect(parseArticle('a', file.replaceAll('\n', '\r\n'))).toEqual(parseArticle('a', file));
  });

  it.each([
    ['a main heading', '# Title'],
    ['a deeper heading', '### Part'],
    ['a heading without a blank line after it', '## Part\nText.'],
    ['a heading closed by hashes', '## Part ##'],
    ['an underlined heading', 'Part\n===='],
    ['an ordered list', '1. first'],
    ['a list with other bullets', '* first *bold*'],
    ['a nested list', '- first\n  - second'],
    ['a list without a blank line before it', 'Text:\n- first'],
    ['a quotation', '> words'],
    ['code', 'Run `it`.'],
    ['an indented block', '    code'],
    ['a table', 'a | b'],
    ['a rule', 'Text.\n\n---\n\nText.'],
    ['an image', '![A plane](/plane.png)'],
    ['a link out of the shop', '[there](https://example.com/)'],
    ['an address without its scheme', '[there](//example/)'],
    ['a link with a title', '[there](/blogs "Blogs")'],
    ['HTML', 'Text <br> text'],
    ['an entity', 'this &amp; that'],
    ['an escape', String.raw`2 \* 3`],
    ['a forced line break', 'Text  \ntext'],
    ['emphasis within emphasis', '**a *b* c**'],
    ['an unpaired star', 'a *b'],
  ])('rejects %s', (_name, body) => {
    expect(() => blocksOf(body)).toThrow('Articles do not support this Markdown: "');
  });

  it.each([
    ['none', 'Text.'],
    ['one without minutes', '---\ntitle: A\nsummary: B\n---\n\nText.'],
    ['one with quoted values', '---\ntitle: "A"\nsummary: B\nminutes: 2\n---\n\nText.'],
  ])('rejects as front matter: %s', (_name, file) => {
    expect(() => parseArticle('a', file)).toThrow('Articles do not support this Markdown: "');
  });
});
