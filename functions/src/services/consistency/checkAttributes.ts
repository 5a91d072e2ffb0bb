import { isDeepStrictEqual } from 'node:util';
import { attributeFields } from '../../contract/attributes/fields.ts';
import {
  type Attribute,
  inOrder,
  limits,
  numbersOfValues,
  readAttributes,
  type ToolFields,
  textsOfValues,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { attributeList, attributes, tools } from '../../store/collections/collections.ts';
import { readDocument, readDocumentFields } from '../../store/reads/documents.ts';
import { batchesById, findDocuments, selectFields } from '../../store/reads/queries.ts';

const checkedFields = ['attributes', 'attributeNumbers', 'category'] as const;

type Checked = Pick<ToolDocument, (typeof checkedFields)[number]>;

const readStored = async (): Promise<Attribute[]> => {
  const found = await findDocuments(attributes, limits.attributes.count + 1);
  return inOrder(
    found.map(({ id, content }) => ({ _id: id, ...toSent(attributeFields, content) })),
  );
};

const problemOf = (tool: Checked, known: readonly Attribute[]): string | undefined => {
  const texts: ToolFields['attributes'] = tool.attributes ?? {};
  const { values, problems } = readAttributes(texts, known, tool.category);
  const [first] = Object.entries(problems);
  if (first) return `the attribute ${first[0]}: ${first[1]}`;
  const isSame =
    isDeepStrictEqual(textsOfValues(values), texts) &&
    isDeepStrictEqual(numbersOfValues(values), tool.attributeNumbers ?? {});
  return isSame ? undefined : 'texts and numbers of its attributes differ';
};

// The tool or its attribute may have been changed since it was read.
const problemNow = async (id: string): Promise<string[]> => {
  const tool = await readDocumentFields(tools.doc(id), checkedFields);
  const problem = tool && problemOf(tool, await readStored());
  return problem ? [`tool ${id}: ${problem}`] : [];
};

const isListed = async (): Promise<boolean> => {
  const listed = inOrder((await readDocument(attributeList))?.attributes ?? []);
  return isDeepStrictEqual(listed, await readStored());
};

/**
 * Checks that the values of each tool fit their attributes, and that the list of all attributes has
 * each of them. Returns a sentence for each problem. Can run while the shop sells. Costs a read for
 * each tool and each attribute.
 */
export const checkAttributes = async (): Promise<string[]> => {
  const problems: string[] = [];
  const known = await readStored();
  for await (const batch of batchesById(selectFields(tools, [...checkedFields]))) {
    for (const { id, content } of batch) {
      if (problemOf(content, known)) problems.push(...(await problemNow(id)));
    }
  }
  // A change may be between the two reads.
  if (!(await isListed()) && !(await isListed())) {
    problems.push('the list of attributes differs from the attributes');
  }
  return problems;
};
