import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  apiRoutes,
  canEditPriceList,
  counted,
  type PriceList,
  type PriceListEntry,
  type Tool,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { ToolSearch } from '../../../../domain/search/ToolSearch.tsx';
import { useMay } from '../../../../domain/staff/useMay.ts';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { useItemDialog } from '../../../../ui/lists/useItemDialog.ts';
import { usePriceEntries } from '../data/usePriceEntries.ts';
import { agreedText, usesTools } from '../texts/priceListTexts.ts';
import { PriceDialog, type SaveEntry } from './PriceDialog.tsx';
import { PriceEntries } from './PriceEntries.tsx';
import { nameOfEntry } from './priceEntryColumns.tsx';

interface ListedPricesProps {
  priceList: PriceList;
  onSave: SaveEntry;
  /** Adds a tool to a list of a percentage. */
  onAdd: (tool: Tool) => Promise<void>;
  /** Resolves to a notice of what it did. */
  onRemove: (entry: PriceListEntry) => Promise<string>;
  /** The actions for all prices. */
  actions: ReactNode;
}

/** The prices of a list: search a tool to add or change its price, or edit a row. */
export const ListedPrices = ({
  priceList,
  onSave,
  onAdd,
  onRemove,
  actions,
}: ListedPricesProps) => {
  const list = usePriceEntries(priceList._id);
  const edited = useItemDialog<string>();
  const removed = useItemDialog<PriceListEntry>();
  const mayChange = useMay()(apiRoutes.setPrice);
  const entry = removed.chosen?.item;
  const isFixed = priceList.kind === 'fixed';
  const find = (tool: Tool) => (isFixed ? edited.choose(tool._id) : void onAdd(tool));
  if (!usesTools(priceList)) {
    return (
      <Alert severity="info">
        {`${agreedText(priceList)} applies to every tool. Choose “Only the tools of the list” above if its customers should see some tools only.`}
      </Alert>
    );
  }
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Typography id="prices" variant="h2" sx={{ fontSize: '1.25rem' }}>
          {isFixed ? counted(priceList.prices, 'price') : counted(priceList.prices, 'tool')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Box>
      {canEditPriceList(priceList.status) && mayChange && (
        <ToolSearch
          label={isFixed ? 'Add or find a tool by SKU or name' : 'Add a tool by SKU or name'}
          onChoose={find}
        />
      )}
      <PriceEntries
        priceList={priceList}
        list={list}
        onEdit={({ toolId }) => edited.choose(toolId)}
        onRemove={removed.choose}
      />
      {edited.chosen && (
        <PriceDialog
          key={edited.chosen.visit}
          listId={priceList._id}
          toolId={edited.chosen.item}
          onSave={onSave}
          {...edited.dialog}
        />
      )}
      {entry && (
        <ActionDialog
          key={removed.chosen?.visit}
          question="Remove this tool from the list?"
          labels={{ confirm: 'Remove tool', close: 'Back' }}
          onSend={() => onRemove(entry)}
          {...removed.dialog}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {nameOfEntry(entry)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{entry.sku}</Typography>
        </ActionDialog>
      )}
    </>
  );
};
