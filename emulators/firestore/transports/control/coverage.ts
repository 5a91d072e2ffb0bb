import type { Databases } from '../../access/databases.ts';
import { Page, type Route } from '../http.ts';
import { openFiles } from './control.ts';
import { coveragePage } from './coveragePage.ts';

const coverageOf = ({ rules }: Databases, project: string) => {
  const loaded = rules.get(project);
  return { rules: { files: loaded?.files ?? openFiles }, report: loaded?.coverage.report() ?? [] };
};

/**
 * The rule coverage of a project since its rules were loaded, as JSON and as an HTML page.
 * https://firebase.google.com/docs/rules/emulator-reports
 */
export const coverageRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/,
    handle: async (databases, [project = '']) => coverageOf(databases, project),
  },
  {
    method: 'GET',
    path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/,
    handle: async (databases, [project = '']) => {
      const { rules, report } = coverageOf(databases, project);
      return new Page(coveragePage(rules.files, report));
    },
  },
];
