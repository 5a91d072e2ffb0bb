import { styled, type Theme } from '@mui/material/styles';
import type { CatalogueTool } from 'functions/contract';
import { useTechnicalData } from '../../../../domain/tool/useAttributes.ts';
import { CardSkeletons } from '../../../../ui/layout/CardSkeletons.tsx';
import { actionStyles } from '../../cards/toolCardStyles.ts';
import { FamilyRow } from '../../families/FamilyRow.tsx';
import { ToolRow } from './ToolRow.tsx';

/** The rows of the first screen load their pictures at once. */
const firstScreen = 10;

const wide = '@media (min-width: 1200px)';
const columns = '56px minmax(0, 1fr) 84px 96px 92px 278px';
/** With the name of the price list instead of the order. */
const previewColumns = '56px minmax(0, 1fr) 84px 152px 104px 204px';

/** The rows of a wide window, as a table. */
const inColumns = ({ vars }: Theme) => ({
  '& .head, & article, & .family': {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateAreas:
      '"picture name rules price stock order" "picture extras extras extras extras extras"',
    columnGap: 16,
    padding: '8px 12px',
  },
  '& .head': {
    fontSize: '0.8125rem',
    fontWeight: 650,
    color: vars?.palette.text.secondary,
    '& .price': { fontWeight: 'inherit' },
  },
  '& .keys': {
    display: 'block',
    margin: 0,
    padding: '8px 12px 0',
    fontSize: '0.8125rem',
    color: vars?.palette.text.secondary,
  },
  '& .head + article': { borderTop: `1px solid ${vars?.palette.divider}` },
  '& .picture': { alignSelf: 'center' },
  '& .rules, & .stock': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
  },
  '& .order': { justifySelf: 'stretch' },
  '&[data-preview] .head, &[data-preview] article': { gridTemplateColumns: previewColumns },
});

const Rows = styled('div')(({ theme }) => {
  const { vars, shape } = theme;
  return {
    ...actionStyles(theme),
    backgroundColor: vars?.palette.background.paper,
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: shape.borderRadius,
    '& .head, & .keys': { display: 'none' },
    '& article': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"picture name price" "picture rules stock" "order order order" "extras extras extras"',
      columnGap: 12,
      rowGap: 6,
      alignItems: 'center',
      padding: 12,
      borderTop: `1px solid ${vars?.palette.divider}`,
    },
    // A family has neither quantities nor a stock.
    '& .family': { gridTemplateAreas: '"picture name price" "picture order order"' },
    '& article:first-of-type': { borderTop: 0 },
    '& .picture': {
      gridArea: 'picture',
      alignSelf: 'start',
      overflow: 'hidden',
      borderRadius: shape.borderRadius,
    },
    '& .name': { gridArea: 'name', minWidth: 0 },
    '& .rules': { gridArea: 'rules', display: 'flex', flexWrap: 'wrap', columnGap: 12 },
    '& .price': { gridArea: 'price', maxWidth: 112, textAlign: 'right', fontWeight: 720 },
    '& .stock': {
      gridArea: 'stock',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 4,
      justifyContent: 'flex-end',
    },
    '& .order': { gridArea: 'order', justifySelf: 'end' },
    '& .extras': { gridArea: 'extras' },
    '& .specifications': { display: 'block', overflowWrap: 'anywhere' },
    '& .sku, & .rules, & .stock, & .lowest, & .specifications': {
      fontSize: '0.8125rem',
      fontWeight: 400,
      color: vars?.palette.text.secondary,
    },
    '& .lowest': { display: 'block' },
    '& h2, & h3': { margin: 0, fontSize: '1rem', fontWeight: 650, lineHeight: 1.3 },
    '& form': {
      display: 'grid',
      gridTemplateColumns: '148px auto',
      alignItems: 'start',
      gap: 8,
    },
    '& form .action': { minHeight: 46 },
    [wide]: inColumns(theme),
  };
});

/** The name of the last column, which is empty if nothing can be ordered. */
const headOf = (isPreview: boolean, orderable: boolean): string => {
  if (isPreview) return 'Price list';
  return orderable ? 'Quantity' : '';
};

/** Decorative: each row names what it shows. */
const Head = ({ last }: { last: string }) => (
  <div className="head" aria-hidden>
    <span className="name">Tool</span>
    <span className="rules">Quantities</span>
    <span className="price">Price a piece</span>
    <span className="stock">Stock</span>
    <span className="order">{last}</span>
  </div>
);

/** Only for those who have the keys. */
const KeyHint = () => (
  <p className="keys">
    <kbd>Enter</kbd> adds and goes on · <kbd>Alt</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> other tools
  </p>
);

interface ToolListProps {
  tools: CatalogueTool[];
  /** The payer as whom staff see the tools. */
  previewed?: string | undefined;
  /** Whether the payer can order. */
  orderable?: boolean;
}

/** Tools in a compact list, for buyers who know what they need. In a preview nothing is ordered. */
export const ToolList = ({ tools, previewed, orderable = true }: ToolListProps) => {
  const dataOf = useTechnicalData(tools);
  if (!dataOf) return <CardSkeletons label="Loading the tools" count={tools.length} height={72} />;
  return (
    <Rows data-preview={previewed}>
      {previewed === undefined && orderable && <KeyHint />}
      <Head last={headOf(previewed !== undefined, orderable)} />
      {tools.map((tool, index) => {
        const lazy = index >= firstScreen;
        return tool.family ? (
          <FamilyRow key={tool._id} family={tool.family} previewed={previewed} lazy={lazy} />
        ) : (
          <ToolRow
            key={tool._id}
            tool={tool}
            specifications={dataOf(tool)}
            previewed={previewed}
            lazy={lazy}
            orderable={orderable}
          />
        );
      })}
    </Rows>
  );
};
