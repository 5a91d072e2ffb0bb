import type { ToolFileKind } from '../toolDocuments/fields.ts';

/**
 * What a tool can lack. `attribute` is the value of an attribute of its category by which the
 * catalogue can be filtered.
 */
export const toolGaps = ['picture', 'data-sheet', 'family', 'attribute', 'gtin'] as const;
export type ToolGap = (typeof toolGaps)[number];

/** The names of gaps for people. */
export const toolGapNames: Record<ToolGap, string> = {
  picture: 'Picture',
  'data-sheet': 'Data sheet',
  family: 'Family',
  attribute: 'Filter value',
  gtin: 'GTIN',
};

/** A gap that follows from the tool alone. */
export type OwnGap = Exclude<ToolGap, 'attribute'>;

/** The fields of a tool that decide about its gaps. */
export interface CompletedFields {
  imageLink: string;
  gtin: string;
  familyId?: string | undefined;
  documents?: readonly { kind: ToolFileKind }[] | undefined;
}

/** What a tool lacks, apart from values of attributes. */
export const ownGapsOf = ({
  imageLink,
  gtin,
  familyId,
  documents = [],
}: CompletedFields): OwnGap[] => {
  const isComplete: Record<OwnGap, boolean> = {
    picture: imageLink !== '',
    'data-sheet': documents.some(({ kind }) => kind === 'data-sheet'),
    family: Boolean(familyId),
    gtin: Boolean(gtin),
  };
  return (Object.keys(isComplete) as OwnGap[]).filter((gap) => !isComplete[gap]);
};

/** How many tools lack something. */
export interface MissingCounts {
  missing: { value: ToolGap; count: number }[];
}
