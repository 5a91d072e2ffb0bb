import { FieldValue, type WithFieldValue } from 'firebase-admin/firestore';
import { collectionNames, defaultSynonyms, splitIntoShards } from 'functions/contract';
import type {
  AttributeDocument,
  AttributesDocument,
  CatalogueShardDocument,
  SynonymsDocument,
  ToolDocument,
} from 'functions/documents';
import { attributeRules } from '../catalogue/attributes.ts';
import type { SeedDocument } from './documents.ts';

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The documents of the search index. Their time is that of the write, because a running API loads
 * only those that changed since it last looked.
 */
export const indexDocuments = (
  tools: readonly SeedDocument<ToolDocument>[],
): SeedDocument<WithFieldValue<CatalogueShardDocument>>[] => {
  const shards = splitIntoShards(
    tools.map(({ path, content }) => ({ _id: idOf(path), ...content })),
  );
  return Object.entries(shards).map(([id, shard]) => ({
    path: `${collectionNames.catalogueIndex}/${id}`,
    content: { ...shard, updatedAt: FieldValue.serverTimestamp() },
  }));
};

/** The document of the synonyms of the search. */
export const synonymsDocument = (): SeedDocument<WithFieldValue<SynonymsDocument>> => ({
  path: `${collectionNames.catalogueIndex}/synonyms`,
  content: {
    entries: {},
    synonyms: defaultSynonyms,
    version: 'seed',
    updatedAt: FieldValue.serverTimestamp(),
  },
});

/** The documents of the attributes of tools: each of them, and all in the search index. */
export const attributeDocuments = (
  createdAt: Date,
): SeedDocument<WithFieldValue<AttributeDocument> | WithFieldValue<AttributesDocument>>[] => [
  ...attributeRules.map(({ _id, ...attribute }) => ({
    path: `${collectionNames.attributes}/${_id}`,
    content: { ...attribute, version: 'seed', createdAt },
  })),
  {
    path: `${collectionNames.catalogueIndex}/attributes`,
    content: {
      entries: {},
      attributes: attributeRules.map((attribute) => ({
        ...attribute,
        version: 'seed',
        createdAt: createdAt.toISOString(),
      })),
      updatedAt: FieldValue.serverTimestamp(),
    },
  },
];
