import type { RulesValue, TypeName } from './values.ts';

/** The position of a node in its file, as offsets; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A prefix operator. */
export type UnaryOperator = '!' | '-';

/** An infix operator. */
export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** The types that `is` can test; number covers int and float. */
export type TestableType = Exclude<TypeName, 'null' | 'mapdiff'> | 'number' | 'map_diff';

/** The fields of all expressions. */
interface Node extends Span {
  /** How many pairs of parentheses are around the expression; none by default. */
  groups?: number;
}

/** `1`, `'text'`, `true`, `null`. */
export interface Literal extends Node {
  kind: 'literal';
  value: RulesValue;
}

/** A name: a variable, or a package before a call. */
export interface Identifier extends Node {
  kind: 'identifier';
  name: string;
}

/** `target.name` */
export interface Member extends Node {
  kind: 'member';
  target: Expression;
  name: string;
}

/** `target[index]` */
export interface Index extends Node {
  kind: 'index';
  target: Expression;
  index: Expression;
}

/** `target[from:to]`; null when a bound is omitted. */
export interface Range extends Node {
  kind: 'range';
  target: Expression;
  from: Expression | null;
  to: Expression | null;
}

/** `name(arguments)` */
export interface Call extends Node {
  kind: 'call';
  name: Name;
  arguments: Expression[];
}

/** `target.name(arguments)`, where the target may be a package. */
export interface MethodCall extends Node {
  kind: 'methodCall';
  target: Expression;
  name: Name;
  arguments: Expression[];
}

/** `!operand` or `-operand` */
export interface Unary extends Node {
  kind: 'unary';
  operator: UnaryOperator;
  operand: Expression;
}

/** `left operator right` */
export interface Binary extends Node {
  kind: 'binary';
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}

/** `condition ? consequent : alternate` */
export interface Conditional extends Node {
  kind: 'conditional';
  condition: Expression;
  consequent: Expression;
  alternate: Expression;
}

/** `operand is type` */
export interface TypeTest extends Node {
  kind: 'typeTest';
  operand: Expression;
  type: TestableType;
}

/** `[a, b]` */
export interface ListLiteral extends Node {
  kind: 'list';
  elements: Expression[];
}

/** `{'key': value}`; a key may be any expression. */
export interface MapLiteral extends Node {
  kind: 'map';
  entries: [key: Expression, value: Expression][];
}

/** `/users/$(uid)`: literal segments, and expressions to insert. */
export interface PathLiteral extends Node {
  kind: 'path';
  segments: (string | Expression)[];
}

/** Any expression. */
export type Expression =
  | Literal
  | Identifier
  | Member
  | Index
  | Range
  | Call
  | MethodCall
  | Unary
  | Binary
  | Conditional
  | TypeTest
  | ListLiteral
  | MapLiteral
  | PathLiteral;

/** A name with its position. */
export interface Name extends Span {
  text: string;
}

/** `let name = value;` */
export interface Let extends Span {
  name: Name;
  value: Expression;
}

/** `function name(parameters) { lets return result; }` */
export interface FunctionDeclaration {
  name: Name;
  parameters: Name[];
  lets: Let[];
  result: Expression;
}

/** `allow methods: if condition;` */
export interface Allow extends Span {
  methods: Name[];
  /** null without a condition. */
  condition: Expression | null;
  /**
   * The start of the condition including its parentheses, or of the statement when there is no
   * condition.
   */
  conditionStart: number;
}

/** One segment of a match path: a text, `{one}` or `{many=**}`. */
export type Pattern = Span &
  ({ kind: 'text'; text: string } | { kind: 'one'; name: string } | { kind: 'many'; name: string });

/** `match path { … }` */
export interface Match extends Span {
  path: Pattern[];
  functions: FunctionDeclaration[];
  allows: Allow[];
  matches: Match[];
}

/** `service name { … }` */
export interface Service {
  name: Name;
  functions: FunctionDeclaration[];
  matches: Match[];
}

/** A whole file. */
export interface RulesModule {
  version: 1 | 2;
  functions: FunctionDeclaration[];
  services: Service[];
}
