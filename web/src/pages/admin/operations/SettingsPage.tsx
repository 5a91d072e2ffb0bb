import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { apiRoutes, type ShopSettings, type SynonymList } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { Changeable } from '../../../domain/staff/Changeable.tsx';
import { SettingsForm } from '../../../features/settings/SettingsForm.tsx';
import { SynonymsForm } from '../../../features/settings/synonyms/SynonymsForm.tsx';
import { useSaveSynonyms, useSynonyms } from '../../../features/settings/synonyms/useSynonyms.ts';
import { useSaveSettings, useSettings } from '../../../features/settings/useSettings.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

/** The first section needs no line to what is above it. */
const frame = {
  p: { xs: 2.5, sm: 3.5 },
  '& section:first-of-type': { mt: 0, pt: 0, borderTop: 0 },
};

const Settings = () => {
  const { data: settings, error, isPending, refetch } = useSettings();
  const send = useSaveSettings();
  const save = (input: ShopSettings) =>
    saveOutcome(send(input), {
      done: () => 'Settings saved',
      theirsIn: (details) => ('settings' in details ? details.settings : undefined),
    });
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={960} aria-label="Loading the settings" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {settings && (
        <Paper variant="outlined" sx={frame}>
          <Changeable by={apiRoutes.saveSettings}>
            <SettingsForm settings={settings} onSubmit={save} />
          </Changeable>
        </Paper>
      )}
    </>
  );
};

const Synonyms = () => {
  const { data: list, error, isPending, refetch } = useSynonyms();
  const send = useSaveSynonyms();
  const save = (input: SynonymList) =>
    saveOutcome(send(input), {
      done: () => 'Synonyms saved',
      theirsIn: (details) => ('synonymList' in details ? details.synonymList : undefined),
    });
  return (
    <>
      {isPending && <Skeleton variant="rounded" height={640} aria-label="Loading the synonyms" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {list && (
        <Paper variant="outlined" sx={frame}>
          <Changeable by={apiRoutes.saveSynonyms}>
            <SynonymsForm list={list} onSubmit={save} />
          </Changeable>
        </Paper>
      )}
    </>
  );
};

/** Where an admin changes the settings of the shop. */
export const SettingsPage = () => (
  <Stack spacing={3} sx={{ maxWidth: 760 }}>
    <PageTitle>Settings</PageTitle>
    <Settings />
    <Allowed call={apiRoutes.getSynonyms}>
      <Synonyms />
    </Allowed>
  </Stack>
);
