import { FieldPath, type Query } from 'firebase-admin/firestore';
import { type Attribute, categoryNames, isForCategory } from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { ApiError } from '../../../errors.ts';
import { families, tools } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { currentIndex } from '../search/loadedIndex.ts';

type Rules = Pick<Attribute, 'choices' | 'categories'>;

/** As many as a query compares a field with. */
const choicesPerQuery = 30;

const throwIfUsed = async (query: Query<ToolDocument>, value: string | null): Promise<void> => {
  const [found] = await findDocuments(selectFields(query, ['toolName']), 1);
  if (found) {
    throw new ApiError('attribute-in-use', { use: { value, toolName: found.content.toolName } });
  }
};

/** Throws `attribute-in-use` if the sizes of a family differ in an attribute. */
const checkNoAxis = async (key: string): Promise<void> => {
  const query = families.where('axes', 'array-contains', key);
  const [found] = await findDocuments(selectFields(query, ['name']), 1);
  if (found) throw new ApiError('attribute-in-use', { use: { familyName: found.content.name } });
};

/** Throws `attribute-in-use` if a tool has a value of an attribute, or it is an axis of a family. */
export const checkUnused = async (key: string): Promise<void> => {
  await checkNoAxis(key);
  await throwIfUsed(tools.where(new FieldPath('attributes', key), '>', ''), null);
};

const checkChoices = async (key: string, before: Rules, after: Rules): Promise<void> => {
  const removed = before.choices.filter((choice) => !after.choices.includes(choice));
  for (let from = 0; from < removed.length; from += choicesPerQuery) {
    const some = removed.slice(from, from + choicesPerQuery);
    const query = tools.where(new FieldPath('attributes', key), 'in', some);
    await throwIfUsed(query, some.join(', '));
  }
};

/** Uses the search index: a query by category would need an index for each attribute. */
const checkCategories = async (key: string, before: Rules, after: Rules): Promise<void> => {
  if (before.categories.join() === after.categories.join()) return;
  const { tools: indexed } = await currentIndex();
  for (const { entry } of indexed.values()) {
    if (!Object.hasOwn(entry.attributes ?? {}, key) || isForCategory(after, entry.category))
      continue;
    const value = categoryNames[entry.category];
    throw new ApiError('attribute-in-use', { use: { value, toolName: entry.name } });
  }
};

/** Throws `attribute-in-use` if a tool has a value that a changed attribute has not any more. */
export const checkChangeable = async (key: string, before: Rules, after: Rules): Promise<void> => {
  await checkChoices(key, before, after);
  await checkCategories(key, before, after);
};
