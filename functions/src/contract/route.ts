/** The path prefix of the API. Hosting rewrites it to the function `api`. */
export const apiBase = '/api';

type ParamNames<Pattern extends string> = Pattern extends `${infer Path}.pdf`
  ? ParamNames<Path>
  : Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamNames<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

/** The parameters of a path: `/user/:email` has an `email`. */
export type PathParams<Pattern extends string> = Record<ParamNames<Pattern>, string>;

type HrefArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? []
  : [params: PathParams<Pattern>];

/** A route of the contract: its method, its Express pattern, and its path. */
export interface ApiRoute<Pattern extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether a call may change data. */
  writes: boolean;
  pattern: Pattern;
  /** The path below the API's base, with percent-encoded parameters. */
  href: (...args: HrefArguments<Pattern>) => string;
}

/** Defines a route by its method and pattern. Only GET reads, unless `writes` says otherwise. */
export const route = <Pattern extends string>(
  method: ApiRoute['method'],
  pattern: Pattern,
  writes: boolean = method !== 'GET',
): ApiRoute<Pattern> => ({
  method,
  writes,
  pattern,
  href: (...args) => {
    const params: Record<string, string> = args[0] ?? {};
    return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  },
});
