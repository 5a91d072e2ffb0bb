import { createHash } from 'node:crypto';
import { type Tool, type ToolInput, toolFields } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

const described = toolFields.filter((name) => name !== 'available');

const digest = (tool: ToolInput): string =>
  createHash('sha256')
    .update(JSON.stringify(described.map((name) => tool[name])))
    .digest('base64url');

/** The version of a tool as it is: of what is said of it, and of its stock. */
export const versionOf = (tool: ToolInput): string => `${digest(tool)}.${tool.available}`;

const withoutStock = (version: string): string => version.replace(/\.\d+$/, '');

/** What a change asks of the tool it meets. */
export interface Expectation {
  /** The versions the change was made for; any version will do without. */
  versions: readonly string[] | undefined;
  /** Whether the change sets the stock, so that a sale in between would be overwritten. */
  setsStock: boolean;
}

/**
 * Makes sure that a change meets the tool it was made for. Pieces sold in between count only where
 * the change would overwrite them. Throws `precondition-failed` with the tool and version of now.
 */
export const checkVersion = (tool: Tool, { versions, setsStock }: Expectation): void => {
  const relevant = setsStock ? String : withoutStock;
  const version = versionOf(tool);
  if (!versions || versions.map(relevant).includes(relevant(version))) return;
  throw new ApiError('precondition-failed', { tool, version });
};
