import type { Article, Block, Span } from './article.ts';

const { raw } = String;

const plain = raw`[^*_~\x60<>&|#\\[\]\n]+`;
const span = new RegExp(
  raw`\*\*(?=\S)(?<strong>${plain})(?<=\S)\*\*|\*(?=\S)(?<emphasis>${plain})(?<=\S)\*|(?<!!)\[(?<label>${plain})\]\((?<to>/(?!/)[\w/#-]*)\)|(?<text>${plain})`,
  'gy',
);

/** The start of a line of text: not a list number, and not a marker of another block. */
const textStart = raw`(?!\d+[.)]\s)[\p{L}\p{N}*[(‘“]`;
const beginsAsText = new RegExp(`^${textStart}`, 'u');
const lineBreak = new RegExp(raw`(?<=\S)\n {0,3}(?=${textStart})`, 'gu');
const frontMatter = /^---\ntitle: (\p{L}.*)\nsummary: (\p{L}.*)\nminutes: (\d+)\n---\n+/u;

const reject = (source: string): never => {
  throw new Error(`Articles do not support this Markdown: ${JSON.stringify(source)}`);
};

const toSpan = ({ groups = {} }: RegExpExecArray): Span => {
  const { strong, emphasis, label, to = '', text = '' } = groups;
  if (strong) return { kind: 'strong', text: strong };
  if (emphasis) return { kind: 'emphasis', text: emphasis };
  return label ? { kind: 'link', text: label, to } : { kind: 'text', text };
};

const parseText = (source: string): Span[] => {
  const text = beginsAsText.test(source) ? source.replace(lineBreak, ' ') : reject(source);
  const matches = [...text.matchAll(span)];
  const known = matches.map(([match]) => match).join('').length;
  return known === text.length ? matches.map(toSpan) : reject(text.slice(known));
};

const parseBlock = (source: string): Block => {
  const [, heading] = /^## (.+)$/.exec(source) ?? [];
  if (heading) return { kind: 'heading', spans: parseText(heading) };
  if (!source.startsWith('- ')) return { kind: 'paragraph', spans: parseText(source) };
  return { kind: 'list', items: source.slice(2).split('\n- ').map(parseText) };
};

/**
 * Parses an article: front matter with title, summary and minutes, then headings (`##`), paragraphs
 * and lists (`-`) with `**strong**`, `*emphasised*` and `[linked](/in-app)` text.
 * @throws {Error} that quotes the first unsupported Markdown.
 */
export const parseArticle = (slug: string, file: string): Article => {
  const source = file.replaceAll('\r\n', '\n').trimEnd();
  const matter = frontMatter.exec(source) ?? reject(source.slice(0, 80));
  const [head, title = '', summary = '', minutes] = matter;
  const blocks = source
    .slice(head.length)
    .split(/\n{2,}/)
    .map(parseBlock);
  return { slug, title, summary, minutes: Number(minutes), blocks };
};
