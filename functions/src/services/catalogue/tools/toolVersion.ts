import { createHash } from 'node:crypto';
import { type Tool, type ToolFields, toolFields } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';

const contentFields = toolFields.filter((name) => name !== 'available');

const digest = (tool: ToolFields): string =>
  createHash('sha256')
    .update(JSON.stringify(contentFields.map((name) => tool[name])))
    .digest('base64url');

/** The version of a tool: a digest of its content, and its stock. */
export const versionOf = (tool: ToolFields): string => `${digest(tool)}.${tool.available}`;

const withoutStock = (version: string): string => version.replace(/\.\d+$/, '');

/** The expected state of the tool that a change applies to. */
export interface Expectation {
  /** The versions that the change was made for; `undefined` for any version. */
  versions: readonly string[] | undefined;
  /** Whether the change sets the stock, and so would overwrite a sale in between. */
  setsStock: boolean;
}

/**
 * Checks that a tool still has the version that the change was made for. Sales in between matter
 * only if the change would overwrite them. Throws `precondition-failed` with the current tool and
 * version.
 */
export const checkVersion = (tool: Tool, { versions, setsStock }: Expectation): void => {
  const relevant = setsStock ? String : withoutStock;
  const version = versionOf(tool);
  if (!versions || versions.map(relevant).includes(relevant(version))) return;
  throw new ApiError('precondition-failed', { tool, version });
};
