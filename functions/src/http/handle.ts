import { type Request, type RequestHandler, Router } from 'express';
import {
  type ApiRoute,
  type Audience,
  limits,
  type PathParams,
  type RequiredRight,
  type ResponseOf,
  type RouteDescription,
} from '../contract/index.ts';
import { ApiError, validationError } from '../errors.ts';
import { limitKeys } from './access/keys.ts';
import { readPayer } from './access/payer.ts';
import { requireMember, requireMemberOrStaff } from './access/requireMember.ts';
import { requireProof } from './access/requireProof.ts';
import { requireSelf, requireSelfOrStaff, requireUser } from './access/requireUser.ts';
import { recognizeStaff, requireStaff, type StaffCall } from './access/staff.ts';
import { jsonBody } from './body/jsonBody.ts';
import { takesForm } from './body/parseForm.ts';

/**
 * Refuses a part of a path that is longer than any id, before anything is done with it. Throws
 * `validation`.
 */
const limitLengths = (
  { params }: Pick<Request<Record<string, string>>, 'params'>,
  _response: unknown,
  next: () => void,
): void => {
  for (const [name, value] of Object.entries(params)) {
    if (value.length > limits.documentId) {
      const message = `${name} must have at most ${limits.documentId} characters`;
      throw validationError({ [name]: message });
    }
  }
  next();
};

const registrars = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

type Guard = RequestHandler<Record<string, string>>;

type Guards = (right: RequiredRight, call: StaffCall) => RequestHandler<never>[];

const guards = {
  everyone: (_, call) => [recognizeStaff(call)],
  'signed in': (_, call) => [requireUser, recognizeStaff(call)],
  self: () => [requireSelf],
  'self or staff': (_, call) => [requireSelfOrStaff(call)],
  member: (right) => [requireMember(right)],
  'member or staff': (right, call) => [requireMemberOrStaff(right, call)],
  staff: (_, call) => [requireStaff(call)],
} satisfies Record<Audience, Guards>;

/** Without a permission in the description, nobody acts for the shop. */
const guardsOf = ({
  audience,
  permission,
  writes,
  companyRight = 'member',
}: GuardedRoute & Pick<ApiRoute, 'writes'>): Guard[] => {
  if (permission !== undefined) {
    return guards[audience](companyRight, { permission, writes }) as Guard[];
  }
  switch (audience) {
    case 'everyone':
      return [];
    case 'signed in':
      return [requireUser];
    case 'self':
    case 'member':
      return guards[audience](companyRight) as Guard[];
    default:
      throw new Error(`A route for staff names no permission: ${audience}`);
  }
};

const setStatus =
  (status: number): Guard =>
  (_request, response, next) => {
    response.status(status);
    next();
  };

/** A route that says who may use it. */
export type GuardedRoute = Pick<RouteDescription, 'audience'> & Partial<RouteDescription>;

/** The middleware before the handlers of a route, by its description. */
const preparation = (route: GuardedRoute & Pick<ApiRoute, 'writes'>): Guard[] => [
  limitLengths,
  limitKeys(route),
  ...guardsOf(route),
  ...(route.needsProof ? [requireProof] : []),
  ...(route.forPayer ? [readPayer(route)] : []),
  ...(takesForm(route) ? [jsonBody] : []),
  ...(route.status ? [setStatus(route.status)] : []),
];

/**
 * Registers the handlers of a route of the contract, which decides who may use it, whether its body
 * is read as a form, what the handlers reply and with which status.
 */
export const handle = <Pattern extends string, Route extends ApiRoute<Pattern>>(
  router: Router,
  route: Route & ApiRoute<Pattern> & GuardedRoute,
  ...handlers: RequestHandler<PathParams<Pattern>, ResponseOf<Route>>[]
): void => {
  router[registrars[route.method]](
    route.pattern as string,
    ...([...preparation(route), ...handlers] as RequestHandler[]),
  );
};

const refuseMethod =
  (allowed: string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', allowed.join(', '));
    throw new ApiError('method-not-allowed');
  };

/**
 * Answers requests that use a path of these routes with a method that the path does not support.
 */
export const methodNotAllowed = (routes: Record<string, ApiRoute>): Router => {
  const router = Router();
  for (const [pattern, calls] of Map.groupBy(Object.values(routes), ({ pattern }) => pattern)) {
    const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    router.all(pattern, refuseMethod(methods));
  }
  return router;
};

/** Answers requests for any other path. */
export const notFound: RequestHandler = () => {
  throw new ApiError('not-found');
};
