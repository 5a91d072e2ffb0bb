import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ShopSettings } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { SettingsForm } from '../../../features/settings/SettingsForm.tsx';
import { useSaveSettings, useSettings } from '../../../features/settings/useSettings.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

/** The first section needs no line to what is above it. */
const frame = {
  p: { xs: 2.5, sm: 3.5 },
  '& section:first-of-type': { mt: 0, pt: 0, borderTop: 0 },
};

/** Where an admin changes the settings of the shop. */
export const SettingsPage = () => {
  const { data: settings, error, isPending, refetch } = useSettings();
  const send = useSaveSettings();
  const save = (input: ShopSettings) =>
    saveOutcome(send(input), {
      done: () => 'Settings saved',
      theirsIn: (details) => ('settings' in details ? details.settings : undefined),
    });
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
