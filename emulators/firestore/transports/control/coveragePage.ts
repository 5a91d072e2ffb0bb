import type { ExpressionReport, RulesFile, ValueCount } from '@tools-hub/rules';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff; }
  pre { font: 14px/2 ui-monospace, monospace; }
  span { border-bottom: 2px solid #2e7d32; padding-bottom: 2px; }
  span.failed { border-color: #b26a00; }
  span.never { border-color: #c62828; background: #fdecea; }
  span:hover { background: #e8f0fe; }`;

const legend = `Underlined green: evaluated. <span class="failed">Amber</span>: without a value at
  least once. <span class="never">Red</span>: never evaluated. Hover over an expression for its values.`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

const maxText = 200;

const describe = ({ value, count }: ValueCount) => {
  const [content = 'further values'] = Object.values(value);
  const text = JSON.stringify(content);
  return `${text.length > maxText ? `${text.slice(0, maxText)}…` : text}: ${count}×`;
};

const stateOf = ({ values }: ExpressionReport) => {
  if (!values) return 'never';
  return values.some(({ value }) => 'undefined' in value) ? 'failed' : 'evaluated';
};

/** The source between two offsets, with its expressions marked. */
const marked = (
  text: string,
  [start, end]: readonly [number, number],
  expressions: readonly ExpressionReport[],
): string => {
  let at = start;
  const pieces = expressions.map((expression) => {
    const { currentOffset, endOffset } = expression.sourcePosition;
    const before = escapeText(text.slice(at, currentOffset));
    at = endOffset + 1;
    return before + mark(text, expression);
  });
  return pieces.join('') + escapeText(text.slice(at, end));
};

const mark = (text: string, expression: ExpressionReport) => {
  const { sourcePosition, values = [], children = [] } = expression;
  const title = values.map(describe).join('\n') || 'never evaluated';
  const range = [sourcePosition.currentOffset, sourcePosition.endOffset + 1] as const;
  const inside = marked(text, range, children);
  return `<span class="${stateOf(expression)}" title="${escapeText(title)}">${inside}</span>`;
};

const byPosition = (a: ExpressionReport, b: ExpressionReport) =>
  a.sourcePosition.currentOffset - b.sourcePosition.currentOffset;

/** An HTML page that shows the rules with the values of each expression, without scripts. */
export const coveragePage = (
  files: readonly RulesFile[],
  report: readonly ExpressionReport[],
): string => {
  const sections = files.map(({ name, content }) => {
    const inFile = report.filter(({ sourcePosition }) => sourcePosition.fileName === name);
    const code = marked(content, [0, content.length], inFile.toSorted(byPosition));
    return `<h2>${escapeText(name)}</h2>\n<pre>${code}</pre>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Rule coverage</title><style>${style}
</style></head>
<body>
<h1>Rule coverage</h1>
<p>${legend}</p>
${sections.join('\n')}
</body>
</html>
`;
};
