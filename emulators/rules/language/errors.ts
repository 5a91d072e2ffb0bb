/**
 * A position in a rules file. Lines and columns start at 1, offsets at 0; endOffset is inclusive.
 */
export interface Position {
  line: number;
  column: number;
  currentOffset: number;
  endOffset: number;
}

/** An error or warning of the compiler. An issue of the whole file has line and column 0. */
export interface Issue extends Position {
  fileName: string;
  description: string;
  severity: 'ERROR' | 'WARNING';
}

/**
 * The error of rules that do not compile, with every issue; the message lists the errors line by
 * line.
 */
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

/**
 * The error of an expression that has no value for a request. Its allow statement does not grant
 * access.
 */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  /** More detail for the log. */
  readonly hint: string;
  constructor(message: string, hint = '') {
    super(message);
    this.hint = hint;
  }
}
