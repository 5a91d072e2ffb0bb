import type { ErrorCode } from '../contract/index.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Who may use a route. */
export type Audience = 'everyone' | 'signed in' | 'self' | 'self or admin' | 'admin';

/** The description of a route besides its method and path. */
export interface RouteDescription {
  summary: string;
  audience: Audience;
  /** The status and body of a successful response. */
  success: readonly [status: number, body: JsonSchema];
  /** Error codes besides those that follow from audience, body and paging. */
  problems?: readonly ErrorCode[];
  body?: JsonSchema;
  /** The media types of request body and response, if not JSON. */
  media?: { body?: string; success?: string };
  /** Whether the response is a page of a list. */
  paged?: true;
  /** Whether the ETag is a version for If-Match. */
  versioned?: true;
  /** Whether caches may store the response to a visitor. */
  cached?: true;
  query?: Readonly<Record<string, JsonSchema>>;
  headers?: Readonly<Record<string, JsonSchema>>;
}
