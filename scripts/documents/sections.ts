import { companyRights, companyRoles, errorStatus, may, roleName } from 'functions/contract';
import { dearestCalls } from 'functions/testing/usage/dearestCalls';
import { floors } from '../imports/zones.ts';
import { readText } from '../repository/repository.ts';
import { callList, code, permissionCalls, provedCalls, row, visitorCalls } from './callTables.ts';

/** The API's error codes by their HTTP status. */
const errorCodes = (): string => {
  const byStatus = Map.groupBy(Object.entries(errorStatus), ([, status]) => status);
  return [...byStatus]
    .map(([status, codes]) => `- ${status}: ${codes.map(([name]) => code(name)).join(', ')}`)
    .join('\n');
};

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
    'calls of visitors': visitorCalls,
    'calls by permission': permissionCalls,
    'calls with a proof': provedCalls,
    'rights in a company': rights,
    'dearest calls': dearest,
  },
  'CONTRIBUTING.md': {
    'fields of a kind': () => example('functions/src/testing/documents/loans.ts'),
  },
  'docs/architecture.md': { 'import directions': importDirections },
  'functions/README.md': { 'error codes': errorCodes },
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
