import { mdiCartPlus, mdiClipboardTextOutline, mdiMagnify, mdiPackageVariant } from '@mdi/js';
import {
  type CartTool,
  canBeBought,
  categoryNames,
  counted,
  formatCount,
  formatMoney,
  smallestQuantityOf,
  unavailableText,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addWithNotice } from '../../domain/cart/notices/addWithNotice.tsx';
import { quantityIn } from '../../domain/cart/stored/quantityIn.ts';
import { useCartLines } from '../../domain/cart/stored/useStoredCart.ts';
import { orderStatusChips } from '../../domain/order/orderFilters.ts';
import { orderLink } from '../../domain/order/orderLink.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { addToQuickOrder } from '../../lib/storage/quickOrderDraft.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Cell } from './gridParts.ts';
import type { SuggestionRow } from './suggestionRows.ts';

/** Focus stays in the field: keys move the selection, and a press clicks what is selected. */
const tabIndex = -1;

const ToolText = ({ tool, note }: { tool: CartTool; note?: string }) => (
  <>
    <span className="picture">
      <Picture src={tool.imageLink} alt="" sizes="40px" />
    </span>
    <span className="text">
      {tool.toolName}
      <small>{note ?? tool.sku}</small>
    </span>
    <span className="price">
      {formatMoney(tool.price)}
      {!canBeBought(tool) && <small>{unavailableText(tool)}</small>}
    </span>
  </>
);

const AddCell = ({ tool }: { tool: CartTool }) => {
  const inCart = quantityIn(useCartLines(), tool._id);
  const pieces = smallestQuantityOf(tool);
  const more = inCart ? `In the cart: ${formatCount(inCart)}. ` : '';
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${more}Add ${formatCount(pieces)} to the cart: ${tool.toolName}`}
      onClick={() => addWithNotice(tool, pieces)}
    >
      <Icon path={mdiCartPlus} sx={{ fontSize: '1.25rem' }} />
      {inCart ? `In cart: ${formatCount(inCart)}` : `Add ${formatCount(pieces)}`}
    </button>
  );
};

interface RowProps {
  row: SuggestionRow;
  /** The text for which the rows are. */
  words: string;
  /** A row has used the text up. */
  onDone: () => void;
  /** A row leads to another page. */
  onLeave: () => void;
}

const resultsUrl = (words: string, category?: string): string =>
  `${paths.tools}?${new URLSearchParams({ q: words, ...(category && { category }) })}`;

const WithIcon = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <>
    <Icon path={icon} sx={{ width: 40, color: 'text.secondary' }} />
    <span className="text">{children}</span>
  </>
);

const Main = ({ row, words, onDone, onLeave }: RowProps) => {
  const link = { tabIndex, onClick: onLeave };
  switch (row.kind) {
    case 'tool':
      return (
        <Link {...link} to={paths.tool.href(row.tool._id)}>
          <ToolText tool={row.tool} />
        </Link>
      );
    case 'line': {
      const note = `Add ${counted(row.quantity, 'piece')} to the cart · ${row.tool.sku}`;
      const add = () => {
        addWithNotice(row.tool, row.quantity);
        onDone();
      };
      return (
        <button type="button" tabIndex={tabIndex} onClick={add}>
          <ToolText tool={row.tool} note={note} />
        </button>
      );
    }
    case 'quickOrder': {
      const open = () => {
        addToQuickOrder({ sku: row.sku, quantity: String(row.quantity) });
        onLeave();
      };
      return (
        <Link to={paths.quickOrder} tabIndex={tabIndex} onClick={open}>
          <WithIcon icon={mdiClipboardTextOutline}>
            {`Quick order: ${row.sku} × ${formatCount(row.quantity)}`}
            <small>{row.problem ?? 'No tool has exactly this SKU'}</small>
          </WithIcon>
        </Link>
      );
    }
    case 'order':
      return (
        <Link {...link} {...orderLink(row.order)}>
          <WithIcon icon={mdiPackageVariant}>
            {`Order ${row.order.number}`}
            <small>{orderStatusChips[row.order.status].label}</small>
          </WithIcon>
        </Link>
      );
    case 'family':
      return (
        <Link {...link} to={furtherPaths.family.href(row.family._id)}>
          <span className="picture">
            <Picture src={row.family.imageLink} alt="" sizes="40px" />
          </span>
          <span className="text">
            {row.family.name}
            <small>{counted(row.family.sizes, 'size')}</small>
          </span>
          <span className="price">{`from ${formatMoney(row.family.fromPrice)}`}</span>
        </Link>
      );
    case 'category':
      return (
        <Link {...link} to={resultsUrl(words, row.category.value)}>
          <WithIcon icon={mdiMagnify}>
            {`In ${categoryNames[row.category.value]}`}
            <small>{counted(row.category.count, 'tool')}</small>
          </WithIcon>
        </Link>
      );
    case 'all':
      return (
        <Link {...link} to={resultsUrl(words)}>
          <WithIcon icon={mdiMagnify}>
            {row.total === 1 ? 'Show the result' : `Show all ${formatCount(row.total)} results`}
          </WithIcon>
        </Link>
      );
  }
};

/** The cells of a row: what it leads to, and for a tool to order the way into the cart. */
export const SuggestionCells = ({
  cellId,
  active,
  ...props
}: RowProps & { cellId: (cell: number) => string; active: number | null }) => {
  const cell = (at: number, content: ReactNode) => (
    <Cell role="gridcell" id={cellId(at)} aria-selected={active === at}>
      {content}
    </Cell>
  );
  const { row } = props;
  return (
    <>
      {cell(0, <Main {...props} />)}
      {row.kind === 'tool' && row.canBeAdded && cell(1, <AddCell tool={row.tool} />)}
    </>
  );
};
