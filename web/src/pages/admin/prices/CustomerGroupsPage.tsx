import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CustomerGroup } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import {
  useCustomerGroups,
  useGroupDeletion,
  useGroupRenaming,
  useNewGroup,
} from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { GroupList } from '../../../features/prices/manage/groups/GroupList.tsx';
import { NewGroupForm } from '../../../features/prices/manage/groups/NewGroupForm.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf, shownMessageOf } from '../../../lib/api/messages.ts';
import type { FormFailure, SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';

const renameOutcome = (error: unknown): SaveOutcome<CustomerGroup> =>
  error instanceof ApiProblem && error.code === 'precondition-failed' && 'group' in error.details
    ? { theirs: error.details.group }
    : { failure: toFormFailure(error, '') };

const useGroupActions = () => {
  const { mutateAsync: create } = useNewGroup();
  const { mutateAsync: rename } = useGroupRenaming();
  const { mutateAsync: remove } = useGroupDeletion();
  const notify = (message: string) => enqueueSnackbar(message, { variant: 'success' });
  return {
    create: async (name: string): Promise<FormFailure | null> => {
      try {
        const group = await create(name);
        notify(`${group.name} is created`);
        return null;
      } catch (error) {
        return toFormFailure(error, '');
      }
    },
    rename: async (name: string, base: CustomerGroup): Promise<SaveOutcome<CustomerGroup>> => {
      try {
        const saved = await rename({ id: base._id, edit: { name, version: base.version } });
        notify(`${base.name} is now ${saved.name}`);
        return { saved };
      } catch (error) {
        return renameOutcome(error);
      }
    },
    remove: async ({ _id, name }: CustomerGroup): Promise<string | null> => {
      try {
        await remove(_id);
        notify(`${name} is deleted`);
        return null;
      } catch (error) {
        return messageOf(error);
      }
    },
  };
};

/** The groups of customers that share price lists. */
export const CustomerGroupsPage = () => {
  const { data: groups, error, isPending, refetch } = useCustomerGroups();
  const { create, rename, remove } = useGroupActions();
  return (
    <Box sx={{ maxWidth: 900 }}>
      <BackLink to={paths.priceLists}>All price lists</BackLink>
      <PageTitle sx={{ mb: 1 }}>Customer groups</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        The price lists of a group apply to all its customers. Customers are put into groups on
        their page.
      </Typography>
      <NewGroupForm onCreate={create} />
      {isPending && <ListSkeleton label="Loading the groups" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {groups && <GroupList groups={groups} onRename={rename} onDelete={remove} />}
    </Box>
  );
};
