/** The lists of other tools that a tool has. */
export const relationLists = ['accessories', 'spareParts', 'alternatives'] as const;
export type RelationList = (typeof relationLists)[number];

/** The names of the relations for people. */
export const relationNames = {
  replacedBy: 'Successor',
  accessories: 'Accessories',
  spareParts: 'Spare parts',
  alternatives: 'Alternatives',
} as const satisfies Record<RelationList | 'replacedBy', string>;

/** The relations of a tool: ids of other tools. */
export type Relations = Record<RelationList, string[]> & {
  /** The tool that buyers get instead; empty if there is none. */
  replacedBy: string;
};

/** The ids of all tools that a tool refers to, each of them once. */
export const relatedIdsOf = ({ replacedBy, ...tool }: Relations): string[] => [
  ...new Set([...(replacedBy ? [replacedBy] : []), ...relationLists.flatMap((name) => tool[name])]),
];
