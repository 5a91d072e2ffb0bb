import {
  type Attribute,
  cellOf,
  cellsOf,
  flagNames,
  flags,
  isFlag,
  limits,
  numbersOfValues,
  readAttributes,
  type SizedTool,
  sortValueOf,
  type Tool,
  tooManySizesMessage,
  valuesOfCell,
} from 'functions/contract';

/** A size in the editor of its family. */
export interface SizeRow {
  tool: Tool;
  /** Its value of each axis for people; empty for a missing one. */
  values: string[];
  /** Why the family cannot have it. */
  problem: string | null;
}

/** A tool with its measures as numbers. */
export const sizedTool = (tool: Tool, attributes: readonly Attribute[]): SizedTool => ({
  _id: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  attributes: tool.attributes,
  attributeNumbers: numbersOfValues(
    readAttributes(tool.attributes, attributes, tool.category).values,
  ),
});

const choicesIn = ({ kind, choices }: Attribute): readonly string[] | null => {
  if (kind === 'number') return null;
  return kind === 'flag' ? flags : choices;
};

/** By the values of the axes; a tool without a value comes last. */
const inOrder = (axes: readonly Attribute[], tools: readonly SizedTool[]): SizedTool[] => {
  const keys = axes.map(({ _id }) => _id);
  const placeOf = (tool: SizedTool): number[] => {
    const cell = cellOf(keys, tool);
    if (cell === undefined) return [Number.POSITIVE_INFINITY];
    return valuesOfCell(cell).map((value, at) => {
      const axis = axes[at];
      return axis ? sortValueOf(value, choicesIn(axis)) : 0;
    });
  };
  const places = new Map(tools.map((tool) => [tool._id, placeOf(tool)]));
  return tools.toSorted((one, other) => {
    const [first = [], second = []] = [places.get(one._id), places.get(other._id)];
    const at = first.findIndex((place, index) => place !== second[index]);
    return at < 0 ? 0 : (first[at] ?? 0) < (second[at] ?? 0) ? -1 : 1;
  });
};

const shownValue = (text: string | undefined): string =>
  text !== undefined && isFlag(text) ? flagNames[text] : (text ?? '');

/** The message for a tool that is a size of another family. */
export const otherFamilyMessage = 'It is a size of another family';

interface RowContext {
  /** The attributes in which the sizes differ, in order. */
  axes: readonly Attribute[];
  attributes: readonly Attribute[];
  familyId: string;
}

/** The sizes in the order of their values, each with why the family cannot have it. */
export const sizeRowsOf = (
  tools: readonly Tool[],
  { axes, attributes, familyId }: RowContext,
): SizeRow[] => {
  const byId = new Map(tools.map((tool) => [tool._id, tool]));
  const ordered = inOrder(
    axes,
    tools.map((tool) => sizedTool(tool, attributes)),
  );
  const { problems } = cellsOf(axes, ordered);
  return ordered.flatMap(({ _id }, at) => {
    const tool = byId.get(_id);
    if (!tool) return [];
    const isOthers = tool.familyId !== undefined && tool.familyId !== familyId;
    const isBeyond = at >= limits.family.sizes;
    return {
      tool,
      values: axes.map((axis) => shownValue(tool.attributes[axis._id])),
      problem:
        (isOthers && otherFamilyMessage) ||
        (isBeyond && tooManySizesMessage) ||
        problems[at] ||
        null,
    };
  });
};
