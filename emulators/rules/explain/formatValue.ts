import { toText } from '../builtins/conversions.ts';
import { RulesPath, RulesSet, type RulesValue, Unknown } from '../language/values.ts';
import { encodeValue } from '../runtime/encodeValue.ts';
import { PartialMap } from '../runtime/partialMap.ts';

const maxText = 40;
const maxEntries = 4;

/** Formats a value in the notation of the rules, shortened for a line of a log. */
export const formatValue = (value: RulesValue): string => {
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (value === null || typeof value !== 'object' || value instanceof RulesPath) {
    return shorten(toText(value));
  }
  if (value instanceof Map) return `{${formatEntries(value)}}`;
  if (Array.isArray(value)) return `[${joinShort(value.map(formatValue))}]`;
  if (value instanceof RulesSet) return `[${joinShort([...value].map(formatValue))}].toSet()`;
  if (value instanceof Unknown) return formatConstraints(value);
  return shorten(JSON.stringify(Object.values(encodeValue(value))[0]));
};

const shorten = (text: string) => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

const joinShort = (texts: readonly string[]): string => {
  const shortened = texts.slice(0, maxEntries);
  return [...shortened, ...(texts.length > maxEntries ? ['…'] : [])].join(', ');
};

/** Nested maps are omitted: a relevant entry has a separate line. */
const formatEntries = (map: Map<string, RulesValue>): string => {
  const entries = Array.from(map instanceof PartialMap ? map.knownEntries() : map);
  const texts = entries.map(
    ([name, value]) => `${name}: ${value instanceof Map ? '{…}' : formatValue(value)}`,
  );
  return joinShort(map instanceof PartialMap ? [...texts.slice(0, maxEntries), '…'] : texts);
};

const formatConstraints = ({ constraints }: Unknown): string => {
  if (constraints.length === 0) return '(any)';
  return `(${constraints.map(({ operator, operand }) => `${operator} ${formatValue(operand)}`).join(', ')})`;
};
