import {
  type Company,
  type CompanyStatus,
  type CompanyStep,
  companyLifecycle,
  isUndecided,
} from 'functions/contract';
import { History, type HistoryMark, type HistoryStep } from '../../../domain/document/History.tsx';

const marks: Record<CompanyStatus, HistoryMark> = {
  requested: 'done',
  active: 'done',
  suspended: 'paused',
  declined: 'refused',
  closed: 'refused',
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
  const moved = before && after && companyLifecycle.transition(before.status, after.status);
  return moved ? `${stepTitles[moved.step]} by the shop` : 'Signed up';
};

/** What comes after a sign-up. */
const nextSteps: HistoryStep[] = [
  {
    mark: 'ahead',
    title: 'The shop checks the details',
    lines: ['The answer comes by mail, also if something is missing.'],
  },
  {
    mark: 'ahead',
    title: 'The company can order',
    lines: ['Its owners can invite colleagues, and set limits and rules.'],
  },
];

/** The statuses that a company has had, with their reasons, and those that come next. */
export const CompanyHistory = ({ company: { history, status } }: { company: Company }) => (
  <History
    steps={history.map((event, index) => ({
      mark: marks[event.status],
      title: titleOf(history, index),
      at: event.at,
      lines: [event.reason && `Reason: ${event.reason}`],
    }))}
    ahead={isUndecided(status) ? nextSteps : []}
  />
);
