import { mdiDeleteOutline, mdiPackageVariantClosed, mdiPencilOutline } from '@mdi/js';
import type { Tool } from 'functions/contract';
import { paths } from '../../../../lib/router/paths.ts';
import type { RowAction } from '../../../../ui/lists/rows/dataListProps.ts';

interface ToolActions {
  onAdjust: (tool: Tool) => void;
  onDelete: (tool: Tool) => void;
}

/** An admin's actions on a tool in the list. */
export const toolActions = (tool: Tool, { onAdjust, onDelete }: ToolActions): RowAction[] => [
  { label: 'Edit', icon: mdiPencilOutline, to: paths.editTool.href(tool._id) },
  { label: 'Stock', icon: mdiPackageVariantClosed, run: () => onAdjust(tool) },
  { label: 'Delete', icon: mdiDeleteOutline, destructive: true, run: () => onDelete(tool) },
];
