import {
  type Attribute,
  type AttributeFacet,
  type AttributeFilter,
  type AttributeFilterTexts,
  attributeFilterOf,
  type CatalogueEntry,
  choicesOf,
  inOrder,
} from '../contract/index.ts';

/** An attribute by which the catalogue can be filtered. */
export interface AttributeColumn {
  attribute: Attribute;
  /** The place of each choice; null for numbers. */
  places: ReadonlyMap<string, number> | null;
}

/** The attributes by which the catalogue can be filtered, in the order in which they are shown. */
export const columnsOf = (attributes: readonly Attribute[]): AttributeColumn[] =>
  inOrder(attributes.filter(({ isFacet, kind }) => isFacet && kind !== 'text')).map(
    (attribute) => ({
      attribute,
      places:
        attribute.kind === 'number'
          ? null
          : new Map(choicesOf(attribute).map((choice, place) => [choice, place])),
    }),
  );

/** The values of a tool by column: a number, or the place of a choice; NaN for none. */
export const columnValues = (
  columns: readonly AttributeColumn[],
  { attributes = {} }: Pick<CatalogueEntry, 'attributes'>,
): number[] =>
  columns.map(({ attribute: { _id }, places }) => {
    const value = Object.hasOwn(attributes, _id) ? attributes[_id] : undefined;
    if (typeof value === 'number') return places ? Number.NaN : value;
    return (value === undefined ? undefined : places?.get(value)) ?? Number.NaN;
  });

/** The filters of a query by column, and the keys of those that filter by nothing. */
export interface ColumnFilters {
  /** With the places of their columns. */
  filters: readonly (readonly [column: number, filter: AttributeFilter])[];
  ignored: string[];
}

/** Reads the filters of a query. */
export const columnFilters = (
  columns: readonly AttributeColumn[],
  texts: AttributeFilterTexts = {},
): ColumnFilters => {
  const filters: [number, AttributeFilter][] = [];
  const ignored: string[] = [];
  for (const [key, text] of Object.entries(texts)) {
    const at = columns.findIndex(({ attribute }) => attribute._id === key);
    const column = columns[at];
    const filter = column && attributeFilterOf(column.attribute, text);
    if (filter) filters.push([at, filter]);
    else ignored.push(key);
  }
  return { filters, ignored };
};

/** Whether a value passes a filter. None does not. */
export const passes = (value: number, filter: AttributeFilter): boolean =>
  'choices' in filter ? filter.choices.has(value) : value >= filter.min && value <= filter.max;

/** What was counted of a column. */
interface Counted {
  isChoice: boolean;
  /** By place of the choice. */
  counts: number[];
  total: number;
  min: number;
  max: number;
}

const nothingCounted = ({ places }: AttributeColumn): Counted => ({
  isChoice: places !== null,
  counts: new Array<number>(places?.size ?? 0).fill(0),
  total: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

const count = (column: Counted, value: number): void => {
  if (Number.isNaN(value)) return;
  column.total += 1;
  if (column.isChoice) column.counts[value] = (column.counts[value] as number) + 1;
  else {
    if (value < column.min) column.min = value;
    if (value > column.max) column.max = value;
  }
};

const facetOf = ({ attribute }: AttributeColumn, counted: Counted): AttributeFacet => ({
  key: attribute._id,
  label: attribute.label,
  kind: attribute.kind,
  unit: attribute.unit,
  count: counted.total,
  range: counted.isChoice || counted.total === 0 ? null : { min: counted.min, max: counted.max },
  values: choicesOf(attribute).map((value, at) => ({ value, count: counted.counts[at] ?? 0 })),
});

/** Counts the values of columns. */
export const countColumns = (columns: readonly AttributeColumn[]) => {
  const counted = columns.map(nothingCounted);
  return {
    addAll: (values: readonly number[]): void => {
      for (let at = 0; at < counted.length; at += 1) {
        count(counted[at] as Counted, values[at] as number);
      }
    },
    addTo: (column: number, values: readonly number[]): void =>
      count(counted[column] as Counted, values[column] as number),
    /** Those that tools have, and those that are filtered by. */
    facets: (filtered: ReadonlySet<number>): AttributeFacet[] =>
      columns
        .map((column, at) => facetOf(column, counted[at] as Counted))
        .filter(({ count: tools }, at) => tools > 0 || filtered.has(at)),
  };
};
