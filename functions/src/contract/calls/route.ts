import type { InferType, ISchema } from 'yup';
import type { ErrorCode } from '../errors.ts';
import { type Access, accessOf, type Requirement } from '../permissions/requirements.ts';
import type { RequiredRight } from '../rights/companyRights.ts';
import type { Described, JsonSchema } from './jsonSchema.ts';

type ParamNames<Pattern extends string> = Pattern extends `${infer Path}.pdf`
  ? ParamNames<Path>
  : Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamNames<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

/** The parameters of a path: `/user/:email` has an `email`. */
export type PathParams<Pattern extends string> = Record<ParamNames<Pattern>, string>;

// biome-ignore lint/suspicious/noExplicitAny: yup infers the type of a form only from this.
type Form = ISchema<any>;

/** A body with its form in a field, or as a whole. Of two forms, the body has one. */
export interface NamedBody<
  Name extends string | undefined = string | undefined,
  Forms extends readonly Form[] = readonly Form[],
> {
  name: Name;
  forms: Forms;
  /** The field by which the second form is recognised. */
  secondHas?: string;
}

/** The body with a form in a field of this name. */
export const named = <Name extends string, Only extends Form>(
  name: Name,
  form: Only,
): NamedBody<Name, readonly [Only]> => ({ name, forms: [form] });

/** The body with one of two forms in a field: the second one if it has the field `secondHas`. */
export const namedEither = <Name extends string, First extends Form, Second extends Form>(
  name: Name,
  forms: readonly [First, Second],
  secondHas: string,
): NamedBody<Name, readonly [First, Second]> => ({ name, forms, secondHas });

/** The body that is one of two forms: the second one if it has the field `secondHas`. */
export const either = <First extends Form, Second extends Form>(
  forms: readonly [First, Second],
  secondHas: string,
): NamedBody<undefined, readonly [First, Second]> => ({ name: undefined, forms, secondHas });

/**
 * The request and the response of a route, for its handler, its callers and the OpenAPI document.
 */
export interface RouteDescription extends Access {
  summary: string;
  /** The right that a member needs: `member` for all of them. */
  companyRight?: RequiredRight;
  response: JsonSchema;
  /** The status of a successful response, if not 200. */
  status?: 201 | 202;
  /** Error codes besides those that follow from audience, body and paging. */
  errors?: readonly ErrorCode[];
  /** The form in the body, or the JSON Schema of a body that is no form. */
  body?: Form | NamedBody | JsonSchema;
  /** The media types of request body and response, if not JSON. */
  media?: { body?: string; success?: string };
  /** Whether the response is a page of a list. */
  paged?: true;
  /** Whether the ETag is a version for If-Match. */
  versioned?: true;
  /** Whether an If-Match with that version is respected. */
  ifMatch?: true;
  /** Whether caches may store the response to a visitor. */
  cached?: true;
  /** Whether it takes a proof, not older than ten minutes, that the owner of the account is there. */
  needsProof?: true;
  /**
   * Whether it follows the payer for whom the caller acts: the caller, or the company in
   * `X-Company`. Its membership is read before the handler, or by the transaction of the service.
   */
  forPayer?: true | 'in transaction';
  /** Whether an Idempotency-Key lets the API recognise a retry. */
  idempotent?: true;
  /** Whether it changes nothing although its method is not GET. */
  reads?: true;
  query?: Readonly<Record<string, JsonSchema>>;
  headers?: Readonly<Record<string, JsonSchema>>;
}

/** The values of a route's form after its validation. */
export type FormOf<Route> = Route extends {
  body: NamedBody<string | undefined, infer Forms>;
}
  ? InferType<Forms[number]>
  : Route extends { body: infer Body extends Form }
    ? InferType<Body>
    : never;

/** The body that a route takes. */
export type BodyOf<Route> = Route extends { body: NamedBody<infer Name extends string> }
  ? Record<Name, FormOf<Route>>
  : FormOf<Route>;

/** The body of a successful response of a route. */
export type ResponseOf<Route> = Route extends { response: infer Response }
  ? Described<Response>
  : unknown;

/** Where a route is: its method and its Express pattern. */
export interface ApiRoute<Pattern extends string = string> extends Pick<Access, 'permission'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether a call may change data. */
  writes: boolean;
  /** Whether only callers with an account may use it. */
  signedIn: boolean;
  pattern: Pattern;
}

/** Defines a route by its method, its pattern, what it requires of callers, and its description. */
export const route = <
  Pattern extends string,
  const Description extends Partial<Omit<RouteDescription, keyof Access>>,
>(
  method: ApiRoute['method'],
  pattern: Pattern,
  requirement: Requirement,
  description: Description = {} as Description,
): ApiRoute<Pattern> & Pick<Access, 'audience'> & Description => {
  const access = accessOf(requirement);
  return {
    ...description,
    ...access,
    method,
    writes: method !== 'GET' && !description.reads,
    signedIn: access.audience !== 'everyone',
    pattern,
  };
};
