import { useField } from 'formik';
import type { Tool } from 'functions/contract';
import { useRowChange } from '../../../lib/forms/useRowChange.ts';

/** The id of the button that adds sizes. */
export const addSizesId = 'add-sizes';

/** The id of the button that removes a size. */
export const removeSizeId = (toolId: string): string => `size-${toolId}-remove`;

/** The sizes in the form of a family, and their changes, which keep the focus near. */
export const useSizes = (onFound: (tools: readonly Tool[]) => void) => {
  const [{ value: ids }, { error }, { setValue }] = useField<string[]>('toolIds');
  const { announcement, announce } = useRowChange();
  const change = (next: string[]) => void setValue(next);
  return {
    ids,
    error: error as string | (string | undefined)[] | undefined,
    announcement,
    add: (added: readonly Tool[]) => {
      onFound(added);
      change([...new Set([...ids, ...added.map(({ _id }) => _id)])]);
    },
    remove: (toolId: string) => {
      const at = ids.indexOf(toolId);
      const next = ids[at + 1] ?? ids[at - 1];
      change(ids.filter((id) => id !== toolId));
      announce('Size removed', next === undefined ? addSizesId : removeSizeId(next));
    },
  };
};

export type Sizes = ReturnType<typeof useSizes>;
