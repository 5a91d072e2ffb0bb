import { EvaluationError } from './errors.ts';
import type { RulesPath, RulesValue } from './values.ts';

/** What an evaluation needs to know of the operation. */
export interface Operation {
  request: ReadonlyMap<string, RulesValue>;
  resource: RulesValue;
  lookup(path: string, view: 'before' | 'after'): RulesValue;
}

/** https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const maxExpressions = 1_000;
/** https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits */
const maxReads = 10;

/** The evaluation of one operation: its variables, and what it has used up of the limits. */
export class Run {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  private readonly operation: Operation;
  private readonly reads = new Map<string, RulesValue>();
  private expressions = 0;
  constructor(operation: Operation) {
    this.operation = operation;
    this.request = operation.request as Map<string, RulesValue>;
    this.resource = operation.resource;
  }

  /** Counts an expression against the limit. */
  count(): void {
    this.expressions += 1;
    if (this.expressions > maxExpressions) {
      throw new EvaluationError(`More than ${maxExpressions} expressions had to be evaluated.`);
    }
  }

  /** The document at a path, null when there is none; asks for each document once. */
  read(path: RulesPath, view: 'before' | 'after'): RulesValue {
    const key = `${view} ${path}`;
    const known = this.reads.get(key);
    if (known !== undefined) return known;
    if (!isDocument(path)) throw new EvaluationError(`${path} is not the path of a document.`);
    if (this.reads.size >= maxReads) {
      throw new EvaluationError(`More than ${maxReads} documents had to be read.`);
    }
    const document = this.operation.lookup(String(path), view);
    this.reads.set(key, document);
    return document;
  }
}

function isDocument({ segments }: RulesPath): boolean {
  const [databases, , documents] = segments;
  const isRooted = databases === 'databases' && documents === 'documents';
  return isRooted && segments.length >= 5 && segments.length % 2 === 1;
}
