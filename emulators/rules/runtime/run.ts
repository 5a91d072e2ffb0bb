import { EvaluationError } from '../language/errors.ts';
import type { Site } from '../language/source.ts';
import type { RulesPath, RulesValue } from '../language/values.ts';
import { type DocumentCache, maxReads, type View } from './documentCache.ts';

/** The operation that an evaluation decides on. */
export interface Operation {
  /** The path of its document, whose reads do not count. */
  path: string;
  request: ReadonlyMap<string, RulesValue>;
  resource: RulesValue;
  /** The documents read for the whole request so far. */
  documents: DocumentCache;
  lookup(path: string, view: View): RulesValue;
}

/** https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const maxExpressions = 1_000;

/** Traces an evaluation. Expressions nest: each one is entered within the one that needs it. */
export interface Tracer {
  enter(site: Site): void;
  /** The innermost open expression has this value. */
  leave(site: Site, value: RulesValue): void;
  /** The innermost open expression has no value. */
  fail(site: Site, error: unknown): void;
}

/** The evaluation of one operation: its variables, and its use of the limits. */
export class Run {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  /** Null when the evaluation is not traced. */
  tracer: Tracer | null;
  private readonly operation: Operation;
  private readCount = 0;
  private expressions = 0;
  constructor(operation: Operation, tracer: Tracer | null) {
    this.operation = operation;
    this.tracer = tracer;
    this.request = operation.request as Map<string, RulesValue>;
    this.resource = operation.resource;
  }

  /** Counts an expression. Throws an EvaluationError beyond the limit. */
  count(): void {
    this.expressions += 1;
    if (this.expressions > maxExpressions) {
      throw new EvaluationError(`More than ${maxExpressions} expressions had to be evaluated.`);
    }
  }

  /**
   * The document at a path; null when there is none. Looks each document up once. Throws an
   * EvaluationError when the path is not one of a document, or beyond the limits.
   */
  read(path: RulesPath, view: View): RulesValue {
    const { documents, lookup } = this.operation;
    const name = String(path);
    const known = documents.find(name, view);
    if (known !== undefined) return known;
    if (!isDocument(path)) throw new EvaluationError(`${path} is not the path of a document.`);
    if (name !== this.operation.path && !documents.isCounted(name)) this.countRead(name);
    const document = lookup(name, view);
    documents.add({ path: name, view, document });
    return document;
  }

  private countRead(path: string): void {
    if (this.readCount >= maxReads.single) {
      throw new EvaluationError(`More than ${maxReads.single} documents had to be read.`);
    }
    this.operation.documents.count(path);
    this.readCount += 1;
  }
}

const isDocument = ({ segments }: RulesPath): boolean => {
  const [databases, , documents] = segments;
  const isRooted = databases === 'databases' && documents === 'documents';
  return isRooted && segments.length >= 5 && segments.length % 2 === 1;
};
