import type { ToolSales } from 'functions/contract';
import type { SalesMeasure } from './measures.ts';

const shown = 8;

/** The tools of which most was sold by a measure, the best first: as many as a chart holds. */
export const bestTools = (tools: readonly ToolSales[], measure: SalesMeasure): ToolSales[] =>
  tools.toSorted((one, other) => other[measure] - one[measure]).slice(0, shown);
