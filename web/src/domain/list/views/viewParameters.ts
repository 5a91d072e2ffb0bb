/** The parameters of a list's address besides those that narrow and sort it. */
export const viewParameters = { view: 'view', columns: 'columns' } as const;

/** The columns that an address names; null for none. */
export const columnsIn = (params: URLSearchParams): string[] | null =>
  params.get(viewParameters.columns)?.split(',') ?? null;
