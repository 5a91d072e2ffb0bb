import {
  type ApiRoute,
  apiRoutes,
  companyRights,
  companyRoles,
  may,
  type RouteDescription,
  roleName,
} from 'functions/contract';
import { dearestCalls } from 'functions/testing/usage/dearestCalls';
import { floors } from '../imports/zones.ts';
import { readText } from '../repository/repository.ts';

/** A name of the code in a document. */
const code = (text: string): string => `\`${text}\``;

/** The row of a table. */
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Calls as the methods of each path, as in `GET/PUT /cart`. */
const callList = (of: readonly Pick<ApiRoute, 'method' | 'pattern'>[]): string =>
  [...Map.groupBy(of, ({ pattern }) => pattern)]
    .map(([pattern, calls]) => code(`${calls.map(({ method }) => method).join('/')} ${pattern}`))
    .join(', ');

const routes: (ApiRoute & RouteDescription)[] = Object.values(apiRoutes);

const rightNames: Record<(typeof companyRights)[number], string> = {
  order: 'orders, accepts quotes, sees the own orders',
  approve: 'approves orders of others',
  seeAllOrders: 'sees all orders, invoices and payments',
  pay: 'pays',
  manage: 'changes details, members, addresses and rules',
};

/** What the members of a company may do, by role. */
const rights = (): string =>
  [
    row(['', ...companyRoles.map(roleName)]),
    row(['---', ...companyRoles.map(() => '---')]),
    ...companyRights.map((right) =>
      row([rightNames[right], ...companyRoles.map((role) => (may(role, right) ? 'yes' : '–'))]),
    ),
  ].join('\n');

/** The dearest calls of each caller, with what limits them. */
const dearest = (): string =>
  [
    row(['Caller', 'Call', 'At most', 'Limits']),
    row(['---', '---', '---', '---']),
    ...dearestCalls.map(({ caller, routes, cost, limits }) =>
      row([caller, callList(routes), cost, limits.map(code).join(', ') || '–']),
    ),
  ].join('\n');

/** The name of a floor's part: `web/src/features/([^/]+)` is features, and all services are one. */
const partName = (path: string): string =>
  path.replace(/^\w+\/src\//, '').replace(/^(services|features)\/.*/, '$1');

/** The floors of the web app and of the functions, each to the right of those that may import it. */
const importDirections = (): string =>
  Object.entries(floors)
    .map(([workspace, levels]) => {
      const names = levels.map((parts) => parts.map(partName).join(', '));
      const distinct = names.filter((name, at) => name !== names[at - 1]);
      return `- ${workspace}: ${code(distinct.join(' → '))}`;
    })
    .join('\n');

/** A file of TypeScript without its imports. */
const example = (file: string): string =>
  `\`\`\`ts\n${readText(file)
    .replace(/^import [^;]*;\n/gm, '')
    .trim()}\n\`\`\``;

/** The parts of documents that are written from code, by document and name of the part. */
export const sections: Record<string, Record<string, () => string>> = {
  'SECURITY.md': {
    'calls of visitors': () => callList(routes.filter(({ audience }) => audience === 'everyone')),
    'calls with a proof': () => callList(routes.filter(({ needsProof }) => needsProof)),
    'rights in a company': rights,
    'dearest calls': dearest,
  },
  'CONTRIBUTING.md': {
    'fields of a kind': () => example('functions/src/testing/documents/loans.ts'),
  },
  'docs/architecture.md': { 'import directions': importDirections },
};

/** A document with its generated parts written again: each stands between two comments. */
export const withSections = (document: string, text: string): string =>
  Object.entries(sections[document] ?? {}).reduce((result, [name, write]) => {
    const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
    const from = result.indexOf(start);
    const to = result.indexOf(end);
    if (from === -1 || to < from) throw new Error(`${document} has no place for: ${name}`);
    return `${result.slice(0, from + start.length)}\n\n${write()}\n\n${result.slice(to)}`;
  }, text);
