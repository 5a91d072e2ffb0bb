import { cellsOf, collectionNames, documentTermsOf, familySearchTexts } from 'functions/contract';
import type { FamilyDocument } from 'functions/documents';
import { axis, familyIdFor, familyNameOf, sizesPerFamily } from './attributes.ts';
import type { ScaleTool } from './catalogue.ts';
import type { StoredDocument } from './size.ts';

const familyDocument = (n: number, sizes: readonly ScaleTool[], at: Date): FamilyDocument => {
  const { cells } = cellsOf([axis], sizes);
  const searchable = { id: familyIdFor(n), name: familyNameOf(n) };
  return {
    ...searchable,
    text: 'For all benches.',
    imageLink: '',
    imagePath: '',
    axes: [axis._id],
    toolIds: sizes.map(({ _id }) => _id),
    cells,
    searchTerms: documentTermsOf(familySearchTexts(searchable)),
    version: 'scale',
    createdAt: at,
    updatedAt: at,
  };
};

/** The documents of the families. */
export const familyDocuments = function* (
  tools: readonly ScaleTool[],
  at: Date,
): Generator<StoredDocument> {
  const families: Record<string, { name: string; imageLink: string }> = {};
  for (let n = 0; n < tools.length / sizesPerFamily; n += 1) {
    const sizes = tools.slice(n * sizesPerFamily, (n + 1) * sizesPerFamily);
    const content = familyDocument(n, sizes, at);
    families[content.id] = { name: content.name, imageLink: '' };
    yield { path: `${collectionNames.families}/${content.id}`, content };
  }
  const content = { entries: {}, families, updatedAt: at };
  yield { path: `${collectionNames.catalogueIndex}/families`, content };
};
