import { mdiCheckCircle, mdiCloseCircle } from '@mdi/js';
import type { DocumentCaller, OrderReturn, ReturnState } from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Step, Steps, StepText } from '../../../ui/layout/ProgressSteps.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { changeText } from './returnProgress.ts';

const ended: readonly ReturnState[] = ['declined', 'withdrawn', 'lapsed'];

const StateIcon = ({ state }: { state: ReturnState }) =>
  ended.includes(state) ? (
    <Icon path={mdiCloseCircle} sx={{ color: 'text.secondary' }} />
  ) : (
    <Icon path={mdiCheckCircle} sx={{ color: 'success.main' }} />
  );

interface ReturnProgressProps {
  found: OrderReturn;
  caller: DocumentCaller;
}

/** The changes of a return, oldest first. */
export const ReturnProgress = ({ found, caller }: ReturnProgressProps) => (
  <Steps label="History">
    {found.history.map((event, index) => (
      <Step
        key={event.state}
        icon={<StateIcon state={event.state} />}
        title={changeText(event, found, caller)}
        isLast={index === found.history.length - 1}
      >
        <StepText>
          <time dateTime={event.at}>{formatDateTime(event.at)}</time>
        </StepText>
        {event.reason && <StepText>{`Reason: ${event.reason}`}</StepText>}
      </Step>
    ))}
  </Steps>
);
