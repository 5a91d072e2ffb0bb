import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiRoutes, type CustomerGroup } from 'functions/contract';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import {
  useCustomerGroups,
  useGroupDeletion,
  useGroupRenaming,
  useNewGroup,
} from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { GroupList } from '../../../features/prices/manage/groups/GroupList.tsx';
import { NewGroupForm } from '../../../features/prices/manage/groups/NewGroupForm.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { failureOf, saveOutcome } from '../../../lib/forms/outcomes.ts';
import { paths } from '../../../lib/router/paths.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';

const useGroupActions = () => {
  const create = useNewGroup();
  const rename = useGroupRenaming();
  const remove = useGroupDeletion();
  return {
    create: (name: string) => failureOf(create(name).then((group) => `${group.name} is created`)),
    rename: (name: string, base: CustomerGroup) =>
      saveOutcome(rename({ id: base._id, edit: { name, version: base.version } }), {
        done: (saved) => `${base.name} is now ${saved.name}`,
        theirsIn: (details) => ('group' in details ? details.group : undefined),
      }),
    remove: async ({ _id, name }: CustomerGroup): Promise<string> => {
      await remove(_id);
      return `${name} is deleted`;
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
      <Allowed call={apiRoutes.createCustomerGroup}>
        <NewGroupForm onCreate={create} />
      </Allowed>
      {isPending && <ListSkeleton label="Loading the groups" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {groups && <GroupList groups={groups} onRename={rename} onDelete={remove} />}
    </Box>
  );
};
