import { isDay } from 'functions/contract';
import { withParameter } from '../../lib/router/useUrlChoice.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';
import type { Period } from './period.ts';

const dayIn = (params: URLSearchParams, name: keyof Period): string => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** The period that the page's address holds, and a function to change one or both of its days. */
export const usePeriod = () => {
  const [params, change] = useUrlParams();
  const period: Period = { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  const choose = (days: Partial<Period>) =>
    change((current) =>
      Object.entries(days).reduce(
        (changed, [name, day]) => withParameter(changed, name, day),
        current,
      ),
    );
  return [period, choose] as const;
};
