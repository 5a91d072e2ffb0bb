/**
 * A place in a rules file. Lines and columns count from 1, offsets from 0; endOffset is that of the
 * last character.
 */
export interface Position {
  line: number;
  column: number;
  currentOffset: number;
  endOffset: number;
}

/** A finding of the compiler. One about the file as a whole has line and column 0. */
export interface Issue extends Position {
  fileName: string;
  description: string;
  severity: 'ERROR' | 'WARNING';
}

/** Rules that cannot be loaded, with every issue found; the message lists the errors line by line. */
export class RulesCompileError extends Error {
  readonly issues: Issue[];
  constructor(issues: Issue[]) {
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    super(`Error compiling rules:\n${errors.map(describe).join('\n')}`);
    this.name = 'RulesCompileError';
    this.issues = issues;
  }
}

const describe = ({ line, column, description }: Issue) => `L${line}:${column} ${description}`;

/** An expression that has no value for this request: the allow statement it stands in does not grant. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  /** What the message leaves out, for the log. */
  readonly hint: string;
  constructor(message: string, hint = '') {
    super(message);
    this.hint = hint;
  }
}
