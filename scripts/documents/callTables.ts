import {
  type ApiRoute,
  apiRoutes,
  type Permission,
  permissions,
  type RouteDescription,
} from 'functions/contract';

type Route = ApiRoute & RouteDescription;

const routes: Route[] = Object.values(apiRoutes);

/** A name of the code in a document. */
export const code = (text: string): string => `\`${text}\``;

/** The row of a table. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Calls as the methods of each path, as in `GET/PUT /cart`. */
export const callList = (of: readonly Pick<ApiRoute, 'method' | 'pattern'>[]): string =>
  [...Map.groupBy(of, ({ pattern }) => pattern)]
    .map(([pattern, calls]) => code(`${calls.map(({ method }) => method).join('/')} ${pattern}`))
    .join(', ');

/** The calls that everyone may make. */
export const visitorCalls = (): string =>
  callList(routes.filter(({ audience }) => audience === 'everyone'));

/** The calls that take a proof of who is there. */
export const provedCalls = (): string => callList(routes.filter(({ needsProof }) => needsProof));

/** The value of a parameter with which a call needs a permission; '' if it needs it with any. */
const valueFor = ({ permission }: Route, needed: Permission | 'any'): string | undefined => {
  if (typeof permission !== 'object') return permission === needed ? '' : undefined;
  const values = Object.entries(permission.permissions);
  return values.find(([, one]) => one === needed)?.[0];
};

const callsWith = (needed: Permission | 'any', of: readonly Route[]): string => {
  const byValue = Map.groupBy(of, (route) => valueFor(route, needed));
  return [...byValue]
    .flatMap(([value, found]) => {
      if (value === undefined) return [];
      return value === '' ? [callList(found)] : [`of ${code(value)}: ${callList(found)}`];
    })
    .join('; ');
};

/** The calls by the permission that staff need: those for staff alone, and those of others besides. */
export const permissionCalls = (): string => {
  const alone = routes.filter(({ audience }) => audience === 'staff');
  const shared = routes.filter(({ audience }) => audience !== 'staff');
  const rows = [...permissions, 'any' as const].map((needed) =>
    row([code(needed), callsWith(needed, alone) || '–', callsWith(needed, shared) || '–']),
  );
  return [
    row(['Permission', 'For staff alone', 'What others do for themselves, for all of them']),
    row(['---', '---', '---']),
    ...rows,
  ].join('\n');
};
