import { type Attribute, collectionNames, familyIdOf, readAttribute } from 'functions/contract';
import type { AttributeDocument, ToolDocument } from 'functions/documents';
import type { StoredDocument } from './size.ts';

/** How many attributes a shop has, and of how many each tool has a value. */
const attributeCount = 20;
const valuesPerTool = 8;

/** How many tools are the sizes of a family. */
export const sizesPerFamily = 5;

const choices = ['Ash', 'Beech', 'Oak', 'Walnut'];

type Kind = Pick<Attribute, 'kind' | 'unit' | 'choices'>;

const numbers: Kind = { kind: 'number', unit: 'mm', choices: [] };
const woods: Kind = { kind: 'choice', unit: '', choices };
const flags: Kind = { kind: 'flag', unit: '', choices: [] };

const kindOf = (n: number): Kind => {
  if (n < 10) return numbers;
  return n < 17 ? woods : flags;
};

/** The key of the n-th attribute. The sizes of each family differ in the first one. */
export const attributeKeyOf = (n: number): string => `attribute-${n}`;

/** The attribute in which the sizes of each family differ. */
export const axis = { _id: attributeKeyOf(0), label: 'Attribute 0', ...kindOf(0) };

const attributeOf = (n: number, createdAt: Date) => ({
  label: `Attribute ${n}`,
  ...kindOf(n),
  categories: [],
  isFacet: true,
  order: n,
  version: 'scale',
  createdAt,
});

/** The attributes that the n-th tool has: those of its family. */
const attributesOfTool = (n: number): number[] => {
  const family = Math.floor(n / sizesPerFamily);
  const others = attributeCount - 1;
  return [
    0,
    ...Array.from({ length: valuesPerTool - 1 }, (_, at) => 1 + ((family + at * 5) % others)),
  ];
};

const textOf = (attribute: number, tool: number): string => {
  const { kind } = kindOf(attribute);
  if (kind === 'choice') return choices[(tool + attribute) % choices.length] ?? '';
  if (kind === 'flag') return tool % 2 === 0 ? 'yes' : 'no';
  return attribute === 0 ? `${10 + (tool % sizesPerFamily) * 5} mm` : `${1 + (tool % 90)} mm`;
};

type Values = Pick<ToolDocument, 'attributes' | 'attributeNumbers' | 'familyId'>;

/** The values of the n-th tool, and its family. */
export const valuesOf = (n: number): Values & { familyId: string } => {
  const values: Values = { attributes: {}, attributeNumbers: {} };
  for (const attribute of attributesOfTool(n)) {
    const key = attributeKeyOf(attribute);
    const rules = { _id: key, label: key, categories: [], ...kindOf(attribute) };
    const reading = readAttribute(rules, textOf(attribute, n));
    if ('problem' in reading) throw new Error(reading.problem);
    values.attributes[key] = reading.value.text;
    if (reading.value.number) values.attributeNumbers[key] = reading.value.number;
  }
  return { ...values, familyId: familyIdFor(Math.floor(n / sizesPerFamily)) };
};

/** The name of the n-th family. */
export const familyNameOf = (n: number): string => `Family ${n} of planes`;

/** The id of the n-th family. */
export const familyIdFor = (n: number): string => familyIdOf(familyNameOf(n), `family-${n}`);

/** The documents of the attributes. */
export const attributeDocuments = function* (now: Date): Generator<StoredDocument> {
  const attributes: Attribute[] = [];
  for (let n = 0; n < attributeCount; n += 1) {
    const content: AttributeDocument = attributeOf(n, now);
    const _id = attributeKeyOf(n);
    attributes.push({ ...content, _id, createdAt: now.toISOString() });
    yield { path: `${collectionNames.attributes}/${_id}`, content };
  }
  const content = { entries: {}, attributes, updatedAt: now };
  yield { path: `${collectionNames.catalogueIndex}/attributes`, content };
};
