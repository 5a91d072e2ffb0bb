import { EvaluationError } from '../language/errors.ts';
import type {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesValue,
  TypeName,
} from '../language/values.ts';
import { typeOf } from '../language/values.ts';

/** The parameter types, and the values that they accept. */
interface ParameterTypes {
  any: RulesValue;
  bytes: Uint8Array;
  collection: RulesValue[] | RulesSet;
  duration: RulesDuration;
  int: bigint;
  key: string | RulesValue[];
  latlng: RulesLatLng;
  list: RulesValue[];
  map: Map<string, RulesValue>;
  mapdiff: RulesMapDiff;
  number: bigint | number;
  path: RulesPath;
  set: RulesSet;
  string: string;
  text: string | Uint8Array;
  timestamp: RulesTimestamp;
}

type Parameter = keyof ParameterTypes;
type Arguments<P extends readonly Parameter[]> = { [I in keyof P]: ParameterTypes[P[I]] };

const alternatives: Readonly<Partial<Record<Parameter, readonly TypeName[]>>> = {
  collection: ['list', 'set'],
  key: ['string', 'list'],
  number: ['int', 'float'],
  text: ['string', 'bytes'],
};

/** A function or method of the language. The first parameter of a method is its receiver. */
export interface Builtin {
  readonly parameters: readonly Parameter[];
  readonly call: (...args: RulesValue[]) => RulesValue;
}

/** Functions or methods by name. */
export type Builtins = Readonly<Record<string, Builtin>>;

/** Declares a builtin; `call` receives only arguments of the parameter types. */
export const builtin = <const P extends readonly Parameter[]>(
  parameters: P,
  call: (...args: Arguments<P>) => RulesValue,
): Builtin => {
  // `invoke` checks what the cast promises.
  return { parameters, call: call as unknown as Builtin['call'] };
};

/**
 * Calls a builtin with as many arguments as it has parameters. Throws an EvaluationError on a wrong
 * type.
 */
export const invoke = (
  name: string,
  { parameters, call }: Builtin,
  args: RulesValue[],
): RulesValue => {
  if (!parameters.every((parameter, index) => accepts(parameter, args[index] as RulesValue))) {
    const received = args.map(typeOf).join(', ');
    throw new EvaluationError(
      `Unsupported operation error. Received: ${name}(${received}). Expected: ${name}(${parameters.join(', ')}).`,
    );
  }
  return call(...args);
};

const accepts = (parameter: Parameter, value: RulesValue): boolean => {
  if (parameter === 'any') return true;
  const type = typeOf(value);
  return type === parameter || (alternatives[parameter]?.includes(type) ?? false);
};
