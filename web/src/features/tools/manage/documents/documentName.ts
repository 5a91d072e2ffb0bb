import {
  type DocumentLanguage,
  documentLanguages,
  normaliseSku,
  type ToolFileKind,
  toolFileKinds,
} from 'functions/contract';

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').trim();

/** What a file name says about a document. */
export interface NamedDocument {
  sku: string;
  kind?: ToolFileKind;
  language?: DocumentLanguage;
  /** A part that is neither a kind nor a language. */
  unknown?: string;
}

const isKind = (part: string): part is ToolFileKind => toolFileKinds.some((kind) => kind === part);

const isLanguage = (part: string): part is DocumentLanguage =>
  documentLanguages.some((language) => language === part);

const partOf = (part: string): Partial<NamedDocument> => {
  if (isKind(part)) return { kind: part };
  return isLanguage(part) ? { language: part } : { unknown: part };
};

/** The SKU, kind and language in a file name like `CHS-2018_safety_de.pdf`. */
export const namedDocument = (name: string): NamedDocument => {
  const [sku = '', ...parts] = stemOf(name).split('_');
  const read = parts.map((part) => partOf(part.trim().toLowerCase()));
  return Object.assign({ sku: normaliseSku(sku) }, ...read);
};

/** The name of a file as a title: without its ending, kind and language. */
export const titleOfFile = (name: string): string =>
  stemOf(name)
    .split('_')
    .filter((part, at) => at === 0 || partOf(part.trim().toLowerCase()).unknown !== undefined)
    .join(' ');
