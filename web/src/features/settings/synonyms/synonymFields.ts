import { type Synonym, type SynonymList, synonymListSchema } from 'functions/contract';
import type { VersionedFields } from '../../../lib/forms/formMerge.ts';

/** A synonym as an admin types it: the names with commas between them. */
export interface SynonymRow {
  word: string;
  finds: string;
}

interface SynonymValues {
  synonyms: SynonymRow[];
}

/** The synonyms that rows mean, as far as they are filled in. */
export const synonymsOf = (synonyms: readonly SynonymRow[]): Synonym[] =>
  synonymListSchema.cast({ version: '', synonyms }, { assert: false }).synonyms ?? [];

const labels = { synonyms: 'Other names' } as const;

/** The fields of the synonyms, by which two versions are compared. */
export const synonymFields: VersionedFields<SynonymList, SynonymValues, keyof typeof labels> = {
  labels,
  textOf: (_, { synonyms }) =>
    synonyms.map(({ word, finds }) => `${word.trim()}: ${finds.trim()}`).join('\n'),
  valuesOf: ({ synonyms }) => ({
    synonyms: synonyms.map(({ word, finds }) => ({ word, finds: finds.join(', ') })),
  }),
  schema: synonymListSchema.omit(['version']),
};
