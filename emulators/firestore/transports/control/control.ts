import type { IncomingMessage } from 'node:http';
import type { RulesFile } from '@tools-hub/rules';
import { type Issue, RulesCompileError } from '@tools-hub/rules';
import { invalidArgument } from '../../values/errors.ts';
import { parseJson } from '../../wire/json/parseJson.ts';
import { bodyOf } from '../body.ts';
import type { Route } from '../http.ts';

const openContent = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if true;
    }
  }
}`;

/** The rules of a project without rules. */
export const openFiles: readonly RulesFile[] = [{ name: 'OPEN_RULES', content: openContent }];

/** An issue in the format of the CLI, which always requires a source position. */
const encodeIssue = ({ description, severity, ...sourcePosition }: Issue) => ({
  sourcePosition,
  description,
  severity,
});

const issuesField = (issues: readonly Issue[]) =>
  issues.length > 0 ? { issues: issues.map(encodeIssue) } : {};

interface RulesRequest {
  ignore_errors?: boolean;
  rules: { files: RulesFile[] };
}

const isFile = (file: Partial<RulesFile> | null) => typeof file?.content === 'string';

const rulesRequest = async (request: IncomingMessage): Promise<RulesRequest> => {
  const body = await bodyOf(request);
  try {
    const { ignore_errors = false, rules } = parseJson(body) as Partial<RulesRequest>;
    if (!rules?.files.every(isFile)) throw new TypeError('a file has no content');
    const files = rules.files.map(({ name = '', content }) => ({ name, content }));
    return { ignore_errors, rules: { files } };
  } catch (error) {
    throw invalidArgument(
      `The body must be {"rules": {"files": [{"name", "content"}]}}: ${(error as Error).message}`,
    );
  }
};

const putRules: Route['handle'] = async (databases, [project = ''], request) => {
  const { ignore_errors, rules } = await rulesRequest(request);
  try {
    return issuesField(databases.rules.set(project, rules.files).ruleset.warnings);
  } catch (error) {
    if (!(error instanceof RulesCompileError)) throw error;
    if (!ignore_errors) throw invalidArgument(error.message);
    return issuesField(error.issues);
  }
};

const getRules: Route['handle'] = async (databases, [project = '']) => {
  const loaded = databases.rules.get(project);
  const files = loaded?.files ?? openFiles;
  return { rules: { files }, ...issuesField(loaded?.ruleset.warnings ?? []) };
};

const clear: Route['handle'] = async (databases, [project = '', database = '']) => {
  databases.get({ project, database }).clear();
  return {};
};

const rulesPath = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const documentsPath = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/;

/**
 * The endpoints that firebase-tools and @firebase/rules-unit-testing call: health check, replace or
 * read the rules, delete all documents.
 */
export const controlRoutes: readonly Route[] = [
  { method: 'GET', path: /^\/$/, handle: async () => 'Ok' },
  { method: 'PUT', path: rulesPath, handle: putRules },
  { method: 'GET', path: rulesPath, handle: getRules },
  { method: 'DELETE', path: documentsPath, handle: clear },
];
