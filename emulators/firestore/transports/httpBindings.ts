import type { HttpRule, MethodDefinition } from '../wire/protocol.ts';

/** The HTTP form of an RPC, and which message fields its path and body contain. */
export interface Binding {
  method: string;
  path: RegExp;
  /** The fields that the groups of the path capture, such as `document.name`. */
  variables: string[];
  /** The field in the body; `*` for the whole message, undefined without a body. */
  body: string | undefined;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

const variable = /\{([^=}]+)(?:=([^}]+))?\}/g;

const documents = '(?:/[^/]+/[^/]+)';

/** A collection id; the RPC rejects an empty one. */
const collectionId = '[^/]*';

// The templates for GET overlap: a path that ends with a collection id is a list, any other is a
// document.
const documentName = `(?!${documents}*/${collectionId}$)/.+`;
const parentOfList = `${documents}+`;

const segmentsPattern = (template: string, method: string, isLast: boolean): string => {
  const inGet = isLast ? documentName : parentOfList;
  return template
    .replace(/\/\*\/\*\*$/, method === 'GET' ? inGet : '/.+')
    .replace(/\/\*\*$/, '(?:/.+)?')
    .replace(/\/\*(?=\/|$)/g, '/[^/]+');
};

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

const bindingOf = (method: string, template: string, body: string | undefined): Binding => {
  const variables: string[] = [];
  const source = template.replace(variable, (text, name: string, segments?: string) => {
    variables.push(camelCase(name));
    const isLast = template.endsWith(text);
    return `(${segments ? segmentsPattern(segments, method, isLast) : collectionId})`;
  });
  return { method, path: new RegExp(`^${source}$`, 's'), variables, body };
};

const bindingsOf = ({ body, additional_bindings, ...rule }: HttpRule): Binding[] => {
  const bindings = methods.flatMap((method) => {
    const template = rule[method];
    return template ? [bindingOf(method.toUpperCase(), template, body)] : [];
  });
  return additional_bindings ? [...bindings, ...bindingsOf(additional_bindings)] : bindings;
};

/** The HTTP bindings of an RPC, from its google.api.http annotation. */
export const httpBindings = ({ parsedOptions = [] }: MethodDefinition): Binding[] => {
  const rule = parsedOptions
    .map((options) => options['(google.api.http)'])
    .find((found) => found !== undefined);
  return rule ? bindingsOf(rule) : [];
};
