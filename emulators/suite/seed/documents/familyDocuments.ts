import { FieldValue, type WithFieldValue } from 'firebase-admin/firestore';
import { cellsOf, collectionNames, documentTermsOf, familySearchTexts } from 'functions/contract';
import type { FamilyDocument, FamilyNamesDocument, ToolDocument } from 'functions/documents';
import { attributeRules } from '../catalogue/attributes.ts';
import { openingOf } from '../data/calendar.ts';
import type { Seed } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import { families, type SeedFamily } from '../families/families.ts';
import type { SeedDocument } from './documents.ts';

const cellsIn = (
  { id, axes, toolIds }: SeedFamily,
  tools: ReadonlyMap<string, ToolDocument>,
): FamilyDocument['cells'] => {
  const rules = axes.flatMap((key) => attributeRules.find(({ _id }) => _id === key) ?? []);
  const sizes = toolIds.flatMap((toolId) => {
    const tool = tools.get(`tools/${toolId}`);
    return tool ? [{ _id: toolId, ...tool }] : [];
  });
  const { cells, problems } = cellsOf(rules, sizes);
  const [problem] = Object.values(problems);
  if (problem || rules.length < axes.length || sizes.length < toolIds.length) {
    throw new SeedError('families/families.ts', id, problem ?? 'it has an unknown axis or size');
  }
  return cells;
};

/** The documents of the families. */
export const familyDocuments = (
  { now }: Pick<Seed, 'now'>,
  tools: readonly SeedDocument<ToolDocument>[],
): SeedDocument<FamilyDocument>[] => {
  const byPath = new Map(tools.map(({ path, content }) => [path, content]));
  return families.map((family) => ({
    path: `${collectionNames.families}/${family.id}`,
    content: {
      ...family,
      axes: [...family.axes],
      imageLink: '',
      imagePath: '',
      cells: cellsIn(family, byPath),
      searchTerms: documentTermsOf(familySearchTexts(family)),
      version: 'seed',
      createdAt: openingOf(now),
      updatedAt: openingOf(now),
    },
  }));
};

/** The names of the families in the search index. */
export const familyNamesDocument = (): SeedDocument<WithFieldValue<FamilyNamesDocument>> => ({
  path: `${collectionNames.catalogueIndex}/families`,
  content: {
    entries: {},
    families: Object.fromEntries(families.map(({ id, name }) => [id, { name, imageLink: '' }])),
    updatedAt: FieldValue.serverTimestamp(),
  },
});
