import { styled } from '@mui/material/styles';
import { smallestQuantityOf, type Tool } from 'functions/contract';
import { AddToList } from '../../../domain/shoppingList/AddToList.tsx';
import { BoughtMark } from '../../../domain/tool/BoughtMark.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';

/** The link of a card's name covers the card: what can be pressed must be above it. */
const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  fontSize: '0.875rem',
  '& .minor': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    font: 'inherit',
    fontWeight: 650,
    color: vars?.palette.primary.main,
    background: 'none',
    border: 0,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .minor:hover': { textDecoration: 'underline' },
  '& .minor:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}` },
}));

interface ToolExtrasProps {
  tool: Tool;
  /** Whether the payer can order it. */
  orderable: boolean;
  /** The pieces for a list; by default, the smallest order. */
  quantity?: number | undefined;
}

/** What else can be done with a tool: buy it again, compare it, or add it to a list. */
export const ToolExtras = ({
  tool,
  orderable,
  quantity = smallestQuantityOf(tool),
}: ToolExtrasProps) => (
  <Row>
    {orderable && <BoughtMark tool={tool} />}
    <CompareToggle tool={tool} />
    <AddToList lines={() => [{ toolId: tool._id, quantity, toolName: tool.toolName }]}>
      {(open) => (
        <button
          type="button"
          className="minor"
          aria-label={`Add to list: ${tool.toolName}`}
          onClick={open}
        >
          Add to list
        </button>
      )}
    </AddToList>
  </Row>
);
