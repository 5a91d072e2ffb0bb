import { EvaluationError } from '../../language/errors.ts';
import { RulesPath, type RulesValue, typeOf } from '../../language/values.ts';

/** `value.name`. Throws an EvaluationError for a missing key and for any value other than a map. */
export const memberOf = (value: RulesValue, name: string): RulesValue => {
  if (value === null) throw new EvaluationError('Null value error.');
  if (!(value instanceof Map)) {
    throw new EvaluationError(`Type error. Received: [${typeOf(value)}] Expected: [map].`);
  }
  const member = value.get(name);
  if (member === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return member;
};

/**
 * `value[key]`: of a map by string; of a list, string or path by index. Throws an EvaluationError
 * when there is no such element.
 */
export const elementAt = (value: RulesValue, key: RulesValue): RulesValue => {
  if (value === null || (value instanceof Map && typeof key === 'string')) {
    return memberOf(value, key as string);
  }
  const elements = sequenceOf(value, '[]');
  const index = toIndex(key);
  const element = elements[index];
  if (element === undefined) {
    throw new EvaluationError(
      `Index out of bound error. Index: [${index}] , size: [${elements.length}].`,
    );
  }
  return element;
};

/**
 * `value[from:to]` of a list, string or path; null means its start or end. Throws an
 * EvaluationError outside the bounds.
 */
export const slice = (value: RulesValue, from: RulesValue, to: RulesValue): RulesValue => {
  const { length } = sequenceOf(value, '[:]');
  const start = from === null ? 0 : toIndex(from);
  const end = to === null ? length : toIndex(to);
  if (start < 0 || start > end || end > length) {
    throw new EvaluationError(`Illegal range error. Range: [${start}:${end}], size: [${length}].`);
  }
  if (value instanceof RulesPath) return new RulesPath(value.segments.slice(start, end));
  return (value as string | RulesValue[]).slice(start, end);
};

const sequenceOf = (value: RulesValue, operation: string): string | readonly RulesValue[] => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  if (value instanceof RulesPath) return value.segments;
  throw new EvaluationError(`Unsupported operation error. Received: ${typeOf(value)}${operation}.`);
};

const toIndex = (value: RulesValue): number => {
  if (typeof value === 'bigint') return Number(value);
  throw new EvaluationError(`Type error. Received: [${typeOf(value)}] Expected: [int].`);
};
