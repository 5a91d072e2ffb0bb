import { mdiCheckCircle, mdiCloseCircle } from '@mdi/js';
import type { DocumentCaller, Quote, QuoteStatus } from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Step, Steps, StepText } from '../../../ui/layout/ProgressSteps.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { changeText } from './quoteProgress.ts';

const ended: readonly QuoteStatus[] = ['declined', 'expired'];

const StatusIcon = ({ status }: { status: QuoteStatus }) =>
  ended.includes(status) ? (
    <Icon path={mdiCloseCircle} sx={{ color: 'text.secondary' }} />
  ) : (
    <Icon path={mdiCheckCircle} sx={{ color: 'success.main' }} />
  );

/** The status changes of a quote, oldest first. */
export const QuoteProgress = ({ quote, caller }: { quote: Quote; caller: DocumentCaller }) => (
  <Steps label="History">
    {quote.history.map((event, index) => {
      const isRepeated = quote.history
        .slice(0, index)
        .some(({ status }) => status === event.status);
      return (
        <Step
          key={`${event.status} ${event.at}`}
          icon={<StatusIcon status={event.status} />}
          title={changeText(event, isRepeated, quote, caller)}
          isLast={index === quote.history.length - 1}
        >
          <StepText>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </StepText>
          {event.reason && <StepText>{`Reason: ${event.reason}`}</StepText>}
        </Step>
      );
    })}
  </Steps>
);
