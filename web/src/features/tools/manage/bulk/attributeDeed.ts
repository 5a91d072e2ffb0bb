import {
  type Attribute,
  categoryNames,
  counted,
  flagNames,
  isFlag,
  isForCategory,
  readAttribute,
  type Tool,
  type ToolUpdate,
} from 'functions/contract';
import type { Deed, DeedValues, Known } from './deed.ts';

const attributeOf = ({ attribute: key }: DeedValues, known: Known = []): Attribute | undefined =>
  known.find(({ _id }) => _id === key);

const attributeErrors = (values: DeedValues, known?: Known): Record<string, string> => {
  const attribute = attributeOf(values, known);
  if (!attribute) return { attribute: 'Choose an attribute' };
  const typed = values.attributeValue.trim();
  const reading = typed === '' ? undefined : readAttribute(attribute, typed);
  return reading && 'problem' in reading ? { attributeValue: reading.problem } : {};
};

const withAttribute = (tool: Tool, values: DeedValues, known?: Known): ToolUpdate => {
  const attribute = attributeOf(values, known);
  if (!attribute) return {};
  const { [attribute._id]: _, ...others } = tool.attributes;
  const reading = readAttribute(attribute, values.attributeValue.trim());
  const isSet = values.attributeValue.trim() !== '' && 'value' in reading;
  if (!isSet) return { attributes: others };
  return { attributes: { ...tool.attributes, [attribute._id]: reading.value.text } };
};

const foreignProblem = (tool: Tool, values: DeedValues, known?: Known): string | null => {
  const attribute = attributeOf(values, known);
  if (!attribute || tool.attributes[attribute._id] === undefined) return null;
  if (isForCategory(attribute, tool.category)) return null;
  return `${attribute.label} is not for ${categoryNames[tool.category]}`;
};

/** Sets or removes a value of an attribute, as the form of a tool reads it. */
export const attributeDeed: Deed = {
  label: 'Set an attribute',
  confirm: (values, count, known) => {
    const name = attributeOf(values, known)?.label ?? '…';
    const typed = values.attributeValue.trim();
    return typed
      ? `Set ${name} of ${counted(count, 'tool')} to ${typed}`
      : `Remove ${name} from ${counted(count, 'tool')}`;
  },
  errorsOf: attributeErrors,
  changesOf: withAttribute,
  shownOf: ({ attributes }, { attribute }) => {
    const text = attributes[attribute];
    return text === undefined ? 'None' : isFlag(text) ? flagNames[text] : text;
  },
  problemOf: foreignProblem,
};
