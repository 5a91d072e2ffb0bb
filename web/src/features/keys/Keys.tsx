import { mdiAutorenew } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ApiKey, keyStatusOf, type Permission } from 'functions/contract';
import { useState } from 'react';
import { SecretDialog } from '../../domain/secret/SecretDialog.tsx';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../lib/router/useLazyDialog.ts';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { type KeyOwner, useKeyActions } from './data/useKeys.ts';
import { RevokeKey } from './edit/RevokeKey.tsx';
import { KeyList, revoking } from './KeyList.tsx';

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
          revoking(() => choose({ step: 'revoke', apiKey })),
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
        <RevokeKey
          key={chosen?.visit}
          apiKey={item.apiKey}
          onRevoke={() => revoke(item.apiKey._id)}
          {...dialog}
        />
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
