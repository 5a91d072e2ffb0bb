import { toText } from './builtins/conversions.ts';
import { encodeValue } from './encodeValue.ts';
import { PartialMap } from './partialMap.ts';
import { RulesPath, RulesSet, type RulesValue, Unknown } from './values.ts';

const maxText = 40;
const maxEntries = 4;

/** A value in the notation of the rules, shortened so that a few fit on a line of a log. */
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
  const shown = texts.slice(0, maxEntries);
  return [...shown, ...(texts.length > maxEntries ? ['…'] : [])].join(', ');
};

/** Maps in maps are left out: what mattered in them has a line of its own. */
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
