import { mdiAutorenew, mdiCancel, mdiKeyOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ApiKey, keyStatusOf, type Permission } from 'functions/contract';
import { useState } from 'react';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { SecretDialog } from '../../domain/secret/SecretDialog.tsx';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../lib/router/useLazyDialog.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { type KeyOwner, useKeyActions, useKeys } from './data/useKeys.ts';
import { keyRows } from './keyRows.tsx';

const NewKey = lazyComponent(() => import('./edit/NewKey.tsx'), 'NewKey');
const RotateKey = lazyComponent(() => import('./edit/RotateKey.tsx'), 'RotateKey');

interface KeysProps {
  owner: KeyOwner;
  mayChange: boolean;
  /** The permissions that the caller can give a key. */
  offered: readonly Permission[];
}

type Chosen = { step: 'create' } | { step: 'rotate' | 'revoke'; apiKey: ApiKey };

/** In pixels: what is below does not move once it is known who may create keys. */
const roomOfButton = 44;

interface KeyListProps {
  owner: KeyOwner;
  /** Missing for those who may only see keys. */
  actions?: (apiKey: ApiKey) => RowAction[];
}

const KeyList = ({ owner, ...rows }: KeyListProps) => (
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

/** The keys of the shop or of a company: with their text only when they are new. */
export const Keys = ({ owner, mayChange, offered }: KeysProps) => {
  const { create, rotate, revoke } = useKeyActions(owner);
  const { ref, chosen, choose, dialog } = useItemDialog<Chosen>();
  const [secret, setSecret] = useState<string | null>(null);
  const whenNewLoaded = useLazyDialog(NewKey, mayChange);
  const whenRotateLoaded = useLazyDialog(RotateKey, mayChange);
  const item = chosen?.item;
  const actions = (apiKey: ApiKey): RowAction[] =>
    keyStatusOf(apiKey, new Date()) === 'active'
      ? [
          {
            label: 'Rotate',
            icon: mdiAutorenew,
            run: () => void whenRotateLoaded(() => choose({ step: 'rotate', apiKey })),
          },
          {
            label: 'End now',
            icon: mdiCancel,
            destructive: true,
            run: () => choose({ step: 'revoke', apiKey }),
          },
        ]
      : [];
  return (
    <Box ref={ref}>
      <Box sx={{ mb: 2, minHeight: roomOfButton }}>
        {mayChange && (
          <Button
            variant="contained"
            onClick={() => void whenNewLoaded(() => choose({ step: 'create' }))}
          >
            Create key
          </Button>
        )}
      </Box>
      <KeyList owner={owner} {...(mayChange && { actions })} />
      {item?.step === 'create' && (
        <NewKey
          key={chosen?.visit}
          owner={owner}
          offered={offered}
          onCreate={async (input) => {
            const created = await create(input);
            setSecret(created.secret);
            return `${created.apiKey.name} is created`;
          }}
          {...dialog}
        />
      )}
      {item?.step === 'rotate' && (
        <RotateKey
          key={chosen?.visit}
          apiKey={item.apiKey}
          onRotate={async (body) => {
            const rotated = await rotate({ _id: item.apiKey._id, body });
            setSecret(rotated.secret);
            return `${rotated.apiKey.name} is created`;
          }}
          {...dialog}
        />
      )}
      {item?.step === 'revoke' && (
        <ActionDialog
          key={chosen?.visit}
          question={`End ${item.apiKey.name} now?`}
          labels={{ confirm: 'End key now' }}
          onSend={async () =>
            `${(await revoke(item.apiKey._id)).apiKey.name} is refused from now on`
          }
          {...dialog}
        >
          <Typography>
            {`Programs with the key that begins with ${item.apiKey.prefix} are refused from the next call on. This cannot be undone.`}
          </Typography>
        </ActionDialog>
      )}
      <SecretDialog
        title="Your new API key"
        name="Key"
        secret={secret}
        onClose={() => setSecret(null)}
      >
        The program sends it in the header Authorization: Bearer, followed by the key.
      </SecretDialog>
    </Box>
  );
};
