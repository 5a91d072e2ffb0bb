import { mdiTagEditOutline } from '@mdi/js';
import { type CartTool, counted, type LinePrice, limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { removeDraft, tabDraftKey } from '../../lib/storage/drafts.ts';
import { PadFrame } from './PadFrame.tsx';
import { focusCell } from './state/padFocus.ts';
import { usePad } from './state/usePad.ts';

const key = tabDraftKey('offer-tools');

/** An offer has nothing to do with the cart of the admin who makes it. */
const noCart: never[] = [];

/** A tool of the pad with its pieces and their price for the payer. */
interface PadTool {
  tool: CartTool;
  quantity: number;
  price: LinePrice;
}

/** Forgets the rows, once they are in an offer. */
export const forgetOfferTools = (): void => removeDraft(key);

interface OfferPadProps {
  /** The payer to whom the tools are offered, at that payer's prices. */
  payerId: string;
  onTools: (tools: PadTool[]) => void;
}

/** The pad for the tools of an offer, in any quantity. */
export const OfferPad = ({ payerId, onTools }: OfferPadProps) => {
  const state = usePad({ key, cart: noCart, rules: 'note', offeredTo: payerId });
  const { length: count } = state.ready;
  const [first] = useState(state.rows[0]?.id);
  // The customer was chosen just before: what they want comes next.
  useEffect(() => focusCell(first, 'sku'), [first]);
  const isTooLong = count > limits.orderLines;
  const action = {
    label: isTooLong
      ? `An offer has at most ${limits.orderLines} tools`
      : `Set the prices of ${counted(count, 'tool')}`,
    icon: mdiTagEditOutline,
    disabled: count === 0 || isTooLong,
    run: () => onTools(state.ready),
  };
  return <PadFrame state={state} action={action} />;
};
