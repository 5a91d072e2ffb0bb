import { createHash } from 'node:crypto';
import { staffToolDefaults, type Tool, toolFields } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';

const contentFields = toolFields.filter(
  (name) => name !== 'available' && !(name in staffToolDefaults),
);

const digest = ({ storagePlace, ...tool }: Tool): string => {
  const content: unknown[] = contentFields.map((name) => tool[name as keyof typeof tool]);
  return createHash('sha256')
    .update(JSON.stringify(storagePlace ? [...content, storagePlace] : content))
    .digest('base64url');
};

/**
 * The version of a tool: a digest of its content, and its stock. That of a tool without what only
 * staff see tells nothing about it.
 */
export const versionOf = (tool: Tool): string => `${digest(tool)}.${tool.available}`;

const versionsOf = ({ storagePlace, ...tool }: Tool): string[] =>
  storagePlace ? [versionOf({ ...tool, storagePlace }), versionOf(tool)] : [versionOf(tool)];

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
  const current = versionsOf(tool);
  const allowed = current.map(relevant);
  if (!versions || versions.some((version) => allowed.includes(relevant(version)))) return;
  const [version = ''] = current;
  throw new ApiError('precondition-failed', { tool, version });
};
