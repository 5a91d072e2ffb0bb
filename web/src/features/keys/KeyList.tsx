import { mdiCancel, mdiKeyOutline } from '@mdi/js';
import type { ApiKey } from 'functions/contract';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { type KeyOwner, useKeys } from './data/useKeys.ts';
import { keyRows } from './keyRows.tsx';

/** The action of a row that ends a key at once. */
export const revoking = (run: () => void): RowAction => ({
  label: 'End now',
  icon: mdiCancel,
  destructive: true,
  run,
});

interface KeyListProps {
  owner: KeyOwner;
  /** Missing for those who may only see keys. */
  actions?: (apiKey: ApiKey) => RowAction[];
}

/** The keys of an owner: loading, failed, none, or shown. */
export const KeyList = ({ owner, ...rows }: KeyListProps) => (
  <PagedList
    list={useKeys(owner)}
    loading="Loading the keys"
    empty={
      <EmptyState icon={mdiKeyOutline} title="No API keys yet">
        With a key, another program calls the API: it may do what the key allows.
      </EmptyState>
    }
  >
    {(keys) => keys.length > 0 && <DataList label="API keys" rows={keys} {...keyRows} {...rows} />}
  </PagedList>
);
