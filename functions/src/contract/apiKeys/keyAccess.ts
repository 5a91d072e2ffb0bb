import { apiRoutes } from '../apiRoutes.ts';
import type { ApiRoute, RouteDescription } from '../calls/route.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { CompanyKeyPermission } from './companyKeys.ts';
import { companyKeyCalls, personalCalls } from './keyCalls.ts';

const personal: ReadonlySet<unknown> = new Set(personalCalls.map((name) => apiRoutes[name]));

const permissionsOfCompanies = new Map<unknown, Permission>(
  (Object.keys(companyKeyCalls) as CompanyKeyPermission[]).flatMap((permission) =>
    companyKeyCalls[permission].map((name) => [apiRoutes[name], permission] as const),
  ),
);

/** A route as its keys are decided by it. */
export type KeyRoute = Pick<RouteDescription, 'audience' | 'needsProof'> &
  Pick<ApiRoute, 'permission' | 'writes'>;

/** Which keys may make a call. */
interface KeyAccess {
  /** Whether a key of the shop may, if it has the permission that the route names, if any. */
  shop: boolean;
  /** What the key of a company needs: a permission, or nothing (null); undefined if it may not. */
  company: Permission | null | undefined;
}

/** Which keys may make the call of a route of the API. */
export const keyAccessOf = (route: KeyRoute): KeyAccess => {
  if (route.needsProof || personal.has(route)) return { shop: false, company: undefined };
  const isForAll = route.audience === 'everyone' && route.permission === undefined;
  return {
    shop: isForAll || route.permission !== undefined,
    company: permissionsOfCompanies.get(route) ?? (isForAll ? null : undefined),
  };
};
