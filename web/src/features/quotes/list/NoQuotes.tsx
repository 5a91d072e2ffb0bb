import { mdiFileDocumentEditOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { noQuotesText } from './quoteListTexts.ts';

/** Says to an admin why the list of quotes is empty. */
export const NoQuotes = (props: Parameters<typeof noQuotesText>[0]) => {
  const { title, advice } = noQuotesText(props);
  return (
    <EmptyState icon={mdiFileDocumentEditOutline} title={title}>
      {advice}
    </EmptyState>
  );
};
