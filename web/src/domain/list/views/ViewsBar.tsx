import { mdiBookmarkOutline, mdiChevronDown } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useUser } from '../../../lib/session/useSession.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { DisplayButton } from './DisplayButton.tsx';
import { useViewActions } from './useViewActions.ts';
import { type StaffKind, useViewedList, type ViewedList } from './useViewedList.ts';
import { DeleteViewDialog, ViewFormDialog } from './ViewDialogs.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const Notices = ({ list: { isMissing, leftOut, forget } }: { list: ViewedList }) => (
  <>
    {isMissing && (
      <Alert severity="info" role="status" onClose={forget} sx={{ mt: 1 }}>
        The view of this address was deleted, or is not shared with you. The list is narrowed and
        sorted as the address says.
      </Alert>
    )}
    {leftOut.length > 0 && (
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {`The list no longer has what this view also says: ${leftOut.join(', ')}. It opens with the rest.`}
      </Alert>
    )}
  </>
);

/** The views of a list, and how it is shown. */
export const ViewsBar = ({ kind }: { kind: StaffKind }) => {
  const list = useViewedList(kind);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const uid = useUser()?.uid ?? '';
  const { save, update, menu, forms, deletion } = useViewActions(kind, list, uid);
  const { view } = list;
  return (
    <>
      <Box sx={bar} role="group" aria-label="View">
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiBookmarkOutline} />}
          endIcon={<Icon path={mdiChevronDown} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ minHeight: 40, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {view ? `View: ${view.name}` : 'Views'}
        </Button>
        {list.isModified && <StatusChip label="Changed" color="info" />}
        {update && (
          <Button size="small" onClick={update} sx={{ minHeight: 40 }}>
            Update view
          </Button>
        )}
        {save && (
          <Button size="small" onClick={save} sx={{ minHeight: 40 }}>
            Save view
          </Button>
        )}
        <DisplayButton kind={kind} list={list} />
      </Box>
      <Notices list={list} />
      <ViewsMenu
        id={menuId}
        anchor={anchor}
        list={list}
        uid={uid}
        actions={menu}
        onClose={() => setAnchor(null)}
      />
      {forms.map(({ id, ...form }) => (
        <ViewFormDialog key={id} {...form} content={list.content} />
      ))}
      {deletion && <DeleteViewDialog {...deletion} />}
    </>
  );
};
