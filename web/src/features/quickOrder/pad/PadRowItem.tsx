import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import { formatCents, type Tool } from 'functions/contract';
import { memo } from 'react';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { PadRow } from '../rows/padRows.ts';
import { cellLengths } from '../rows/parseRows.ts';
import type { RowActions } from '../rows/rowActions.ts';
import { isSameResult, needsAttention, type RowResult } from '../rows/rowResults.ts';
import { cellId } from '../state/padFocus.ts';
import { CompletionList, optionId } from './CompletionList.tsx';
import { PadGrid, PadInput, PadItem, ResultCell, RowNumber, RowRemove } from './padStyles.ts';
import { RowResultText } from './RowResultText.tsx';

/** The options below the SKU that is being typed. */
interface Completion {
  tools: readonly Tool[];
  active: number;
}

interface PadRowItemProps {
  row: PadRow;
  /** Counted from 1. */
  number: number;
  result: RowResult;
  /** Null for all rows but the one that is being typed. */
  completion: Completion | null;
  /** Whether the SKU is still being typed, so that it is not wrong yet. */
  isTyping: boolean;
  hasFailed: boolean;
  hasSuggestions: boolean;
  actions: RowActions;
}

const invalidIn = (result: RowResult, column: RowResult['column']) =>
  needsAttention(result) && result.column === column;

const SkuField = (props: PadRowItemProps) => {
  const { row, number, result, completion, isTyping, actions } = props;
  const listId = `pad-tools-${row.id}`;
  const isOpen = completion !== null && completion.tools.length > 0;
  const active = isOpen && completion.active >= 0 ? optionId(listId, completion.active) : undefined;
  return (
    <Box sx={{ gridArea: 'sku', position: 'relative', minWidth: 0 }}>
      <PadInput
        id={cellId(row.id, 'sku')}
        data-row={row.id}
        data-column="sku"
        role="combobox"
        aria-label={`SKU, row ${number}`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active}
        aria-invalid={!isTyping && invalidIn(result, 'sku')}
        aria-describedby={`pad-result-${row.id}`}
        placeholder={number === 1 ? 'SKU or name' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={cellLengths.sku}
        value={row.sku}
        onChange={({ target }) => actions.onType(row.id, { sku: target.value })}
      />
      {isOpen && (
        <CompletionList
          id={listId}
          tools={completion.tools}
          active={completion.active}
          onChoose={(tool) => actions.onChoose(row.id, tool)}
        />
      )}
    </Box>
  );
};

const QuantityField = ({ row, number, result, actions }: PadRowItemProps) => (
  <Box sx={{ gridArea: 'quantity' }}>
    <PadInput
      id={cellId(row.id, 'quantity')}
      data-row={row.id}
      data-column="quantity"
      aria-label={`Quantity, row ${number}`}
      aria-invalid={invalidIn(result, 'quantity')}
      aria-describedby={`pad-result-${row.id}`}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={cellLengths.quantity}
      value={row.quantity}
      onChange={({ target }) => actions.onType(row.id, { quantity: target.value })}
      style={{ textAlign: 'right' }}
    />
  </Box>
);

const totalStyles = {
  gridArea: { md: 'total' },
  ml: { xs: 'auto', md: 0 },
  textAlign: 'right',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const;

const Row = (props: PadRowItemProps) => {
  const { row, number, result, isTyping, actions } = props;
  const { state, price } = result;
  const total = state === 'ready' && price ? formatCents(price.lineTotal) : '';
  return (
    <PadItem data-state={state}>
      <PadGrid>
        <RowNumber aria-hidden>{number}</RowNumber>
        <SkuField {...props} />
        <QuantityField {...props} />
        <ResultCell id={`pad-result-${row.id}`}>
          {!isTyping && <RowResultText {...props} />}
          {total && (
            <Box component="strong" sx={{ ml: 'auto', display: { md: 'none' } }}>
              {total}
            </Box>
          )}
        </ResultCell>
        <Box sx={{ ...totalStyles, display: { xs: 'none', md: 'block' } }}>{total}</Box>
        <RowRemove
          type="button"
          aria-label={`Remove row ${number}`}
          onClick={() => actions.onRemove(row.id)}
        >
          <Icon path={mdiClose} sx={{ fontSize: '1.25rem' }} />
        </RowRemove>
      </PadGrid>
    </PadItem>
  );
};

const isSame = (one: PadRowItemProps, other: PadRowItemProps): boolean =>
  one.row === other.row &&
  one.number === other.number &&
  isSameResult(one.result, other.result) &&
  one.completion === other.completion &&
  one.isTyping === other.isTyping &&
  one.hasFailed === other.hasFailed &&
  one.hasSuggestions === other.hasSuggestions &&
  one.actions === other.actions;

/** A row of the pad: its fields and its result. */
export const PadRowItem = memo(Row, isSame);
