import {
  type FieldErrors,
  partNumberKey,
  type Relations,
  relatedIdsOf,
  relationLists,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { toolIdsByNumber } from '../tools/typedNumbers.ts';

const skuFields = ['sku'] as const;

/** The fields of a row that name other tools. */
export type RelatedCells = { [Name in keyof Relations]?: Relations[Name] | undefined };

/** The texts in the cells of related tools of some rows. */
const textsIn = (updates: readonly RelatedCells[]): string[] => [
  ...new Set(
    updates.flatMap(({ replacedBy = '', accessories = [], spareParts = [], alternatives = [] }) =>
      relatedIdsOf({ replacedBy, accessories, spareParts, alternatives }),
    ),
  ),
];

/** The texts that are ids of tools. */
const idsAmong = async (texts: readonly string[]): Promise<ReadonlySet<string>> => {
  const valid = texts.filter(isDocumentId);
  const found = await readFields(
    valid.map((id) => tools.doc(id)),
    skuFields,
  );
  return new Set(valid.filter((_, at) => found[at] !== undefined));
};

/** The id of the tool that a cell names; undefined if there is none. */
export type RelatedIdOf = (text: string) => string | undefined;

/**
 * Finds tools that cells name by SKU, GTIN, old SKU or id. Costs a read for each SKU, and another one
 * for each other text.
 */
export const findNamedTools = async (texts: readonly string[]): Promise<RelatedIdOf> => {
  const byNumber = await toolIdsByNumber(texts.map(partNumberKey), null);
  const others = texts.filter((text) => !byNumber.has(partNumberKey(text)));
  const ids = await idsAmong(others);
  return (text) => byNumber.get(partNumberKey(text)) ?? (ids.has(text) ? text : undefined);
};

/** Finds the tools that the rows of a batch name as related. */
export const findRelated = (updates: readonly RelatedCells[]): Promise<RelatedIdOf> =>
  findNamedTools(textsIn(updates));

/** The message for texts that are SKUs of no tool. */
export const noToolMessage = (texts: readonly string[]): string =>
  `No tool has the SKU ${texts.join(', ')}`;

/** The tools in the cells of a row by their ids. Throws `validation` for those that do not exist. */
export const withRelatedIds = <Update extends RelatedCells>(
  update: Update,
  idOf: RelatedIdOf,
): Update => {
  const errors: FieldErrors = {};
  const idsOf = (name: string, texts: readonly string[]): string[] => {
    const missing = texts.filter((text) => idOf(text) === undefined);
    if (missing.length > 0) errors[name] = noToolMessage(missing);
    return [...new Set(texts.flatMap((text) => idOf(text) ?? []))];
  };
  const lists = relationLists.flatMap((name) => {
    const texts = update[name];
    return texts ? [[name, idsOf(name, texts)]] : [];
  });
  const { replacedBy } = update;
  const successor = replacedBy && idsOf('replacedBy', [replacedBy])[0];
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return { ...update, ...Object.fromEntries(lists), ...(successor && { replacedBy: successor }) };
};
