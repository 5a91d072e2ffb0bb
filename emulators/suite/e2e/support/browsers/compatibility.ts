import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from 'web/oldestBrowsers';

const compatibility = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;

const versions: Partial<Record<BrowserName, number>> = {
  chrome,
  edge,
  firefox,
  safari,
  chrome_android: chrome,
  firefox_android: firefox,
  safari_ios: ios,
};

const versionOf = (version: string | false | undefined): number =>
  version ? Number.parseFloat(version.replace('≤', '')) : Number.NaN;

const isThere = (statement: SimpleSupportStatement, version: number): boolean =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  versionOf(statement.version_added) <= version &&
  !(versionOf(statement.version_removed) <= version);

/** Whether one of the oldest supported browsers lacks a feature. */
const isNewer = ({ support }: CompatStatement): boolean =>
  Object.entries(versions).some(
    ([browser, version]) =>
      ![support[browser as BrowserName]]
        .flat()
        .some((statement) => statement && isThere(statement, version)),
  );

const childrenOf = (parent: Identifier): [string, Identifier][] =>
  Object.entries(parent).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** The paths of newer features in this data, as far down as `depth`. */
const newerIn = (node: Identifier, depth: number, path: string[] = []): string[][] =>
  childrenOf(node).flatMap(([name, child]) => {
    const own = [...path, name];
    const further = depth > 1 ? newerIn(child, depth - 1, own) : [];
    return child.__compat && isNewer(child.__compat) ? [own, ...further] : further;
  });

/** The properties of a page that a feature of an interface is: `Window` is the page itself. */
const interfaceProperties = ([holder = '', member]: string[]): string[][] => {
  if (!member) return [[holder]];
  if (member.endsWith('_static')) return [[holder, member.replace('_static', '')]];
  return holder === 'Window'
    ? [[member], [holder, 'prototype', member]]
    : [[holder, 'prototype', member]];
};

/** The data does not say which members of a class of the language are static. */
const builtInProperties = (path: string[]): string[][] => [
  path,
  [...path.slice(0, -1), 'prototype', path.at(-1) ?? ''],
];

/** Everything newer that a script can use, by its path from the page: `['URL', 'parse']`. */
export const newerApis = (): string[][] => [
  ...newerIn(compatibility.api as Identifier, 2).flatMap(interfaceProperties),
  ...newerIn(compatibility.javascript.builtins as Identifier, 3).flatMap(builtInProperties),
];
