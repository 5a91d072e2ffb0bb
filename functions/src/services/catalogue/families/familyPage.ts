import { familyFields } from '../../../contract/families/fields.ts';
import {
  type Attribute,
  type FamilyPage,
  sizesInOrder,
  type Tool,
} from '../../../contract/index.ts';
import { namesOf } from '../../../contract/kinds/fields.ts';
import type { FamilyDocument } from '../../../documents/tools.ts';
import { ApiError } from '../../../errors.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { tools } from '../../../store/collections/collections.ts';
import { readDocumentFields, readFields } from '../../../store/reads/documents.ts';
import { listPrices, readShownPrices } from '../../prices/buyerPrices.ts';
import { cachedAttributeList, readAttributeList } from '../attributes/attributes.ts';
import { storedToolFields, toTool } from '../tools/toolResponse.ts';
import { toListedTool } from '../tools/tools.ts';
import { familyResource } from './storedFamilies.ts';

const pageFields = [...namesOf(familyFields), 'cells'] as const;

type StoredPage = Pick<FamilyDocument, (typeof pageFields)[number]>;

/** The attributes with those of the axes, which may be newer than the cache. */
const attributesOf = async ({ axes }: StoredPage): Promise<Attribute[]> => {
  const cached = await cachedAttributeList(null);
  const isKnown = (key: string) => cached.some(({ _id }) => _id === key);
  return axes.every(isKnown) ? cached : readAttributeList();
};

const readTools = async <Item extends Tool>(
  { toolIds }: StoredPage,
  toItem: (id: string, tool: Parameters<typeof toListedTool>[1]) => Item,
): Promise<Item[]> => {
  const found = await readFields(
    toolIds.map((id) => tools.doc(id)),
    storedToolFields,
  );
  return toolIds.flatMap((id, at) => {
    const tool = found[at];
    return tool ? [toItem(id, tool)] : [];
  });
};

const shownTools = async (family: StoredPage, payerId: string | undefined): Promise<Tool[]> => {
  const { toolIds } = family;
  const [found, prices] = await Promise.all([
    readTools(family, toTool),
    payerId === undefined ? listPrices : readShownPrices({ payerId, toolIds }),
  ]);
  const shown = found.flatMap((tool) => prices.shown(tool) ?? []);
  if (shown.length === 0) throw new ApiError('family-not-found');
  return shown;
};

/** The payer who sees a family: null for staff, and undefined for a visitor. */
type FamilyViewer = string | null | undefined;

const readFamily = async (id: string, payerId: FamilyViewer): Promise<FamilyPage> => {
  const stored = await readDocumentFields(familyResource.reference(id), pageFields);
  if (!stored) throw new ApiError('family-not-found');
  const [attributes, found] = await Promise.all([
    attributesOf(stored),
    payerId === null ? readTools(stored, toListedTool) : shownTools(stored, payerId),
  ]);
  const { axes: _, toolIds: __, ...family } = familyResource.toSent(id, stored);
  return { ...family, ...sizesInOrder(stored, found, attributes) };
};

/**
 * A family with the sizes that a payer sees, at the prices of the payer; null for list prices and
 * all sizes. Throws `family-not-found`, also if the payer sees none. Costs one read more than the
 * family has sizes, and those of prices.
 */
export const getFamilyFor = (id: string, payerId: string | null): Promise<FamilyPage> =>
  readFamily(id, payerId);

/** A family as visitors see it, at most five seconds old. Throws `family-not-found`. */
export const cachedFamily = shortLivedCache(
  shareCalls((id: string) => readFamily(id, undefined)),
  { maxAge: 5_000, maxEntries: 100 },
);
