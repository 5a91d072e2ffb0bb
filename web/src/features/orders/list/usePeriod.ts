import { useSearchParams } from 'react-router-dom';
import { withParameter } from '../../../components/useAddressChoice.ts';
import { isDay, type Period } from './period.ts';

const dayIn = (params: URLSearchParams, name: keyof Period): string => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** The period that the page's address holds, and a function to change it. */
export const usePeriod = () => {
  const [params, setParams] = useSearchParams();
  const choose = ({ from, to }: Period) =>
    setParams((current) => withParameter(withParameter(current, 'from', from), 'to', to), {
      replace: true,
    });
  return [{ from: dayIn(params, 'from'), to: dayIn(params, 'to') }, choose] as const;
};
