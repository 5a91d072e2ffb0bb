import { addLines, removeAddedLines } from '../../../domain/cart/stored/addLines.ts';
import { useCartLines } from '../../../domain/cart/stored/useCart.ts';
import { quickOrderDraft } from '../../../lib/storage/quickOrderDraft.ts';
import { withoutRows } from '../rows/padRows.ts';
import { addedTexts } from './addTexts.ts';
import { usePad } from './usePad.ts';

/** The pad of the quick order, whose ready rows go to the cart. */
export const useQuickOrder = () => {
  const pad = usePad({ key: quickOrderDraft, cart: useCartLines(), rules: 'apply' });
  const { rows, ready, setRows, setNotice } = pad;
  return {
    ...pad,
    /** Adds the ready rows to the cart. The others stay. */
    add: () => {
      const result = addLines(ready);
      const remaining = new Set(result.left.map(({ tool }) => tool._id));
      const added = ready.filter(({ tool }) => !remaining.has(tool._id));
      setRows(
        withoutRows(
          rows,
          added.flatMap(({ rowIds }) => rowIds),
        ),
      );
      setNotice({
        text: addedTexts(result),
        severity: result.added.length > 0 ? 'success' : 'error',
        hasCartLink: true,
        undo: () => {
          removeAddedLines(result);
          setRows(rows);
          setNotice(null);
        },
      });
    },
  };
};
