import Box from '@mui/material/Box';
import type { MailFilter } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { MailList } from '../../../features/mails/MailList.tsx';
import { filterTexts, isMailFilter } from '../../../features/mails/mailTexts.ts';
import { ResendFailed } from '../../../features/mails/ResendFailed.tsx';
import { useMailStatus, useMails } from '../../../features/mails/useMails.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

/** The mails that the shop sends, newest first, or those in the state in the URL. */
export const MailsPage = () => {
  const [state, choose] = useUrlChoice<MailFilter>({
    name: 'state',
    defaultChoice: 'all',
    isChoice: isMailFilter,
  });
  const [period, choosePeriod] = usePeriod();
  const list = useMails(state);
  const { data: status } = useMailStatus();
  return (
    <>
      <PageTitle sx={{ mb: 2 }}>Mail</PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons
          label="Mails to show"
          choices={filterTexts}
          value={state}
          onChange={choose}
          fit="scroll"
        />
      </Box>
      {state === 'failed' && <ResendFailed period={period} onChange={choosePeriod} />}
      <MailList list={list} isFiltered={state !== 'all'} sends={status?.sends} />
    </>
  );
};
