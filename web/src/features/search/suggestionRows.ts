import {
  type CartTool,
  type CatalogueFamily,
  canBeBought,
  checkQuantity,
  type FacetCount,
  type Suggestions,
  type ToolCategory,
} from 'functions/contract';

/** A row below the search field. Its key stays while other rows come and go. */
export type SuggestionRow = { key: string } & (
  | { kind: 'line'; tool: CartTool; quantity: number }
  | { kind: 'quickOrder'; sku: string; quantity: number; problem: string | null }
  | { kind: 'order'; order: NonNullable<Suggestions['order']> }
  | { kind: 'family'; family: CatalogueFamily }
  | { kind: 'tool'; tool: CartTool; canBeAdded: boolean }
  | { kind: 'category'; category: FacetCount<ToolCategory> }
  | { kind: 'all'; total: number }
);

interface RowContext {
  /** Whether the payer can order. */
  orderable: boolean;
  /** The pieces of a tool that the cart has. */
  inCart: (toolId: string) => number;
}

const lineRow = (
  { sku, quantity, tool }: NonNullable<Suggestions['line']>,
  { orderable, inCart }: RowContext,
): SuggestionRow | null => {
  if (!orderable) return tool && { key: 'line', kind: 'tool', tool, canBeAdded: false };
  const problem = tool ? checkQuantity(tool, quantity + inCart(tool._id)).message : null;
  return tool && !problem
    ? { key: 'line', kind: 'line', tool, quantity }
    : { key: 'line', kind: 'quickOrder', sku, quantity, problem: problem ?? null };
};

/** The rows for what the shop offers: first what the text means exactly, last all results. */
export const suggestionRows = (
  { line, order, families, tools, categories, total }: Suggestions,
  context: RowContext,
): SuggestionRow[] => {
  const rows: (SuggestionRow | null)[] = [
    line && lineRow(line, context),
    order && { key: 'order', kind: 'order', order },
    ...families.map(
      (family): SuggestionRow => ({ key: `family-${family._id}`, kind: 'family', family }),
    ),
    ...tools.map(
      (tool): SuggestionRow => ({
        key: `tool-${tool._id}`,
        kind: 'tool',
        tool,
        canBeAdded: context.orderable && canBeBought(tool),
      }),
    ),
    ...categories.map(
      (category): SuggestionRow => ({
        key: `category-${category.value}`,
        kind: 'category',
        category,
      }),
    ),
    total > 0 ? { key: 'all', kind: 'all', total } : null,
  ];
  return rows.filter((row) => row !== null);
};

/** Whether a row has a second cell, which adds the tool to the cart. */
const cellsOf = (row: SuggestionRow | undefined): number =>
  row?.kind === 'tool' && row.canBeAdded ? 2 : 1;

/** The selected cell of the rows. */
export interface ActiveCell {
  key: string;
  cell: number;
}

/**
 * The cell to which an arrow moves; null for the text, which comes between the last row and the
 * first one. Undefined if the arrow moves the cursor in the text.
 */
export const movedTo = (
  rows: readonly SuggestionRow[],
  active: ActiveCell | null,
  arrow: string,
): ActiveCell | null | undefined => {
  const at = active ? rows.findIndex(({ key }) => key === active.key) : -1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[arrow];
  if (step !== undefined) {
    const places = rows.length + 1;
    const row = rows[((at + 1 + step + places) % places) - 1];
    return row ? { key: row.key, cell: 0 } : null;
  }
  const cell = (active?.cell ?? 0) + ({ ArrowRight: 1, ArrowLeft: -1 }[arrow] ?? 0);
  const moves = at >= 0 && cell !== active?.cell && cell >= 0 && cell < cellsOf(rows[at]);
  return moves && active ? { key: active.key, cell } : undefined;
};
