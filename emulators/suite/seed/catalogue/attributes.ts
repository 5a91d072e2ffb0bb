import type { AttributeInput } from 'functions/contract';

const shown = { unit: '', choices: [], categories: [], isFacet: true } as const;

type Described = Pick<AttributeInput, 'key' | 'label' | 'kind'> &
  Partial<Pick<AttributeInput, 'unit' | 'choices' | 'categories' | 'isFacet'>>;

const described: Described[] = [
  {
    key: 'blade-width',
    label: 'Blade width',
    kind: 'number',
    unit: 'mm',
    categories: ['chisels', 'measuring', 'other', 'drilling'],
  },
  { key: 'sweep', label: 'Sweep', kind: 'number', categories: ['chisels'] },
  { key: 'iron-width', label: 'Iron width', kind: 'number', unit: 'mm', categories: ['planes'] },
  {
    key: 'bedding-angle',
    label: 'Bedding angle',
    kind: 'number',
    unit: '°',
    categories: ['planes'],
  },
  { key: 'blade-length', label: 'Blade length', kind: 'number', unit: 'mm' },
  { key: 'teeth', label: 'Teeth', kind: 'number', unit: 'TPI', categories: ['saws'] },
  {
    key: 'head-weight',
    label: 'Head weight',
    kind: 'number',
    unit: 'g',
    categories: ['hammers'],
  },
  { key: 'opening', label: 'Opening', kind: 'number', unit: 'mm', categories: ['clamps'] },
  { key: 'throat', label: 'Throat', kind: 'number', unit: 'mm', categories: ['clamps'] },
  { key: 'jaw-length', label: 'Jaw length', kind: 'number', unit: 'mm', categories: ['clamps'] },
  { key: 'diameter', label: 'Diameter', kind: 'number', unit: 'mm', categories: ['drilling'] },
  { key: 'tip-width', label: 'Tip width', kind: 'number', unit: 'mm', categories: ['other'] },
  { key: 'thickness', label: 'Thickness', kind: 'number', unit: 'mm', categories: ['planes'] },
  { key: 'line', label: 'Line', kind: 'number', unit: 'm', categories: ['measuring'] },
  { key: 'length', label: 'Length', kind: 'number', unit: 'mm' },
  { key: 'weight', label: 'Weight', kind: 'number', unit: 'kg' },
  {
    key: 'handle',
    label: 'Handle',
    kind: 'choice',
    choices: ['Ash', 'Beech', 'Hickory', 'Stained beech', 'Walnut'],
  },
  {
    key: 'coating',
    label: 'Coating',
    kind: 'choice',
    choices: ['None', 'Titanium nitride'],
    categories: ['drilling'],
  },
  {
    key: 'palm',
    label: 'Palm',
    kind: 'choice',
    choices: ['Cowhide', 'Nitrile'],
    categories: ['safety'],
  },
  { key: 'steel', label: 'Steel', kind: 'text', isFacet: false },
  { key: 'valve', label: 'Valve', kind: 'flag', categories: ['safety'] },
];

/** The attributes of the seed, in the order in which they are shown. */
const seedAttributes: AttributeInput[] = described.map((attribute, at) => ({
  ...shown,
  choices: [],
  categories: [],
  ...attribute,
  order: 10 * (at + 1),
}));

/** Like stored ones, to read values with. */
export const attributeRules = seedAttributes.map(({ key, ...attribute }) => ({
  _id: key,
  ...attribute,
}));
