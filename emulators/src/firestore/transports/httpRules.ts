import type { HttpRule, MethodDefinition } from '../wire/protocol.ts';

/** Which HTTP request stands for a call, and which fields of its message its path and body hold. */
export interface Binding {
  method: string;
  path: RegExp;
  /** The fields that the path's groups hold, as in `document.name`. */
  variables: string[];
  /** The field that the body holds; `*` for the whole message, none when it has no body. */
  body: string | undefined;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

const variable = /\{([^=}]+)(?:=([^}]+))?\}/g;

// The templates for GET overlap: an even number of ids names a document, an odd one a collection.
const manySegments = (method: string) =>
  method === 'GET'
    ? { '/*/**': '(?:/[^/]+/[^/]+)+', '/**': '(?:/[^/]+/[^/]+)*' }
    : { '/*/**': '(?:/.+)', '/**': '(?:/.+)?' };

const segmentsPattern = (template: string, method: string): string => {
  const many = manySegments(method);
  return template
    .replace(/\/\*\/\*\*$/, many['/*/**'])
    .replace(/\/\*\*$/, many['/**'])
    .replace(/(^|\/)\*(?=\/|$)/g, '$1[^/]+');
};

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

const bindingOf = (method: string, template: string, body: string | undefined): Binding => {
  const variables: string[] = [];
  const source = template.replace(variable, (_, name: string, segments = '*') => {
    variables.push(camelCase(name));
    return `(${segmentsPattern(segments, method)})`;
  });
  return { method, path: new RegExp(`^${source}$`, 's'), variables, body };
};

const bindingsOf = ({ body, additional_bindings, ...rule }: HttpRule): Binding[] => {
  const own = methods.flatMap((method) => {
    const template = rule[method];
    return template ? [bindingOf(method.toUpperCase(), template, body)] : [];
  });
  return additional_bindings ? [...own, ...bindingsOf(additional_bindings)] : own;
};

/** The HTTP requests that stand for a call, by its google.api.http annotation. */
export const httpBindings = ({ parsedOptions = [] }: MethodDefinition): Binding[] => {
  const rule = parsedOptions
    .map((options) => options['(google.api.http)'])
    .find((found) => found !== undefined);
  return rule ? bindingsOf(rule) : [];
};
