import { mdiCheckCircle, mdiCircleOutline, mdiCloseCircle, mdiPauseCircle } from '@mdi/js';
import {
  type Company,
  type CompanyStatus,
  type CompanyStep,
  companyTransition,
  isUndecided,
} from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Step, Steps, StepText } from '../../../ui/layout/ProgressSteps.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const icons: Record<CompanyStatus, { path: string; color: string }> = {
  requested: { path: mdiCheckCircle, color: 'success.main' },
  active: { path: mdiCheckCircle, color: 'success.main' },
  suspended: { path: mdiPauseCircle, color: 'warning.main' },
  declined: { path: mdiCloseCircle, color: 'error.main' },
  closed: { path: mdiCloseCircle, color: 'error.main' },
};

const stepTitles: Record<CompanyStep, string> = {
  accept: 'Accepted',
  decline: 'Declined',
  suspend: 'Suspended',
  reopen: 'Reopened',
  close: 'Closed',
};

/** A company begins with its sign-up; each step after it is one of the shop. */
const titleOf = (history: Company['history'], index: number): string => {
  const [before, after] = [history[index - 1], history[index]];
  const moved = before && after && companyTransition(before.status, after.status);
  return moved ? `${stepTitles[moved.step]} by the shop` : 'Signed up';
};

const StatusIcon = ({ status }: { status: CompanyStatus }) => (
  <Icon path={icons[status].path} sx={{ color: icons[status].color }} />
);

/** What comes after a sign-up. */
const NextSteps = () => (
  <Steps label="What happens next">
    <Step
      icon={<Icon path={mdiCircleOutline} sx={{ color: 'text.secondary' }} />}
      title="The shop checks the details"
      isAhead
      isLast={false}
    >
      <StepText>The answer comes by mail, also if something is missing.</StepText>
    </Step>
    <Step
      icon={<Icon path={mdiCircleOutline} sx={{ color: 'text.secondary' }} />}
      title="The company can order"
      isAhead
      isLast
    >
      <StepText>Its owners can invite colleagues, and set limits and rules.</StepText>
    </Step>
  </Steps>
);

/** The statuses that a company has had, with their reasons, and those that come next. */
export const CompanyHistory = ({ company: { history, status } }: { company: Company }) => (
  <>
    <Steps label="History">
      {history.map((event, index) => (
        <Step
          key={`${event.status} ${event.at}`}
          icon={<StatusIcon status={event.status} />}
          title={titleOf(history, index)}
          isLast={index === history.length - 1 && !isUndecided(status)}
        >
          <StepText>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </StepText>
          {event.reason && <StepText>{`Reason: ${event.reason}`}</StepText>}
        </Step>
      ))}
    </Steps>
    {isUndecided(status) && <NextSteps />}
  </>
);
