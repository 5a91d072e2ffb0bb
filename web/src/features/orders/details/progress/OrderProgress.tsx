import { mdiCheckCircle, mdiCircleOutline, mdiCloseCircle } from '@mdi/js';
import type { DocumentCaller } from 'functions/contract';
import type { Order } from '../../../../domain/order/order.ts';
import { orderStatusChips } from '../../../../domain/order/orderFilters.ts';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { Step, Steps, StepText } from '../../../../ui/layout/ProgressSteps.tsx';
import { Icon } from '../../../../ui/media/Icon.tsx';
import { type NextStep, nextSteps, type ReachedStep, reachedSteps } from './orderProgress.ts';
import { useOrderAudit } from './useOrderAudit.ts';

interface StepProps {
  isLast: boolean;
}

const ReachedIcon = ({ takesBack }: Pick<ReachedStep, 'takesBack'>) =>
  takesBack ? (
    <Icon path={mdiCloseCircle} sx={{ color: 'error.main' }} />
  ) : (
    <Icon path={mdiCheckCircle} sx={{ color: 'success.main' }} />
  );

const Reached = ({ title, takesBack, at, who, details, isLast }: ReachedStep & StepProps) => (
  <Step icon={<ReachedIcon takesBack={takesBack} />} title={`${title} by ${who}`} isLast={isLast}>
    <StepText>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </StepText>
    {details.map(({ name, text }) => (
      <StepText key={name}>{`${name}: ${text}`}</StepText>
    ))}
  </Step>
);

const Next = ({ status, expectation, isLast }: NextStep & StepProps) => (
  <Step
    icon={<Icon path={mdiCircleOutline} sx={{ color: 'text.secondary' }} />}
    title={orderStatusChips[status].label}
    isAhead
    isLast={isLast}
  >
    <StepText>{expectation}</StepText>
  </Step>
);

/** The steps that an order has taken, and the statuses that it has still to reach. */
export const OrderProgress = ({ order, caller }: { order: Order; caller: DocumentCaller }) => {
  const { data: audit } = useOrderAudit(order, caller);
  const reached = reachedSteps(order, caller, audit);
  const next = nextSteps(order, caller);
  return (
    <>
      <Steps label="History">
        {reached.map((one, index) => (
          <Reached
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only appended
            key={index}
            {...one}
            isLast={next.length === 0 && index === reached.length - 1}
          />
        ))}
      </Steps>
      {next.length > 0 && (
        <Steps label="What happens next">
          {next.map((one, index) => (
            <Next key={one.status} {...one} isLast={index === next.length - 1} />
          ))}
        </Steps>
      )}
    </>
  );
};
