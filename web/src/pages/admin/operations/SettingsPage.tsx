import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ShopSettings } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { SettingsForm } from '../../../features/settings/SettingsForm.tsx';
import { useSaveSettings, useSettings } from '../../../features/settings/useSettings.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

const outcomeOf = (error: unknown): SaveOutcome<ShopSettings> =>
  error instanceof ApiProblem && error.code === 'precondition-failed' && 'settings' in error.details
    ? { theirs: error.details.settings }
    : { failure: toFormFailure(error, '') };

/** The first section needs no line to what is above it. */
const frame = {
  p: { xs: 2.5, sm: 3.5 },
  '& section:first-of-type': { mt: 0, pt: 0, borderTop: 0 },
};

/** Where an admin changes the settings of the shop. */
export const SettingsPage = () => {
  const { data: settings, error, isPending, refetch } = useSettings();
  const { mutateAsync } = useSaveSettings();

  const save = async (input: ShopSettings): Promise<SaveOutcome<ShopSettings>> => {
    try {
      const saved = await mutateAsync(input);
      enqueueSnackbar('Settings saved', { variant: 'success' });
      return { saved };
    } catch (failure) {
      return outcomeOf(failure);
    }
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle sx={{ mb: 3 }}>Settings</PageTitle>
      {isPending && <Skeleton variant="rounded" height={960} aria-label="Loading the settings" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {settings && (
        <Paper variant="outlined" sx={frame}>
          <SettingsForm settings={settings} onSubmit={save} />
        </Paper>
      )}
    </Box>
  );
};
