import { Live } from '../../domain/live/Live.tsx';
import { liveCompany } from '../../domain/live/liveSources.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { FigureStrip, StripPlace } from '../../ui/layout/FigureStrip.tsx';
import { NothingYet } from './NothingYet.tsx';
import { figuresOf, isNew } from './summaryFigures.ts';
import { useLiveSummary, useSummary } from './useSummary.ts';

const label = 'Your day';

const Loaded = ({ uid }: { uid: string }) => {
  const { data: summary, error, refetch } = useSummary(uid);
  const live = useLiveSummary(uid);
  const company = buyingFor();
  const isFailed = !summary && error;
  return (
    <>
      {company && <Live source={liveCompany(company)} {...live} />}
      {isFailed || (summary && isNew(summary)) ? (
        <StripPlace>
          {summary && <NothingYet summary={summary} />}
          <ListError
            message={isFailed ? shownMessageOf(error) : undefined}
            onRetry={() => void refetch()}
          />
        </StripPlace>
      ) : (
        <FigureStrip label={label} figures={summary && figuresOf(summary)} />
      )}
    </>
  );
};

/**
 * What waits for the account, what is on its way, what is due and what can be bought again, each
 * with its list; for a new customer, how to begin.
 */
export const BuyerSummary = () => {
  const user = useUser();
  return user ? <Loaded uid={user.uid} /> : <FigureStrip label={label} figures={undefined} />;
};
