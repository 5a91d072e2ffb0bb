import { isDeepStrictEqual } from 'node:util';
import { type Attribute, axisProblem, cellOf, limits } from '../../../contract/index.ts';
import type { FamilyDocument, ToolDocument } from '../../../documents/tools.ts';
import {
  families,
  familyNames,
  isDocumentId,
  tools,
} from '../../../store/collections/collections.ts';
import { readDocument, readDocumentFields, readFields } from '../../../store/reads/documents.ts';
import { batchesById, selectFields } from '../../../store/reads/queries.ts';
import { readAttributeList } from '../../catalogue/attributes/attributes.ts';

const familyFields = ['axes', 'toolIds', 'cells'] as const;
const toolFields = ['familyId', 'attributes', 'attributeNumbers'] as const;

type Checked = Pick<FamilyDocument, (typeof familyFields)[number]>;
type CheckedTool = Pick<ToolDocument, (typeof toolFields)[number]>;

const axisProblems = ({ axes }: Checked, attributes: readonly Attribute[]): string[] => {
  const problems = axes.map((key) =>
    axisProblem(
      key,
      attributes.find(({ _id }) => _id === key),
    ),
  );
  const count = new Set(axes).size;
  const isCounted = count === axes.length && count > 0 && count <= limits.family.axes;
  return [
    ...problems.filter((problem) => problem !== undefined),
    ...(isCounted ? [] : [`its axes are ${axes.join(', ') || 'none'}`]),
  ];
};

const cellProblems = ({ toolIds, cells }: Checked): string[] => {
  const owned = toolIds.map((id) => cells[id]);
  const isComplete = Object.keys(cells).length === toolIds.length && !owned.includes(undefined);
  return [
    ...(toolIds.length > limits.family.sizes ? [`it has ${toolIds.length} sizes`] : []),
    ...(isComplete ? [] : ['its sizes and their cells differ']),
    ...(new Set(owned).size === toolIds.length ? [] : ['two of its sizes are the same']),
  ];
};

const toolProblem = (
  familyId: string,
  { axes, cells }: Checked,
  id: string,
  tool: CheckedTool | undefined,
): string | undefined => {
  if (!tool) return `tool ${id} does not exist`;
  if (tool.familyId !== familyId) return `tool ${id} is not of this family`;
  return cellOf(axes, tool) === cells[id] ? undefined : `tool ${id} has another size`;
};

const readSizes = (family: Checked) =>
  readFields(
    family.toolIds.map((id) => tools.doc(id)),
    toolFields,
  );

const problemsOf = async (
  id: string,
  family: Checked,
  attributes: readonly Attribute[],
): Promise<string[]> => {
  const found = await readSizes(family);
  const ofTools = family.toolIds.map((toolId, at) => toolProblem(id, family, toolId, found[at]));
  return [
    ...axisProblems(family, attributes),
    ...cellProblems(family),
    ...ofTools.filter((problem) => problem !== undefined),
  ].map((problem) => `family ${id}: ${problem}`);
};

/** What stays wrong when the family is read once more: a size may be changing. */
const problemsNow = async (id: string): Promise<string[]> => {
  const family = await readDocumentFields(families.doc(id), familyFields);
  return family ? problemsOf(id, family, await readAttributeList()) : [];
};

const lasting = async (first: readonly string[], id: string): Promise<string[]> => {
  if (first.length === 0) return [];
  const again = await problemsNow(id);
  return first.filter((problem) => again.includes(problem));
};

const strayTool = async (id: string): Promise<string[]> => {
  const tool = await readDocumentFields(tools.doc(id), toolFields);
  const familyId = tool?.familyId ?? '';
  if (familyId === '') return [];
  const family = isDocumentId(familyId)
    ? await readDocumentFields(families.doc(familyId), familyFields)
    : undefined;
  return family?.toolIds.includes(id)
    ? []
    : [`tool ${id}: it is of the family ${familyId}, which does not have it`];
};

const isNamed = async (): Promise<boolean> => {
  const listed = (await readDocument(familyNames))?.families ?? {};
  const stored: typeof listed = {};
  for await (const batch of batchesById(selectFields(families, ['name', 'imageLink']))) {
    for (const { id, content } of batch) stored[id] = content;
  }
  return isDeepStrictEqual(listed, stored);
};

/**
 * Checks that families and their sizes point to each other, that each combination of values is in a
 * family once, that axes are attributes, and that the catalogue has the names of families. Returns a sentence for each problem. Can run while the
 * shop sells. Costs two reads for each family, one for each tool, and another one for each size.
 */
export const checkFamilies = async (): Promise<string[]> => {
  const problems: string[] = [];
  const listed = new Map<string, string>();
  const attributes = await readAttributeList();
  for await (const batch of batchesById(selectFields(families, familyFields))) {
    for (const { id, content } of batch) {
      for (const toolId of content.toolIds) listed.set(toolId, id);
      problems.push(...(await lasting(await problemsOf(id, content, attributes), id)));
    }
  }
  for await (const batch of batchesById(selectFields(tools, ['familyId']))) {
    for (const { id, content } of batch) {
      if ((listed.get(id) ?? '') !== (content.familyId ?? ''))
        problems.push(...(await strayTool(id)));
    }
  }
  // A change may be between the two reads.
  if (!(await isNamed()) && !(await isNamed())) {
    problems.push('the names of families differ from the families');
  }
  return problems;
};
