import { type Node, parse } from 'acorn';

/** The version of the language that all supported browsers can parse, also regular expressions. */
const ecmaVersion = 2022;

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;

const pages = ['/', '/tools', '/tools/spokeshave', '/dashboard', '/no-such-page'];

const textOf = async (path: string): Promise<string> => (await fetch(SHOP_URL + path)).text();

const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/(?:\.|assets)\/([\w.-]+\.js)/g)].map(([, file]) => `/assets/${file}`);

/** The scripts of the shop by their paths: those of its pages, and those that they import. */
export const loadShopScripts = async (): Promise<Map<string, string>> => {
  const scripts = new Map<string, string>();
  const load = async (text: string): Promise<void> => {
    const paths = [...new Set(scriptsIn(text))].filter((path) => !scripts.has(path));
    for (const path of paths) scripts.set(path, '');
    await Promise.all(
      paths.map(async (path) => {
        const script = await textOf(path);
        scripts.set(path, script);
        await load(script);
      }),
    );
  };
  await Promise.all(pages.map(async (path) => load(await textOf(path))));
  return scripts;
};

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The identifiers, and the strings that could be the name of a property. */
const collectNames = (node: Node, names: Set<string>): void => {
  const { name, value } = node as Node & { name?: unknown; value?: unknown };
  for (const text of [name, value]) {
    if (typeof text === 'string' && /^[\w$]+$/.test(text)) names.add(text);
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) collectNames(child, names);
};

/**
 * Every name in scripts.
 * @throws a SyntaxError if a script has syntax that is too new for the supported browsers.
 */
export const namesIn = (scripts: Iterable<string>): Set<string> => {
  const names = new Set<string>();
  for (const script of scripts) {
    collectNames(parse(script, { ecmaVersion, sourceType: 'module' }), names);
  }
  return names;
};
