import type { DocumentCaller, OrderReturn, ReturnState } from 'functions/contract';
import { History } from '../../../domain/document/History.tsx';
import { changeText } from './returnProgress.ts';

const ended: readonly ReturnState[] = ['declined', 'withdrawn', 'lapsed'];

interface ReturnProgressProps {
  found: OrderReturn;
  caller: DocumentCaller;
}

/** The changes of a return. */
export const ReturnProgress = ({ found, caller }: ReturnProgressProps) => (
  <History
    steps={found.history.map((event) => ({
      mark: ended.includes(event.state) ? 'ended' : 'done',
      title: changeText(event, found, caller),
      at: event.at,
      lines: [event.reason && `Reason: ${event.reason}`],
    }))}
  />
);
