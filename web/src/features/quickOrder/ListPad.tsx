import { mdiPlaylistPlus } from '@mdi/js';
import { counted, type ShoppingLine } from 'functions/contract';
import { tabDraftKey } from '../../lib/storage/drafts.ts';
import { PadFrame } from './PadFrame.tsx';
import { usePad } from './state/usePad.ts';

const key = tabDraftKey('list-tools');

/** A list has nothing to do with the cart. */
const noCart: never[] = [];

interface ListPadProps {
  onTools: (lines: ShoppingLine[]) => void;
}

/** The pad for the tools of a list, in any quantity: typed, pasted or from a CSV file. */
export const ListPad = ({ onTools }: ListPadProps) => {
  const state = usePad({ key, cart: noCart, rules: 'note' });
  const { ready, clear } = state;
  const add = () => {
    onTools(
      ready.map(({ tool, quantity }) => ({ toolId: tool._id, quantity, toolName: tool.toolName })),
    );
    clear();
  };
  const action = {
    label: `Add ${counted(ready.length, 'tool')} to the list`,
    icon: mdiPlaylistPlus,
    disabled: ready.length === 0,
    run: add,
  };
  return <PadFrame state={state} action={action} />;
};
