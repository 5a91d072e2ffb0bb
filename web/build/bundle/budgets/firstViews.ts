import type { Manifest } from 'vite';
import type { Figure } from './figures.ts';

const forms =
  /^(?:checkout|company[./]|(?:staff-)?invitation|order-form|quote-request|profile|dashboard[-/](?:accept-quote|add-|addresses|all-products|attributes|company|customer|edit-tool|inquiry|lists?[.]|price-list[.]|price-lists\/new|new-return|profile|quote\.|settings))/;

const uploads = /^dashboard[-/](?:add-product|edit-tool|new-return)/;

/** The most scripts of a document's first view; the first that matches its name counts. */
const scriptBudgets = [
  // Uploads have two chunks more.
  { documents: uploads, scripts: 17 },
  // Formik, fields and the parts of each form have their own chunks, which other pages do not load.
  { documents: forms, scripts: 15 },
  { documents: /./, scripts: 12 },
];
/** The document names all scripts. */
const maxDepth = 1;

/** A document of the bundle. */
export interface Document {
  fileName: string;
  html: string;
}

/** The scripts that a document loads before it shows its page. */
export interface FirstView {
  document: string;
  /** The scripts that it names, and everything that they import. */
  scripts: string[];
  /** How many scripts the browser has to read, one after the other, to find all of them. */
  depth: number;
  /** The scripts that it does not name. */
  unnamed: string[];
}

const tag = /<(?:script|link)\b[^>]*>/g;
const loadsScript = /^<script|\brel="modulepreload"/;
const address = /\b(?:src|href)="\/([^"]+)"/;

/** The files of the scripts that a document loads or preloads. */
export const namedScripts = (html: string): string[] => {
  const files = (html.match(tag) ?? [])
    .filter((element) => loadsScript.test(element))
    .flatMap((element) => element.match(address)?.[1] ?? []);
  return [...new Set(files)];
};

/** The files that each file imports. */
const importsByFile = (manifest: Manifest): Map<string, string[]> => {
  const chunks = Object.values(manifest);
  return new Map(
    chunks.map(({ file, imports = [] }) => [
      file,
      imports.flatMap((source) => manifest[source]?.file ?? []),
    ]),
  );
};

const firstViewOf = ({ fileName, html }: Document, imports: Map<string, string[]>): FirstView => {
  const named = namedScripts(html);
  const scripts = new Set(named);
  let depth = 0;
  for (let level = named; level.length > 0; depth++) {
    const imported = new Set(level.flatMap((file) => imports.get(file) ?? []));
    level = [...imported].filter((file) => !scripts.has(file));
    for (const file of level) scripts.add(file);
  }
  return {
    document: fileName,
    scripts: [...scripts],
    depth,
    unnamed: [...scripts].slice(named.length),
  };
};

/** The first views of documents, by name. */
export const firstViews = (documents: readonly Document[], manifest: Manifest): FirstView[] => {
  const imports = importsByFile(manifest);
  return documents
    .map((document) => firstViewOf(document, imports))
    .toSorted((a, b) => a.document.localeCompare(b.document));
};

const scriptBudgetOf = (name: string): number =>
  scriptBudgets.find(({ documents }) => documents.test(name))?.scripts ?? 0;

/** The scripts of documents' first views, and how deep the browser finds them. */
export const viewFigures = (documents: readonly Document[], manifest: Manifest): Figure[] =>
  firstViews(documents, manifest).flatMap(({ document, scripts, depth, unnamed }): Figure[] => [
    { label: document, value: scripts.length, budget: scriptBudgetOf(document), unit: 'scripts' },
    { label: [document, ...unnamed].join(' '), value: depth, budget: maxDepth, unit: 'deep' },
  ]);
