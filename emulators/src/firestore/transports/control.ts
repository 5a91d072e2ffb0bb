import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Issue, RulesCompileError } from '../../rules/errors.ts';
import type { RulesFile } from '../../rules/ruleset.ts';
import type { Databases } from '../databases.ts';
import { FirestoreError, httpStatuses, invalidArgument, toFirestoreError } from '../errors.ts';

/** An answer: a text, or anything to be sent as JSON. */
type Answer = string | object;

interface Route {
  method: string;
  path: RegExp;
  handle(databases: Databases, parameters: string[], request: IncomingMessage): Promise<Answer>;
}

const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if true;
    }
  }
}`;

const notFound = () => new FirestoreError('NOT_FOUND', 'Not Found');

/** An issue in the shape the CLI reads; it wants a source position in any case. */
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
  // curl's default, on which Google's emulator finds no such page either.
  if (request.headers['content-type']?.includes('form')) throw notFound();
  const body = await text(request);
  try {
    const { ignore_errors = false, rules } = JSON.parse(body);
    if (!rules.files.every(isFile)) throw new TypeError('a file has no content');
    const files = rules.files.map((file: Partial<RulesFile>) => ({ name: '', ...file }));
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
  const files = loaded?.files ?? [{ name: 'OPEN_RULES', content: openRules }];
  return { rules: { files }, ...issuesField(loaded?.ruleset.warnings ?? []) };
};

const clear: Route['handle'] = async (databases, [project = '', database = '']) => {
  databases.get({ project, database }).clear();
  return {};
};

const rulesPath = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const documentsPath = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/;

const routes: readonly Route[] = [
  { method: 'GET', path: /^\/$/, handle: async () => 'Ok' },
  { method: 'PUT', path: rulesPath, handle: putRules },
  { method: 'GET', path: rulesPath, handle: getRules },
  { method: 'DELETE', path: documentsPath, handle: clear },
];

const pathOf = ({ url = '/' }: IncomingMessage) => {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    throw notFound();
  }
};

const answer = async (databases: Databases, request: IncomingMessage): Promise<Answer> => {
  const path = pathOf(request);
  for (const { method, path: pattern, handle } of routes) {
    const match = method === request.method && pattern.exec(path);
    if (match) return handle(databases, match.slice(1), request);
  }
  throw notFound();
};

const allowOrigin = ({ headers }: IncomingMessage, response: ServerResponse) => {
  const { origin, 'access-control-request-headers': wanted } = headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('Vary', 'Origin');
  if (wanted) response.setHeader('Access-Control-Allow-Headers', wanted);
};

const send = (response: ServerResponse, status: number, body: Answer) => {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
};

const sendError = (response: ServerResponse, error: unknown) => {
  const { code, message } = toFirestoreError(error);
  const status = httpStatuses[code];
  send(response, status, { error: { code: status, message, status: code } });
};

/**
 * The endpoints that firebase-tools and @firebase/rules-unit-testing call on an emulator: is it
 * there, replace or read the rules, remove all documents.
 */
export const controlListener =
  (databases: Databases): RequestListener =>
  async (request, response) => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    try {
      send(response, 200, await answer(databases, request));
    } catch (error) {
      sendError(response, error);
    }
  };
