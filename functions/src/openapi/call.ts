import type { ErrorCode } from '../contract/index.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Who may make a call. */
export type Audience = 'everyone' | 'signed in' | 'self' | 'self or admin' | 'admin';

/** What is to be said of a call beside its method and path. */
export interface Call {
  summary: string;
  audience: Audience;
  /** What it succeeds with: the status and the body. */
  success: readonly [status: number, body: JsonSchema];
  /** The codes it fails with beyond those its audience, body and paging bring with them. */
  problems?: readonly ErrorCode[];
  body?: JsonSchema;
  /** The media types of body and success where they are not JSON. */
  media?: { body?: string; success?: string };
  /** Whether it answers with a page of a list. */
  paged?: true;
  /** Whether its ETag is a version that If-Match can name. */
  versioned?: true;
  /** Whether caches may keep the answer to a visitor. */
  cached?: true;
  query?: Readonly<Record<string, JsonSchema>>;
  headers?: Readonly<Record<string, JsonSchema>>;
}
