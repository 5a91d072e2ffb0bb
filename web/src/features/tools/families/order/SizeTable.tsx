import Link from '@mui/material/Link';
import { formatCents, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { OwnNumber } from '../../../../domain/partNumber/OwnNumber.tsx';
import { BoughtMark } from '../../../../domain/tool/BoughtMark.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import type { FamilyGrid } from '../grid/familyGrid.ts';
import { SizeGrid } from './familyStyles.ts';
import { SizePrice, SizeStock, stockText } from './SizeFacts.tsx';
import { SizeField } from './SizeField.tsx';
import { messageOfSize, SizeMessage } from './SizeMessage.tsx';
import type { FamilyOrderState } from './useFamilyOrder.ts';

interface SizeTableProps {
  name: string;
  grid: FamilyGrid;
  order: FamilyOrderState;
  /** The size whose quantity is being typed: it is not wrong yet. */
  typing: string | null;
  onType: (toolId: string, text: string) => void;
}

interface RowProps extends Omit<SizeTableProps, 'name' | 'grid'> {
  tool: Tool;
  size: string;
}

const Names = ({ tool, size }: { tool: Tool; size: string }) => (
  <th scope="row">
    <Link
      component={RouterLink}
      to={paths.tool.href(tool._id)}
      aria-label={`${size}, ${tool.toolName}`}
      sx={{ display: 'inline-block', py: { xs: 0.5, md: 1.25 } }}
    >
      {size}
    </Link>
    <div className="soft narrow">{tool.sku}</div>
    <div className="soft narrow">{stockText(tool)}</div>
  </th>
);

const Row = ({ tool, size, order, typing, onType }: RowProps) => {
  const messageId = `size-message-${tool._id}`;
  const message = typing === tool._id ? null : messageOfSize(order, tool._id);
  const price = order.results.get(tool._id)?.price;
  return (
    <>
      <tr>
        <Names tool={tool} size={size} />
        <td className="wide soft">
          <div>{tool.sku}</div>
          <OwnNumber toolId={tool._id} />
          <BoughtMark tool={tool} />
        </td>
        <td className="number">
          <SizePrice tool={tool} />
        </td>
        <td className="wide">
          <SizeStock tool={tool} />
        </td>
        <td style={{ width: 104 }}>
          <SizeField
            tool={tool}
            name={size}
            text={order.texts[tool._id] ?? ''}
            isInvalid={message !== null}
            messageId={messageId}
            onType={onType}
          />
        </td>
        <td className="number wide" style={{ width: 112, fontWeight: 650 }}>
          {price && formatCents(price.lineTotal)}
        </td>
      </tr>
      {message !== null && (
        <tr className="message">
          <td colSpan={6} id={messageId}>
            <SizeMessage toolId={tool._id} name={size} order={order} />
          </td>
        </tr>
      )}
    </>
  );
};

/** The sizes of a family with one axis, each with its price, its stock and a quantity. */
export const SizeTable = ({ name, grid, ...rows }: SizeTableProps) => (
  <SizeGrid aria-label={`Sizes of ${name}`} style={{ width: '100%' }}>
    <thead>
      <tr>
        <th scope="col">{grid.rows.label}</th>
        <th scope="col" className="wide">
          SKU
        </th>
        <th scope="col" className="number">
          Price a piece
        </th>
        <th scope="col" className="wide">
          Availability
        </th>
        <th scope="col" className="number">
          Quantity
        </th>
        <th scope="col" className="number wide">
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {grid.cells.map(([tool], row) =>
        tool ? (
          <Row key={tool._id} tool={tool} size={grid.rows.values[row] ?? ''} {...rows} />
        ) : null,
      )}
    </tbody>
  </SizeGrid>
);
