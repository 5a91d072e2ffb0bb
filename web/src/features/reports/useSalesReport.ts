import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  apiRoutes,
  isMonth,
  maxReportMonths,
  monthAfter,
  monthsBetween,
  type ReportGroup,
  reportGroups,
} from 'functions/contract';
import { shopDay } from '../../domain/time/dates.ts';
import { callApi } from '../../lib/api/api.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';

/** The first and the last month of a report, and what its rows are. */
export interface ReportChoice {
  by: ReportGroup;
  from: string;
  to: string;
}

const monthIn = (text: string | null, usual: string): string => (isMonth(text) ? text : usual);

/** The choice in an address: by month, from January until now, unless it says otherwise. */
export const choiceIn = (params: URLSearchParams, now: string): ReportChoice => ({
  by: reportGroups.find((group) => group === params.get('by')) ?? 'month',
  from: monthIn(params.get('from'), `${now.slice(0, 4)}-01`),
  to: monthIn(params.get('to'), now),
});

/** The last months, newest first, that a report can begin or end with. */
export const offeredMonths = (now: string): string[] =>
  Array.from({ length: 36 }, (_, back) => monthAfter(now, -back));

/** Why there is no report of these months; null if there is. */
export const choiceProblem = ({ from, to }: ReportChoice): string | null => {
  const { length } = monthsBetween(from, to);
  if (length === 0) return 'The last month must not be before the first.';
  return length > maxReportMonths ? `Choose at most ${maxReportMonths} months.` : null;
};

/** The choice that the page's address holds. */
export const useReportChoice = () => {
  const [params, change] = useUrlParams();
  const now = shopDay(new Date()).slice(0, 7);
  const choose = (part: Partial<ReportChoice>) =>
    change((current) => new URLSearchParams({ ...choiceIn(current, now), ...part }));
  return { choice: choiceIn(params, now), choose, now };
};

/** The sales of some months, refetched whenever they are shown. */
export const useSalesReport = (choice: ReportChoice) =>
  useQuery({
    queryKey: ['salesReport', choice.by, choice.from, choice.to],
    queryFn: ({ signal }) => callApi(apiRoutes.salesReport, { query: { ...choice }, signal }),
    enabled: choiceProblem(choice) === null,
    placeholderData: keepPreviousData,
  });
