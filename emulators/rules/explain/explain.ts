import type { AllowRule } from '../compiler/matchTree.ts';
import { EvaluationError } from '../language/errors.ts';
import type { Site } from '../language/source.ts';
import type { RulesValue } from '../language/values.ts';
import type { DocumentCache } from '../runtime/documentCache.ts';
import type { Tracer } from '../runtime/run.ts';
import { textOf } from '../runtime/trace.ts';
import { formatValue } from './formatValue.ts';

/** One evaluation of an expression, with the nested ones. */
export interface Step {
  readonly site: Site;
  readonly steps: Step[];
  result: { value: RulesValue } | { error: unknown };
}

/** Records every step of an evaluation. */
export class Trace implements Tracer {
  readonly steps: Step[] = [];
  private readonly open: Step[] = [];

  enter(site: Site): void {
    const step: Step = { site, steps: [], result: { value: null } };
    (this.open.at(-1)?.steps ?? this.steps).push(step);
    this.open.push(step);
  }

  leave(_: Site, value: RulesValue): void {
    this.close({ value });
  }

  fail(_: Site, error: unknown): void {
    this.close({ error });
  }

  private close(result: Step['result']): void {
    const step = this.open.pop();
    if (step !== undefined) step.result = result;
  }
}

/**
 * Explains why an allow statement did not grant access: its position, then a line for each decisive
 * expression.
 */
export const explainAllow = (
  { file, line }: AllowRule,
  outcome: string,
  steps: readonly Step[],
  cause: string,
): string[] => {
  const reasons = steps.flatMap(decisive).map(describe);
  const isCauseShown = cause === '' || reasons.some((reason) => reason.includes(cause));
  return [
    `${file || 'rules'}:${line} ${outcome}${isCauseShown ? '' : `, ${cause}`}`,
    ...new Set(reasons.map((reason) => `  ${reason}`)),
  ];
};

/** Lists the documents that the rules have read, one per line. */
export const explainReads = (documents: DocumentCache): string[] =>
  Array.from(
    { [Symbol.iterator]: () => documents[Symbol.iterator]() },
    ({ path, view, document }) =>
      `read ${path}${view === 'after' ? ' after the write' : ''}: ${document === null ? 'missing' : 'found'}`,
  );

const isTrue = ({ result }: Step) => 'value' in result && result.value === true;

/** The steps that determined the result of a step. */
const decisive = (step: Step): Step[] => {
  const { site, steps } = step;
  if (site.operator === '&&' || site.operator === '||') {
    return steps.filter((part) => !isTrue(part)).flatMap(decisive);
  }
  if (site.kind === 'conditional') {
    const [condition, ...branch] = steps;
    return [...(condition ? [condition] : []), ...branch.flatMap(decisive)];
  }
  const failing = steps.find(({ result }) => hasSameError(result, step.result));
  const last = steps.at(-1);
  const inner = failing ?? (last !== undefined && isDefinition(last, step) ? last : undefined);
  return inner === undefined ? [step] : decisive(inner);
};

const hasSameError = (part: Step['result'], whole: Step['result']): boolean =>
  'error' in part && 'error' in whole && part.error === whole.error;

/** Whether a step evaluates a definition: the body of a function, an argument or a `let`. */
const isDefinition = (part: Step, { site }: Step): boolean =>
  site.kind === 'block' || !site.parts.includes(part.site);

const describe = (step: Step): string => {
  const { site, result } = step;
  const text = textOf(site);
  if ('error' in result) {
    return `${text} → ${withValues(step)}: ${messageOf(result.error)}`;
  }
  const isSimple = ['member', 'index', 'identifier', 'path'].includes(site.kind);
  const formatted = isSimple ? formatValue(result.value) : withValues(step);
  return formatted === text ? `${text} → ${formatValue(result.value)}` : `${text} → ${formatted}`;
};

const messageOf = (error: unknown): string => {
  if (error instanceof EvaluationError && error.hint) return `${error.message} (${error.hint})`;
  return error instanceof Error ? error.message : String(error);
};

/** The source of a step with the values of its parts inserted. */
const withValues = ({ site, steps }: Step): string => {
  let { start } = site;
  const pieces: string[] = [];
  const parts = steps.filter((part) => site.parts.includes(part.site));
  for (const { site: part, result } of parts) {
    pieces.push(textOf({ ...site, start, end: part.start }));
    pieces.push('value' in result ? formatValue(result.value) : textOf(part));
    start = part.end;
  }
  return [...pieces, textOf({ ...site, start })].join('');
};
