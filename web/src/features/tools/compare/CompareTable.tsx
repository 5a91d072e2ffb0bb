import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { priceLabel, type Specification, type Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { paths } from '../../../lib/router/paths.ts';
import { RowButton } from '../../../ui/inputs/RowButton.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { BuyLink } from '../cards/BuyLink.tsx';
import { StockBadge } from '../cards/StockBadge.tsx';
import { actionStyles } from '../cards/toolCardStyles.ts';
import { unitText } from '../cards/toolTexts.ts';
import { comparisonOf } from './comparison.ts';

const Table = styled('table')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    ...actionStyles(theme),
    borderCollapse: 'collapse',
    width: '100%',
    '& th, & td': {
      minWidth: 152,
      padding: '10px 12px',
      textAlign: 'left',
      verticalAlign: 'top',
      borderTop: `1px solid ${palette?.divider}`,
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      minWidth: 104,
      fontWeight: 400,
      color: palette?.text.secondary,
      backgroundColor: palette?.background.default,
    },
    '& thead th': { borderTop: 0, fontWeight: 400 },
    '& thead .picture': { display: 'block', maxWidth: 200 },
    '& thead a': { fontWeight: 650, color: 'inherit' },
    '& .price': { fontSize: '1.25rem', fontWeight: 720 },
    '& .unit': { fontSize: '0.875rem', color: palette?.text.secondary },
    '& tr[data-differs] td': { fontWeight: 650 },
    '& .actions': { display: 'grid', gap: 8 },
    '& .add + .action': {
      color: palette?.primary.main,
      background: 'none',
      boxShadow: 'inset 0 0 0 1px',
    },
  };
});

const Heading = ({ tool, onRemove }: { tool: Tool; onRemove: (id: string) => void }) => (
  <th scope="col">
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <RowButton
        id={`compare-${tool._id}`}
        icon={mdiClose}
        label={`Remove ${tool.toolName}`}
        onClick={() => onRemove(tool._id)}
      />
    </Box>
    <span className="picture">
      <Picture src={tool.imageLink} alt="" ratio="5 / 4" sizes="200px" />
    </span>
    <div className="unit">{tool.sku}</div>
    <Link to={paths.tool.href(tool._id)}>{tool.toolName}</Link>
  </th>
);

const scroll = {
  overflowX: 'auto',
  '&:focus-visible': { outline: 3, outlineColor: 'secondary.main' },
};

interface CompareTableProps {
  tools: readonly Tool[];
  /** The technical data of a tool. */
  dataOf: (tool: Tool) => Specification[];
  onRemove: (id: string) => void;
}

/** Tools side by side. On a small screen the columns scroll within the table. */
export const CompareTable = ({ tools, dataOf, onRemove }: CompareTableProps) => {
  const refused = useOrderRefusal() !== null;
  return (
    <Box role="region" aria-label="Comparison" tabIndex={0} sx={scroll}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Property</span>
            </th>
            {tools.map((tool) => (
              <Heading key={tool._id} tool={tool} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {tools.map((tool) => (
              <td key={tool._id}>
                <div className="price">{priceLabel(tool.price)}</div>
                <div className="unit">{unitText(tool)}</div>
                <StockBadge tool={tool} />
              </td>
            ))}
          </tr>
          {!refused && (
            <tr>
              <th scope="row">Order</th>
              {tools.map((tool) => (
                <td key={tool._id}>
                  <div className="actions">
                    <BuyLink tool={tool} />
                  </div>
                </td>
              ))}
            </tr>
          )}
          {comparisonOf(tools, dataOf).map(({ name, values, differs }) => (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">
                {name}
                {differs && <div className="unit">Differs</div>}
              </th>
              {tools.map(({ _id }, at) => (
                <td key={_id}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
};
