import {
  decimalMoney,
  type RowChange,
  type StaffTool,
  type ToolFields,
  toolFields,
} from '../../../contract/index.ts';
import { auditedFields } from '../edit/auditedFields.ts';
import type { ImportableTool } from '../tools/toolResponse.ts';
import { toolBaseOf } from './toolBase.ts';

type Changed = { row: number; after: ImportableTool; isApplied: boolean };

const textsOf = (tool: ToolFields & { familyId?: string }): Record<string, string> => {
  const cells = { ...auditedFields(tool, toolFields), price: decimalMoney(tool.price) };
  const texts = Object.entries(cells).map(([name, value]) => [name, String(value ?? '')]);
  return {
    ...Object.fromEntries(texts),
    sellRemainder: tool.sellRemainder ? 'yes' : 'no',
    family: tool.familyId ?? '',
  };
};

const changesIn = (
  { row, after, isApplied }: Changed,
  fields: readonly [field: string, before: string, after: string][],
): RowChange[] => {
  const { _id, sku, toolName } = after;
  const exported = isApplied ? toolBaseOf(after) : '';
  return fields.map(([field, before, after]) => ({
    row,
    _id,
    sku,
    toolName,
    field,
    before,
    after,
    exported,
  }));
};

/** The changes of a tool, field by field. */
export const changesOfTool = (
  changed: Changed,
  before: StaffTool,
  names: readonly string[],
): RowChange[] => {
  const [now, then] = [textsOf(changed.after), textsOf(before)];
  return changesIn(
    changed,
    names.map((name) => [name, then[name] ?? '', now[name] ?? '']),
  );
};

const shownOfNew = ['toolName', 'price', 'available'] as const;

/** The changes by a new tool. Its id says that it can be removed to undo them. */
export const changesOfNewTool = (changed: Changed): RowChange[] => {
  const texts = textsOf(changed.after);
  const shown = shownOfNew.map((name): [string, string, string] => [name, '', texts[name] ?? '']);
  return changesIn(changed, [['_id', '', changed.after._id], ...shown]);
};

/** The change by the removal of a tool. */
export const changesOfRemoval = (row: number, tool: ImportableTool): RowChange[] =>
  changesIn({ row, after: tool, isApplied: true }, [['_id', tool._id, '']]);
