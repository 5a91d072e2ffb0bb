import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { document } from '../../openapi/document.ts';

interface Answers {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Operation {
  method: string;
  path: RegExp;
  /** Where its responses stand in the document, as a JSON Pointer. */
  pointer: string;
  responses: Answers['responses'];
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const parametersIn = (path: string): number => path.split('{').length;

/** Literal paths before those with parameters, which match them too. */
const operations: Operation[] = Object.entries(document.paths)
  .toSorted(([one], [other]) => parametersIn(one) - parametersIn(other))
  .flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Answers>).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `/paths/${escaped(path)}/${method}/responses`,
      responses,
    })),
  );

/** Objects have no field that is not described. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, closed(value)]);
  const isOpen = 'type' in schema && 'properties' in schema && !('$ref' in schema);
  return Object.fromEntries([...(isOpen ? [['additionalProperties', false]] : []), ...entries]);
};

const id = 'https://tools-hub.test/openapi.json';

const startAjv = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(closed(document) as object, id);
  return ajv;
};

let ajv: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction>();

const validatorOf = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer);
  if (known) return known;
  ajv ??= startAjv();
  const validator = ajv.compile({ $ref: `${id}#${encodeURI(pointer)}` });
  compiled.set(pointer, validator);
  return validator;
};

/** The path below the API's base as it was sent, which has no `..` any more. */
const pathOf = ({ url }: Response): string => new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '');

/** Expects that OpenAPI describes an answer to a known route: its status, its type and its JSON. */
export const expectDocumented = async (method: string, answer: Response): Promise<void> => {
  const path = pathOf(answer);
  const operation = operations.find((one) => one.method === method && one.path.test(path));
  if (!operation) return;
  const { pointer, responses } = operation;
  const title = `${method} ${path} answered ${answer.status}`;
  const described = responses[answer.status];
  expect(described, `${title}, which OpenAPI does not name`).toBeDefined();
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (!type.endsWith('json')) return;
  expect(
    described?.content?.[type],
    `${title} as ${type}, which OpenAPI does not name`,
  ).toBeDefined();
  const validate = validatorOf(`${pointer}/${answer.status}/content/${escaped(type)}/schema`);
  const text = await answer.clone().text();
  const isValid = validate(JSON.parse(text));
  expect(isValid || validate.errors, `${title}, not as in OpenAPI: ${text}`).toBe(true);
};
