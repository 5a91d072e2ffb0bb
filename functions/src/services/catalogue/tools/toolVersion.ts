import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  staffToolDefaults,
  type Tool,
  type ToolFile,
  toolFields,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';

const contentFields = toolFields.filter(
  (name) => name !== 'available' && !(name in staffToolDefaults),
);

const staffFields = Object.keys(staffToolDefaults) as (keyof typeof staffToolDefaults)[];

/** What only staff see of a tool, if it differs from the defaults. */
const staffContent = (tool: Tool): unknown[] => {
  const values = staffFields.map((name) => tool[name] ?? staffToolDefaults[name]);
  const isUsual = staffFields.every((name, at) =>
    isDeepStrictEqual(values[at], staffToolDefaults[name]),
  );
  return isUsual ? [] : values;
};

const digest = (tool: Tool, ofStaff: readonly unknown[]): string => {
  const content: unknown[] = contentFields.map((name) => tool[name as keyof Tool]);
  if (tool.familyId) content.push(tool.familyId);
  return createHash('sha256')
    .update(JSON.stringify([...content, ...ofStaff]))
    .digest('base64url');
};

const withStock = (tool: Tool, ofStaff: readonly unknown[]): string =>
  `${digest(tool, ofStaff)}.${tool.available}`;

/**
 * The version of a tool: a digest of its content, and its stock. That of a tool without what only
 * staff see tells nothing about it.
 */
export const versionOf = (tool: Tool): string => withStock(tool, staffContent(tool));

const documentsDigest = (documents: readonly ToolFile[]): string =>
  createHash('sha256').update(JSON.stringify(documents)).digest('base64url');

/** The version of the documents of a tool; empty without any. */
const documentsVersionOf = ({ documents = [] }: Pick<Tool, 'documents'>): string =>
  documents.length > 0 ? documentsDigest(documents) : '';

/** The version of a tool on its page: that of the tool, and that of its documents. */
export const pageVersionOf = (tool: Tool): string =>
  [versionOf(tool), documentsVersionOf(tool)].filter((part) => part !== '').join('+');

/** The version for staff, and the one that everyone else gets. */
const versionsOf = (tool: Tool): string[] => [...new Set([versionOf(tool), withStock(tool, [])])];

const partsOf = (version: string): { ofTool: string; ofDocuments: string } => {
  const [ofTool = '', ...ofDocuments] = version.split('+');
  return { ofTool, ofDocuments: ofDocuments.join('+') };
};

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
  const expected = versions?.map((version) => partsOf(version).ofTool);
  if (!expected || expected.some((version) => allowed.includes(relevant(version)))) return;
  const [version = ''] = current;
  throw new ApiError('precondition-failed', { tool, version });
};

/**
 * Checks that a tool still has the documents that a change was made for. Throws
 * `precondition-failed` with the current tool and version.
 */
export const checkDocumentsVersion = (tool: Tool, versions: Expectation['versions']): void => {
  const current = documentsVersionOf(tool);
  const expected = versions?.map((version) => partsOf(version).ofDocuments);
  if (expected && !expected.includes(current)) {
    throw new ApiError('precondition-failed', { tool, version: pageVersionOf(tool) });
  }
};
