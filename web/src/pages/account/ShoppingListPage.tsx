import { mdiClipboardListOutline, mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { apiRoutes, type ShoppingList } from 'functions/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { DocumentKind } from '../../domain/document/DocumentFailure.tsx';
import { DocumentHeading } from '../../domain/document/DocumentHeading.tsx';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { useShoppingList } from '../../domain/shoppingList/useShoppingLists.ts';
import { ListPad } from '../../features/quickOrder/ListPad.tsx';
import { DeleteListDialog } from '../../features/shoppingLists/DeleteListDialog.tsx';
import { ListEditor } from '../../features/shoppingLists/ListEditor.tsx';
import { useListTools } from '../../features/shoppingLists/useListTools.ts';
import { callApi } from '../../lib/api/api.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const back = { to: furtherPaths.shoppingLists, label: 'Lists' };

const listKind = (id: string): DocumentKind => ({
  noun: 'list',
  icon: mdiClipboardListOutline,
  missing: 'list-not-found',
  advice: {
    done: 'made the list',
    read: (options) => callApi(apiRoutes.getShoppingList, { params: { id }, ...options }),
  },
  others: { to: back.to, label: 'See all lists' },
});

const DeleteButton = ({ list }: { list: ShoppingList }) => {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        color="error"
        startIcon={<Icon path={mdiDeleteOutline} />}
        onClick={() => setOpen(true)}
      >
        Delete list
      </Button>
      <DeleteListDialog
        list={list}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDeleted={() => void navigate(furtherPaths.shoppingLists)}
      />
    </>
  );
};

const Heading = ({ list }: { list: ShoppingList | undefined }) => (
  <DocumentHeading
    back={back}
    title={list?.name ?? 'List'}
    chip={undefined}
    actions={list && <DeleteButton list={list} />}
  />
);

const ListSkeleton = () => (
  <div role="status" aria-label="Loading the list">
    <Skeleton variant="rounded" height={320} />
  </div>
);

/** The list once its tools are known, so that no row moves. */
const Editor = ({ list }: { list: ShoppingList }) => {
  const ids = list.lines.map(({ toolId }) => toolId);
  const { isPending } = useListTools(ids);
  if (isPending && ids.length > 0) return <ListSkeleton />;
  return (
    <ListEditor
      list={list}
      pad={(add) => (
        <Box component="section" aria-labelledby="list-pad" sx={{ mt: 5 }}>
          <Typography variant="h2" id="list-pad" sx={{ mb: 1.5, fontSize: '1.375rem' }}>
            Add tools
          </Typography>
          <ListPad onTools={add} />
        </Box>
      )}
    />
  );
};

const LoadedList = ({ id }: { id: string }) => {
  const query = useShoppingList(id);
  return (
    <DocumentPage
      kind={listKind(id)}
      query={query}
      heading={<Heading list={query.data} />}
      skeleton={<ListSkeleton />}
    >
      {(list) => <Editor list={list} />}
    </DocumentPage>
  );
};

/** A list of the account, or of the company for which it buys. */
export const ShoppingListPage = () => {
  const { id = '' } = useParams();
  if (useUser()) return <LoadedList key={id} id={id} />;
  return (
    <>
      <Heading list={undefined} />
      <ListSkeleton />
    </>
  );
};
