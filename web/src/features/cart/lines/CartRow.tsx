import { mdiDeleteOutline } from '@mdi/js';
import Link from '@mui/material/Link';
import {
  type Assortment,
  type CartLine,
  type CartTool,
  counted,
  type EndedPrice,
  hasOnlyRemainder,
  quantitySummary,
} from 'functions/contract';
import { memo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type PricedLine, priceCartLine } from '../../../domain/cart/priced/resolveCart.ts';
import { QuantityInput } from '../../../domain/quantity/QuantityInput.tsx';
import type { QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { LineNotes } from './LineNotes.tsx';
import { LinePrices } from './LinePrices.tsx';
import { lineId, quantityId } from './lineElements.ts';
import { type LineState, stateOf } from './lineState.ts';

/**
 * All props are texts, numbers or stay the same, so that a change of another line renders nothing.
 */
interface CartRowProps extends CartLine {
  tool: PricedLine['tool'];
  /** The typed quantity, if it is not stored. */
  typed: QuantityValue | undefined;
  onChange: (tool: CartTool, value: QuantityValue) => void;
  onRemove: (toolId: string) => void;
  onReplace: (toolId: string, tool: CartTool, quantity: number) => void;
  assortment: Assortment;
  ended: EndedPrice | null;
  /** Whether unknown tools are being looked up. */
  isLoading: boolean;
  soldOutAction: (tool: CartTool) => ReactNode;
}

const rulesOf = (tool: CartTool, state: LineState) =>
  state === 'sold-out' || state === 'discontinued' || hasOnlyRemainder(tool)
    ? ''
    : ` · ${quantitySummary(tool)}`;

const Name = ({ priced: { line, tool }, state }: { priced: PricedLine; state: LineState }) => (
  <div className="name">
    {tool ? (
      <Link component={RouterLink} to={paths.tool.href(tool._id)} color="inherit">
        {tool.toolName}
      </Link>
    ) : (
      <strong>{line.toolName}</strong>
    )}
    {tool && <div className="rules">{tool.sku + rulesOf(tool, state)}</div>}
  </div>
);

const isEditable = (state: LineState) => state === 'quantity' || state === 'ready';

const Row = (props: CartRowProps) => {
  const { tool, typed, onChange, onRemove, onReplace, isLoading, soldOutAction, ...rest } = props;
  const { assortment, ended, ...line } = rest;
  const priced = priceCartLine(line, tool, { assortment, ended });
  const value = typed ?? line.quantity;
  const state = stateOf(priced, typed === undefined ? new Map() : new Map([[line.toolId, typed]]));
  return (
    <li id={lineId(line.toolId)}>
      <div className="picture">
        <Picture src={tool?.imageLink ?? ''} alt="" sizes="64px" lazy />
      </div>
      <Name priced={priced} state={state} />
      <div className="quantity">
        {tool && isEditable(state) ? (
          <QuantityInput
            id={quantityId(line.toolId)}
            variant="compact"
            label="Quantity"
            subject={tool.toolName}
            rules={tool}
            value={value}
            onChange={(quantity) => onChange(tool, quantity)}
          />
        ) : (
          <div className="pieces">{counted(line.quantity, 'piece')}</div>
        )}
      </div>
      <div className="prices">
        <LinePrices priced={priced} state={state} isLoading={isLoading} />
      </div>
      <div className="notes">
        <LineNotes
          priced={priced}
          state={state}
          onChange={onChange}
          onReplace={onReplace}
          soldOutAction={soldOutAction}
        />
      </div>
      <button
        type="button"
        className="remove"
        aria-label={`Remove ${line.toolName}`}
        onClick={() => onRemove(line.toolId)}
      >
        <Icon path={mdiDeleteOutline} />
      </button>
    </li>
  );
};

/** A line of the cart. */
export const CartRow = memo(Row);
