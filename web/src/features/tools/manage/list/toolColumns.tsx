import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { categoryNames, formatCount, formatMoney, isShown, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../lib/router/paths.ts';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { ToolPicture } from '../pictures/ToolPicture.tsx';
import { EditableCell } from '../rowEdit/EditableCell.tsx';
import { LowStockBadge } from './LowStockBadge.tsx';

/** Says that customers do not see a tool, and leads to where that ends. */
const HiddenNote = ({ tool }: { tool: Tool }) =>
  !isShown(tool) && (
    <Ellipsis>
      <Link component={RouterLink} to={paths.editTool.href(tool._id)} variant="body2">
        {tool.stage === 'draft' ? 'Draft: complete and publish it' : 'Hidden: add a picture'}
      </Link>
    </Ellipsis>
  );

const StockLine = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
});

const NameLines = styled('div')({
  padding: '4px 0',
  lineHeight: 1.3,
  '& > .catalogue': {
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.75rem',
    fontWeight: 400,
  },
});

const Available = ({ tool }: { tool: Tool }) => (
  <EditableCell
    tool={tool}
    field="available"
    label="Available"
    text={formatCount(tool.available)}
  />
);

const Price = ({ tool }: { tool: Tool }) => (
  <EditableCell tool={tool} field="price" label="Price" text={formatMoney(tool.price)} />
);

const Stock = ({ tool }: { tool: Tool }) => (
  <StockLine>
    <LowStockBadge tool={tool} />
    <Available tool={tool} />
  </StockLine>
);

const catalogueText = ({ sku, category, storagePlace }: Tool) =>
  [sku, categoryNames[category], storagePlace].filter(Boolean).join(' · ');

const Name = ({ tool }: { tool: Tool }) => (
  <NameLines>
    <Ellipsis>{tool.toolName}</Ellipsis>
    <div className="catalogue">
      <Ellipsis>{catalogueText(tool)}</Ellipsis>
    </div>
    <HiddenNote tool={tool} />
  </NameLines>
);

/** The columns of the list of tools. */
const columns: Column<Tool>[] = [
  { id: 'number', header: 'No.', width: 44, cell: (_tool, number) => String(number) },
  {
    id: 'image',
    header: 'Image',
    width: 52,
    cell: ({ imageLink }) => <ToolPicture src={imageLink} size={28} />,
  },
  {
    id: 'name',
    header: 'Tool Name',
    isName: true,
    sorts: { ascending: 'name' },
    cell: (tool) => <Name tool={tool} />,
  },
  {
    id: 'minOrder',
    header: 'Min Order',
    align: 'right',
    width: 84,
    cell: ({ minOrder }) => formatCount(minOrder),
  },
  {
    id: 'available',
    header: 'Available',
    align: 'right',
    width: 140,
    sorts: { ascending: 'available' },
    cell: (tool) => <Stock tool={tool} />,
  },
  {
    id: 'price',
    header: 'Price Per Piece',
    align: 'right',
    width: 140,
    sorts: { ascending: 'price', descending: '-price' },
    cell: (tool) => <Price tool={tool} />,
  },
];

/** A tool on a small screen. */
const compact = (tool: Tool): CompactContent => ({
  picture: <ToolPicture src={tool.imageLink} size={40} />,
  lines: [
    { text: tool.toolName, end: <LowStockBadge tool={tool} /> },
    { text: catalogueText(tool) },
    ...(isShown(tool) ? [] : [{ text: <HiddenNote tool={tool} /> }]),
    {
      text: (
        <>
          <Available tool={tool} />
          {` available · min. ${formatCount(tool.minOrder)}`}
        </>
      ),
      end: (
        <strong>
          <Price tool={tool} />
        </strong>
      ),
    },
  ],
});

/** The rows of the list of tools. */
export const toolRows = { columns, compact, nameOf: ({ toolName }: Tool) => toolName };
