import { mdiDeleteOutline, mdiRuler, mdiTableLargePlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Attribute, apiRoutes, counted } from 'functions/contract';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { Changeable } from '../../../domain/staff/Changeable.tsx';
import { useAttributes } from '../../../domain/tool/useAttributes.ts';
import {
  type ManagedFamily,
  useFamilyRefresh,
  useManagedFamily,
} from '../../../features/families/data/useFamilies.ts';
import { useToolImport } from '../../../features/tables/useTables.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** The form, which needs the family first. */
const FamilyEditor = lazyComponent(
  () => import('../../../features/families/form/FamilyEditor.tsx'),
  'FamilyEditor',
);

const DeleteFamilyDialog = lazyComponent(
  () => import('../../../features/families/DeleteFamilyDialog.tsx'),
  'DeleteFamilyDialog',
);

const GenerateSizes = lazyComponent(
  () => import('../../../features/families/generate/GenerateSizes.tsx'),
  'GenerateSizes',
);

const kind: StaffDocumentKind<ManagedFamily> = {
  name: 'family',
  plural: 'families',
  icon: mdiRuler,
  advice: 'Please check the address. The family may have been deleted.',
  list: furtherPaths.families,
  useDocument: useManagedFamily,
  titleOf: ({ name }) => name,
  chipOf: ({ sizes }) => ({ label: counted(sizes.length, 'size') }),
};

const Actions = ({ family }: { family: ManagedFamily }) => {
  const { visit, start, dialog } = useVisits();
  const navigate = useNavigate();
  const whenLoaded = useLazyDialog(DeleteFamilyDialog);
  return (
    <>
      <Button component={Link} to={furtherPaths.family.href(family._id)}>
        See it in the shop
      </Button>
      <Allowed call={apiRoutes.deleteFamily}>
        <Button
          color="error"
          startIcon={<Icon path={mdiDeleteOutline} />}
          onClick={() => void whenLoaded(start)}
        >
          Delete family
        </Button>
      </Allowed>
      {visit > 0 && (
        <DeleteFamilyDialog
          key={visit}
          family={family}
          onDeleted={() => void navigate(furtherPaths.families)}
          {...dialog}
        />
      )}
    </>
  );
};

interface GeneratorProps {
  family: ManagedFamily;
  attributes: readonly Attribute[];
  isEdited: boolean;
  onCreated: () => void;
}

const obstacleOf = ({ family, isEdited }: GeneratorProps): string | null => {
  if (isEdited) return 'Save the family first.';
  return family.sizes.length === 0
    ? 'Add and save one size first: the others get its other fields.'
    : null;
};

/** Creates further sizes by patterns, in one import. */
const Generator = (props: GeneratorProps) => {
  const { family, attributes, onCreated } = props;
  const { visit, start, dialog } = useVisits();
  const refresh = useFamilyRefresh(family._id);
  const importTable = useToolImport();
  const whenLoaded = useLazyDialog(GenerateSizes);
  const obstacle = obstacleOf(props);
  const create = async (table: Blob) => {
    const result = await importTable(table, false, () => {});
    await refresh();
    onCreated();
    return result;
  };
  const axes = family.axes.flatMap((key) => attributes.find(({ _id }) => _id === key) ?? []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiTableLargePlus} />}
        disabled={obstacle !== null}
        onClick={() => void whenLoaded(start)}
      >
        Create sizes
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {obstacle ?? 'From a list of values, with a pattern for names and SKUs.'}
      </Typography>
      {visit > 0 && (
        <GenerateSizes
          key={visit}
          family={family}
          axes={axes}
          attributes={attributes}
          onCreate={create}
          {...dialog}
        />
      )}
    </Box>
  );
};

const Loaded = ({ family }: { family: ManagedFamily }) => {
  const { data: attributes, error, refetch } = useAttributes();
  const [isEdited, setEdited] = useState(false);
  const [creations, setCreations] = useState(0);
  if (!attributes) {
    return error ? (
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <FamilyLoading />
    );
  }
  const shared = { family, attributes };
  return (
    <>
      <Allowed call={apiRoutes.importTools}>
        <Generator {...shared} isEdited={isEdited} onCreated={() => setCreations(creations + 1)} />
      </Allowed>
      <Suspense fallback={<FamilyLoading />}>
        <Changeable by={apiRoutes.updateFamily}>
          <FamilyEditor key={creations} {...shared} onEdited={setEdited} />
        </Changeable>
      </Suspense>
    </>
  );
};

const FamilyLoading = () => (
  <Skeleton variant="rounded" height={560} role="status" aria-label="Loading the family" />
);

/** A family of tools, which staff edit. */
export const EditFamilyPage = () => (
  <Box sx={{ maxWidth: 880 }}>
    <StaffDocumentPage
      kind={kind}
      actions={(family) => <Actions family={family} />}
      skeleton={<FamilyLoading />}
    >
      {(family) => <Loaded family={family} />}
    </StaffDocumentPage>
  </Box>
);
