import { refuseFile } from '../rows/statement.ts';

/** An element of XML: its text, its attributes under `@_` names, and its children. */
export type XmlNode =
  | { readonly [name: string]: XmlNode | XmlNode[] | string | undefined }
  | string;

const cutOff = (): never =>
  refuseFile('The file ends early or is no correct XML. Download it from the bank once more');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** XML without comments, and with the texts of CDATA like all others. */
const plainXml = (xml: string): string => {
  const parts: string[] = [];
  let at = 0;
  for (let open = xml.indexOf('<!'); open >= 0; open = xml.indexOf('<!', at)) {
    const [start, end] = xml.startsWith('<!--', open) ? ['<!--', '-->'] : ['<![CDATA[', ']]>'];
    if (!xml.startsWith(start, open)) {
      return refuseFile('The file has a document type (DOCTYPE), which no statement of a bank has');
    }
    const close = xml.indexOf(end, open + start.length);
    if (close < 0) return cutOff();
    const content = xml.slice(open + start.length, close);
    parts.push(xml.slice(at, open), end === ']]>' ? escaped(content) : '');
    at = close + end.length;
  }
  return parts.join('') + xml.slice(at);
};

const maxDepth = 30;

/** Refuses XML that is nested deeper than any statement, before a parser keeps all of it. */
const checkDepth = (xml: string): void => {
  let depth = 0;
  for (let open = xml.indexOf('<'); open >= 0; open = xml.indexOf('<', open + 1)) {
    const close = xml.indexOf('>', open);
    if (close < 0) cutOff();
    if (xml[open + 1] === '/') depth -= 1;
    else if (xml[open + 1] !== '?' && xml[close - 1] !== '/') depth += 1;
    if (depth > maxDepth) refuseFile('The file is nested deeper than any statement of a bank');
  }
};

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

/** A text with the five named entities and those of numbers; others stay as they are. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (all, ten, hex, name) => {
    if (ten) return character(Number(ten));
    if (hex) return character(Number.parseInt(hex, 16));
    return named[String(name)] ?? all;
  });

/** The elements that may occur several times where a statement is read. */
const lists: ReadonlySet<string> = new Set(
  ['Stmt', 'Ntfctn', 'Ntry', 'Bal', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'].concat([
    'RfrdDocInf',
  ]),
);

/** Parses XML that was checked. */
type Parse = (xml: string) => XmlNode;

/** An XML file, whose entries are apart: parsed all at once, they would take 15 times its size. */
export interface XmlFile {
  root: XmlNode;
  /** The entry to which the text of an `Ntry` in `root` refers. */
  entry: (reference: string) => XmlNode;
}

const entryStart = /<((?:[A-Za-z_][\w.-]{0,30}:)?Ntry)>/g;

/** XML with references in place of its entries, and the entries. */
const withoutEntries = (xml: string): { rest: string; entries: string[] } => {
  const entries: string[] = [];
  const parts: string[] = [];
  let at = 0;
  entryStart.lastIndex = 0;
  for (let found = entryStart.exec(xml); found; found = entryStart.exec(xml)) {
    const end = `</${found[1]}>`;
    const close = xml.indexOf(end, found.index);
    if (close < 0) return cutOff();
    parts.push(xml.slice(at, found.index), `${found[0]}${entries.length}${end}`);
    entries.push(xml.slice(found.index + found[0].length, close));
    at = close + end.length;
    entryStart.lastIndex = at;
  }
  return { rest: parts.join('') + xml.slice(at), entries };
};

/** Reads XML with bounds: no document type, no entities that it declares, nested at most 30 deep. */
export const readXml = async (text: string): Promise<XmlFile> => {
  const xml = plainXml(text.replace(/^\ufeff/, '').trimStart());
  checkDepth(xml);
  // Most instances never read a statement.
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  if (XMLValidator.validate(xml) !== true) return cutOff();
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
    maxNestedTags: maxDepth + 1,
    isArray: (name) => lists.has(name),
  });
  const parse: Parse = (part) => {
    try {
      return parser.parse(part) as XmlNode;
    } catch {
      return cutOff();
    }
  };
  const { rest, entries } = withoutEntries(xml);
  return {
    root: parse(rest),
    entry: (reference) => nodeAt(parse(`<E>${entries[Number(reference)] ?? ''}</E>`), 'E') ?? '',
  };
};

const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => {
  if (typeof node !== 'object' || !Object.hasOwn(node, name)) return undefined;
  const found = node[name];
  return Array.isArray(found) ? found[0] : found;
};

/** The element at a path; of several, the first one. */
export const nodeAt = (
  node: XmlNode | undefined,
  ...path: readonly string[]
): XmlNode | undefined => path.reduce<XmlNode | undefined>(childOf, node);

/** All elements of a name in an element. */
export const nodesIn = (node: XmlNode | undefined, name: string): XmlNode[] => {
  if (typeof node !== 'object' || !Object.hasOwn(node, name)) return [];
  return [node[name]].flat().filter((one) => one !== undefined);
};

/** The text of the element at a path; empty without one. */
export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string => {
  const found = nodeAt(node, ...path);
  const text = typeof found === 'object' ? found['#text'] : found;
  return typeof text === 'string' ? decodeEntities(text).trim() : '';
};
