import type { AttributeRules } from '../attributes/model.ts';
import { quotient, type Rational } from '../measures/rational.ts';
import { foldedText } from '../text/foldedText.ts';
import type { AttributeTexts } from '../tools/attributeTexts.ts';

/** An attribute in which sizes can differ. */
export type AxisRules = Pick<AttributeRules, '_id' | 'label' | 'kind'>;

/** A tool with what makes it a size. */
export interface SizedTool {
  _id: string;
  sku: string;
  toolName: string;
  attributes: AttributeTexts;
  /** The measures in base units, by key. */
  attributeNumbers: Record<string, Rational>;
}

/** Why an attribute is no axis; undefined if it is one. */
export const axisProblem = (key: string, attribute: AxisRules | undefined): string | undefined => {
  if (!attribute) return `There is no attribute ${key}`;
  return attribute.kind === 'text'
    ? `${attribute.label} is a text: choose a number, a choice, or yes and no`
    : undefined;
};

/** The values of a tool, with the measures in base units. */
export type CellValues = Pick<SizedTool, 'attributes' | 'attributeNumbers'>;

const cellValueOf = (
  key: string,
  { attributes = {}, attributeNumbers = {} }: Partial<CellValues>,
): string | undefined => {
  const number = Object.hasOwn(attributeNumbers, key) ? attributeNumbers[key] : undefined;
  if (number) return number.join('/');
  const text = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
  return text === undefined ? undefined : foldedText(text.trim());
};

/**
 * The cell of a tool in a family: its exact value of each axis, so that equal measures in different
 * units have the same cell. Undefined for a tool that lacks a value.
 */
export const cellOf = (axes: readonly string[], tool: CellValues): string | undefined => {
  const values = axes.map((key) => cellValueOf(key, tool));
  return values.includes(undefined) ? undefined : JSON.stringify(values);
};

/** The cells of sizes by the ids of their tools. */
export type Cells = Readonly<Record<string, string>>;

/** The values of a cell, one of each axis. */
export const valuesOfCell = (cell: string): string[] => JSON.parse(cell) as string[];

/** What a value of a cell is sorted by: numbers by their size, others by their place. */
export const sortValueOf = (value: string, choices: readonly string[] | null): number => {
  if (choices) return choices.findIndex((choice) => foldedText(choice.trim()) === value);
  const [numerator = 0, denominator = 1] = value.split('/').map(Number);
  return quotient([numerator, denominator]);
};

const nameOf = ({ toolName, sku }: SizedTool): string => `“${toolName}” (${sku})`;

/** The cell of a tool as people read it: `5 mm, Ash`. */
const cellText = (
  axes: readonly AxisRules[],
  { attributes }: Pick<SizedTool, 'attributes'>,
): string =>
  axes
    .map(({ _id, label }) => (attributes[_id] === undefined ? label : attributes[_id]))
    .join(', ');

/** Why a tool without all values is no size. */
const missingValueMessage = (axes: readonly AxisRules[], tool: SizedTool): string => {
  const missing = axes.find(({ _id }) => cellValueOf(_id, tool) === undefined);
  return `${nameOf(tool)} has no value of ${missing?.label ?? 'an attribute'}`;
};

/** Why a tool is no size if another one has its cell. */
const takenCellMessage = (axes: readonly AxisRules[], tool: SizedTool, other: SizedTool): string =>
  `${nameOf(tool)} has the same size as ${nameOf(other)}: ${cellText(axes, tool)}`;

/** The cells of tools, and why some have none, by their places. */
export interface CheckedCells {
  cells: Record<string, string>;
  problems: Record<number, string>;
}

/** Gives each tool its cell. Each combination of values is one tool's. */
export const cellsOf = (axes: readonly AxisRules[], tools: readonly SizedTool[]): CheckedCells => {
  const keys = axes.map(({ _id }) => _id);
  const owners = new Map<string, SizedTool>();
  const result: CheckedCells = { cells: {}, problems: {} };
  for (const [at, tool] of tools.entries()) {
    const cell = cellOf(keys, tool);
    const other = cell === undefined ? undefined : owners.get(cell);
    if (cell === undefined) result.problems[at] = missingValueMessage(axes, tool);
    else if (other) result.problems[at] = takenCellMessage(axes, tool, other);
    else {
      owners.set(cell, tool);
      result.cells[tool._id] = cell;
    }
  }
  return result;
};

/** A family with what its sizes are checked against. */
export interface FamilyRules {
  name: string;
  axes: readonly string[];
  cells: Cells;
}

/** A cell, or why a tool has none: the attribute at fault, and the tool that has the cell. */
export type PlacedSize = { cell: string } | { key: string; takenBy?: string };

/** Looks for the cell of a tool in a family. */
export const placeSize = (
  { axes, cells }: FamilyRules,
  id: string,
  tool: CellValues,
): PlacedSize => {
  const missing = axes.find((key) => cellValueOf(key, tool) === undefined);
  if (missing !== undefined) return { key: missing };
  const cell = cellOf(axes, tool) ?? '';
  const takenBy = Object.keys(cells).find((other) => other !== id && cells[other] === cell);
  if (takenBy === undefined) return { cell };
  const before = valuesOfCell(Object.hasOwn(cells, id) ? (cells[id] as string) : '[]');
  const values = valuesOfCell(cell);
  const key = axes.find((_, at) => values[at] !== before[at]) ?? axes[0] ?? '';
  return { key, takenBy };
};
