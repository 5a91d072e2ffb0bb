import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Role } from 'functions/contract';
import { apiRoutes } from 'functions/contract';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import {
  useNewRole,
  useRoleChange,
  useRoleDeletion,
  useRoles,
} from '../../../features/staff/data/useStaff.ts';
import { RoleMatrix } from '../../../features/staff/roles/RoleMatrix.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';

const NewRole = lazyComponent(() => import('../../../features/staff/roles/NewRole.tsx'), 'NewRole');
const EditRole = lazyComponent(
  () => import('../../../features/staff/roles/EditRole.tsx'),
  'EditRole',
);

/** In pixels: what is below does not move once it is known who may change roles. */
const roomOfButton = 44;

type Chosen = { step: 'create' } | { step: 'change' | 'delete'; role: Role };

/** The roles of staff: what each of them allows. */
export const RolesPage = () => {
  const { data: roles, error, isPending, refetch } = useRoles();
  const [create, change, remove] = [useNewRole(), useRoleChange(), useRoleDeletion()];
  const mayChange = useMay()(apiRoutes.updateRole);
  const { ref, chosen, choose, dialog } = useItemDialog<Chosen>();
  const whenCreating = useLazyDialog(NewRole, mayChange);
  const whenChanging = useLazyDialog(EditRole, mayChange);
  const item = chosen?.item;
  return (
    <Box ref={ref}>
      <BackLink to={furtherPaths.staff}>Staff</BackLink>
      <PageTitle sx={{ mb: 1 }}>Roles</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        What the people with a role may see and change. Nobody can give a permission that they do
        not have.
      </Typography>
      <Box sx={{ mb: 2, minHeight: roomOfButton }}>
        {mayChange && (
          <Button
            variant="contained"
            onClick={() => void whenCreating(() => choose({ step: 'create' }))}
          >
            New role
          </Button>
        )}
      </Box>
      {isPending && <ListSkeleton label="Loading the roles" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {roles && (
        <RoleMatrix
          roles={roles}
          {...(mayChange && {
            onChange: (role) => void whenChanging(() => choose({ step: 'change', role })),
            onDelete: (role) => choose({ step: 'delete', role }),
          })}
        />
      )}
      {item?.step === 'create' && (
        <NewRole
          key={chosen?.visit}
          onSend={async (input) => `${(await create(input)).role.name} is created`}
          {...dialog}
        />
      )}
      {item?.step === 'change' && (
        <EditRole
          key={chosen?.visit}
          role={item.role}
          onSave={(body) =>
            saveOutcome(
              change({ id: item.role._id, body }).then(({ role }) => role),
              {
                done: ({ name }) => `${name} is saved`,
                theirsIn: (details) => ('role' in details ? details.role : undefined),
              },
            )
          }
          {...dialog}
        />
      )}
      {item?.step === 'delete' && (
        <ActionDialog
          key={chosen?.visit}
          question={`Delete the role ${item.role.name}?`}
          labels={{ confirm: 'Delete role', close: 'Back' }}
          onSend={async () => {
            await remove(item.role._id);
            return `${item.role.name} is deleted`;
          }}
          {...dialog}
        >
          <Typography>Only a role that nobody has can be deleted.</Typography>
        </ActionDialog>
      )}
    </Box>
  );
};
