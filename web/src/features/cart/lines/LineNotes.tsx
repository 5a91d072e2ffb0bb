import {
  type CartTool,
  endedPriceText,
  fittedQuantity,
  formatCents,
  nextBreakAfter,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { goneTextOf, type PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { AgreementNote } from '../../../domain/prices/AgreementNote.tsx';
import { nextBreakText } from '../../../domain/quantity/quantityTexts.ts';
import type { QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { SuccessorOffer } from '../../../domain/tool/SuccessorOffer.tsx';
import { focusQuantity } from './lineElements.ts';
import { type LineState, soldOutText } from './lineState.ts';

interface LineNotesProps {
  priced: PricedLine;
  state: LineState;
  onChange: (tool: CartTool, value: QuantityValue) => void;
  /** Puts another tool in the place of one. */
  onReplace: (toolId: string, tool: CartTool, quantity: number) => void;
  /** The action for a tool that is sold out. */
  soldOutAction: (tool: CartTool) => ReactNode;
}

const PriceChange = ({ priced, onAccept }: { priced: PricedLine; onAccept: () => void }) => (
  <>
    {priced.ended && <div>{`${endedPriceText(priced.ended)}.`}</div>}
    <div>
      {`Was ${formatCents(priced.earlierPrice ?? 0)}, now ${formatCents(priced.price?.unitPrice ?? 0)} `}
      <button
        type="button"
        className="plain"
        aria-label={`Accept the new price: ${priced.line.toolName}`}
        onClick={onAccept}
      >
        Accept the new price
      </button>
    </div>
  </>
);

interface NextBreakProps {
  tool: CartTool;
  quantity: number;
  onTake: (quantity: number) => void;
}

const NextBreak = ({ tool, quantity, onTake }: NextBreakProps) => {
  const next = nextBreakAfter(tool, quantity);
  return next ? (
    <button
      type="button"
      className="plain"
      aria-label={`${nextBreakText(next)}: ${tool.toolName}`}
      onClick={() => onTake(next.quantity)}
    >
      {nextBreakText(next)}
    </button>
  ) : null;
};

/** Notes about a line: that it cannot be ordered, a new price, or a lower price nearby. */
export const LineNotes = ({
  priced,
  state,
  onChange,
  onReplace,
  soldOutAction,
}: LineNotesProps) => {
  const { tool, line, earlierPrice } = priced;
  if (state === 'loading') return null;
  if (!tool) return <span className="problem">{`${goneTextOf(priced)}. Please remove it.`}</span>;
  if (state === 'discontinued') {
    const takeSuccessor = (successor: CartTool) => {
      onReplace(line.toolId, successor, fittedQuantity(successor, line.quantity) ?? line.quantity);
      focusQuantity(successor._id);
    };
    return (
      <>
        <div className="problem">Discontinued. It can no longer be ordered: remove it.</div>
        <SuccessorOffer tool={tool} onTake={takeSuccessor} />
      </>
    );
  }
  if (state === 'sold-out') {
    return (
      <>
        <div className="problem">{soldOutText(tool)}</div>
        {soldOutAction(tool)}
      </>
    );
  }
  const take = (quantity: number) => {
    onChange(tool, quantity);
    focusQuantity(line.toolId);
  };
  return (
    <>
      {earlierPrice !== null && (
        <PriceChange priced={priced} onAccept={() => take(line.quantity)} />
      )}
      <AgreementNote tool={tool} quantity={line.quantity} />
      {state === 'ready' && <NextBreak tool={tool} quantity={line.quantity} onTake={take} />}
    </>
  );
};
