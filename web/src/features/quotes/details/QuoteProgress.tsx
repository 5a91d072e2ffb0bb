import type { Actor, Quote, QuoteStatus } from 'functions/contract';
import { History } from '../../../domain/document/History.tsx';
import { changeText } from './quoteProgress.ts';

const ended: readonly QuoteStatus[] = ['declined', 'expired'];

/** The status changes of a quote. */
export const QuoteProgress = ({ quote, caller }: { quote: Quote; caller: Actor }) => (
  <History
    steps={quote.history.map((event, index) => {
      const before = quote.history.slice(0, index);
      const isRepeated = before.some(({ status }) => status === event.status);
      return {
        mark: ended.includes(event.status) ? 'ended' : 'done',
        title: changeText(event, isRepeated, quote, caller),
        at: event.at,
        lines: [event.reason && `Reason: ${event.reason}`],
      };
    })}
  />
);
