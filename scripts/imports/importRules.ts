import type { IForbiddenRuleType } from 'dependency-cruiser';
import { floors, type Wall, walls } from './zones.ts';

/** Files that only tests load: they may import what they test. */
const testFiles = '\\.test\\.tsx?$|/(?:testing|support)/';

export const isTestFile = (file: string): boolean => new RegExp(testFiles).test(file);

/** A path of the repository, a package wherever it is installed, or a module of Node. */
const anywhere = (paths: readonly string[]): string =>
  `(?:^|node_modules/)(?:${paths.join('|')})(?:/|$)`;

const below = (paths: readonly string[]): string => `^(?:${paths.join('|')})(?:/|$)`;

/** Forbids the floor's own paths and those above to one path of it. */
const floorRule = (path: string, others: readonly string[]): IForbiddenRuleType => ({
  name: `${path} imports only what stands below it`,
  severity: 'error',
  from: { path: below([path]), pathNot: testFiles },
  to: { path: below(others) },
});

/** Folders matched by a group are strangers to each other. */
const neighbourRule = (path: string): IForbiddenRuleType => ({
  name: `${path} never import one another`,
  severity: 'error',
  from: { path: below([path]), pathNot: testFiles },
  to: { path: below([path]), pathNot: below([path.replace(/\((?!\?).*?\)/, '$1')]) },
});

const floorRules = (house: readonly (readonly string[])[]): IForbiddenRuleType[] =>
  house.flatMap((floor, level) =>
    floor.flatMap((path) => {
      const others = [...house.slice(0, level).flat(), ...floor.filter((other) => other !== path)];
      return [
        ...(others.length > 0 ? [floorRule(path, others)] : []),
        ...(/\((?!\?)/.test(path) ? [neighbourRule(path)] : []),
      ];
    }),
  );

const wallRule = ({ says, from, to, except, tests }: Wall): IForbiddenRuleType => ({
  name: says,
  severity: 'error',
  from: { path: below([from]), ...(tests ? {} : { pathNot: testFiles }) },
  to: {
    path: to.includes('') ? '' : anywhere(to),
    ...(except ? { pathNot: anywhere(except) } : {}),
  },
});

/** These workspaces are packages: a relative path would pass by what they export. */
const packageRules: IForbiddenRuleType[] = ['functions', 'kit', 'web'].map((workspace) => ({
  name: `import ${workspace} by its name`,
  severity: 'error',
  from: { pathNot: below([workspace]) },
  to: { path: below([workspace]), dependencyTypesNot: ['aliased-workspace'] },
}));

/** The table of zones as rules of dependency-cruiser. */
export const importRules: IForbiddenRuleType[] = [
  ...Object.values(floors).flatMap(floorRules),
  ...walls.map(wallRule),
  ...packageRules,
];
