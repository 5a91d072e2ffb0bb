import { type Attribute, flagNames, isFlag } from '../attributes/model.ts';
import { choicesOf } from '../catalogue/attributeFilters.ts';
import type { Tool } from '../tools/model.ts';
import { type Cells, sortValueOf, valuesOfCell } from './cells.ts';
import type { FamilyAxis, FamilySize } from './model.ts';

/** A family with its axes, and the cells of its sizes. */
export interface FamilyCells {
  axes: readonly string[];
  cells: Cells;
}

type AxisAttribute = Pick<Attribute, '_id' | 'label' | 'kind' | 'unit' | 'choices'>;

/** A size with its values as they are compared. */
interface PlacedSize {
  tool: Tool;
  values: string[];
}

const placedSizes = ({ axes, cells }: FamilyCells, tools: readonly Tool[]): PlacedSize[] =>
  tools.flatMap((tool) => {
    const cell = Object.hasOwn(cells, tool._id) ? cells[tool._id] : undefined;
    const isPlaced = cell !== undefined && axes.every((key) => Object.hasOwn(tool.attributes, key));
    return isPlaced ? [{ tool, values: valuesOfCell(cell) }] : [];
  });

/** A value of an axis as it is compared, and as people read it. */
interface AxisValue {
  value: string;
  text: string;
}

const textOf = (
  key: string,
  { attributes }: Tool,
  attribute: AxisAttribute | undefined,
): string => {
  const text = attributes[key] ?? '';
  return attribute?.kind === 'flag' && isFlag(text) ? flagNames[text] : text;
};

const axisValues = (
  sizes: readonly PlacedSize[],
  { at, key }: { at: number; key: string },
  attribute: AxisAttribute | undefined,
): AxisValue[] => {
  const texts = new Map<string, string>();
  for (const { tool, values } of sizes) {
    const value = values[at] ?? '';
    if (!texts.has(value)) texts.set(value, textOf(key, tool, attribute));
  }
  const choices = attribute?.kind === 'number' ? null : attribute ? choicesOf(attribute) : [];
  return [...texts]
    .map(([value, text]) => ({ value, text, sort: sortValueOf(value, choices) }))
    .toSorted((one, other) => one.sort - other.sort);
};

const inCellOrder = (one: FamilySize, other: FamilySize): number => {
  const axis = one.at.findIndex((place, at) => place !== other.at[at]);
  return axis < 0 ? 0 : (one.at[axis] ?? 0) - (other.at[axis] ?? 0);
};

/**
 * The axes and sizes of a family by the tools that someone sees: numbers by their size, choices in
 * their order. The text of a value is that of the first tool that has it.
 */
export const sizesInOrder = (
  family: FamilyCells,
  tools: readonly Tool[],
  attributes: readonly AxisAttribute[],
): { axes: FamilyAxis[]; sizes: FamilySize[] } => {
  const placed = placedSizes(family, tools);
  const axes = family.axes.map((key, at) => {
    const attribute = attributes.find(({ _id }) => _id === key);
    return {
      key,
      label: attribute?.label ?? key,
      values: axisValues(placed, { at, key }, attribute),
    };
  });
  const sizes = placed.map(({ tool, values }) => ({
    tool,
    at: axes.map((axis, at) => axis.values.findIndex(({ value }) => value === values[at])),
  }));
  return {
    axes: axes.map(({ values, ...axis }) => ({ ...axis, values: values.map(({ text }) => text) })),
    sizes: sizes.toSorted(inCellOrder),
  };
};
