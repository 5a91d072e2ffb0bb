import type { IncomingMessage } from 'node:http';
import { invalidArgument } from '../values/errors.ts';
import { invalidPayload, isObject } from '../wire/json/jsonCodec.ts';
import type { JsonField, JsonMessage } from '../wire/json/jsonMessages.ts';
import { parseJson } from '../wire/json/parseJson.ts';
import { bodyOf } from './body.ts';
import type { Binding } from './httpBindings.ts';

type Json = Record<string, unknown>;

/**
 * Parameters of every Google API; here they have no effect.
 * https://cloud.google.com/apis/docs/system-parameters
 */
const systemParameters = new Set([
  ...['access_token', 'alt', 'callback', 'fields', 'key', 'oauth_token', 'prettyPrint'],
  ...['quotaUser', 'uploadType', 'upload_protocol'],
]);

const put = (json: Json, [name = '', ...rest]: string[], value: unknown): Json => {
  if (rest.length === 0) return { ...json, [name]: value };
  const inner = json[name] ?? {};
  if (!isObject(inner)) throw invalidPayload(name, 'an object is expected');
  return { ...json, [name]: put(inner, rest, value) };
};

const fieldAt = (message: JsonMessage, [name = '', ...rest]: string[]): JsonField | undefined => {
  const field = message.field(name);
  if (rest.length === 0) return field;
  return field?.message && fieldAt(field.message, rest);
};

// As in production; Google's emulator ignores unknown parameters.
const unknownParameter = (name: string) =>
  invalidArgument(`Unknown name "${name}": it is not a query parameter of this request.`);

const withParameters = (json: Json, message: JsonMessage, query: URLSearchParams): Json =>
  [...new Set(query.keys())]
    .filter((name) => !systemParameters.has(name) && !name.startsWith('$'))
    .reduce((whole, name) => {
      const path = name.split('.');
      const field = fieldAt(message, path);
      if (!field) throw unknownParameter(name);
      return put(whole, path, field.isRepeated ? query.getAll(name) : query.get(name));
    }, json);

const bodyJson = async ({ body }: Binding, request: IncomingMessage): Promise<Json> => {
  if (!body) return {};
  const json = parseJson((await bodyOf(request)) || '{}');
  if (!isObject(json)) throw invalidPayload('', 'an object is expected');
  return body === '*' ? json : { [body]: json };
};

/**
 * Builds the message from the body, the query and the path; the path takes precedence.
 * @param values The captured groups of the binding's path.
 * @throws {FirestoreError} INVALID_ARGUMENT when they do not form a valid message.
 */
export const restMessage = async (
  binding: Binding,
  type: JsonMessage,
  values: readonly string[],
  request: IncomingMessage,
): Promise<unknown> => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const given = withParameters(await bodyJson(binding, request), type, searchParams);
  const named = binding.variables.reduce<Json>(
    (json, variable, index) => put(json, variable.split('.'), values[index]),
    given,
  );
  return type.decode(named, '');
};
