import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import {
  categoryNames,
  formatCount,
  formatMoney,
  isDiscontinued,
  isShown,
  stageNames,
  type Tool,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { ToolPicture } from '../pictures/ToolPicture.tsx';
import { EditableCell } from '../rowEdit/EditableCell.tsx';
import { LowStockBadge } from './LowStockBadge.tsx';

/** What staff have to know about the stage of a tool; null for a usual one on sale. */
const stageNoteOf = (tool: Tool): string | null => {
  if (tool.stage === 'draft') return 'Draft: complete and publish it';
  if (!isShown(tool)) return 'Hidden: add a picture';
  if (tool.stage === 'on-sale') return null;
  const isSoldOut = tool.stage === 'selling-out' && isDiscontinued(tool);
  return isSoldOut ? 'Sold out: discontinue it' : stageNames[tool.stage];
};

/** Says that customers do not see or order a tool, and leads to where that ends. */
const StageNote = ({ tool }: { tool: Tool }) => {
  const note = stageNoteOf(tool);
  return (
    note && (
      <Ellipsis>
        <Link component={RouterLink} to={lazyPaths.editTool.href(tool._id)} variant="body2">
          {note}
        </Link>
      </Ellipsis>
    )
  );
};

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
    <StageNote tool={tool} />
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
    ...(stageNoteOf(tool) ? [{ text: <StageNote tool={tool} /> }] : []),
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
