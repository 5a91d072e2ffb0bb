import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameter } from '../../../components/useAddressChoice.ts';
import { isDay, type Period } from './period.ts';

const dayIn = (params: URLSearchParams, name: keyof Period): string => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/**
 * The period that the page's address holds, and a function to change one or both of its days. The
 * address changes with the next render, so a change is added to those that came before it.
 */
export const usePeriod = () => {
  const [params, setParams] = useSearchParams();
  const [from, to] = [dayIn(params, 'from'), dayIn(params, 'to')];
  const latest = useRef<Period>({ from, to });
  useEffect(() => {
    latest.current = { from, to };
  }, [from, to]);
  const choose = (change: Partial<Period>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setParams(
      (current) => withParameter(withParameter(current, 'from', next.from), 'to', next.to),
      { replace: true },
    );
  };
  return [{ from, to }, choose] as const;
};
