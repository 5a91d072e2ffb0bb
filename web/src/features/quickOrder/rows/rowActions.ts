import type { CartTool, Tool } from 'functions/contract';
import type { TableRow } from './parseRows.ts';

/** The actions of a row. The functions never change, so that only changed rows render. */
export interface RowActions {
  onType: (id: string, texts: Partial<TableRow>) => void;
  onTake: (rowIds: readonly string[], quantity: number) => void;
  onChoose: (id: string, tool: Tool | CartTool) => void;
  onRemove: (id: string) => void;
}
