import { paths } from '../../lib/router/paths.ts';

/** The parameter of the address that names the tool to copy. */
export const copiedParameter = 'copy';

/** The address of the form for a copy of a tool. */
export const copyToolHref = (id: string): string =>
  `${paths.addTool}?${new URLSearchParams({ [copiedParameter]: id })}`;
