import {
  type Actor,
  isOwn,
  type OrderReturn,
  type ReturnEvent,
  type ReturnStatus,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { HandlingCard } from '../../../domain/assignments/HandlingCard.tsx';
import {
  DocumentColumn,
  DocumentColumns,
  DocumentSkeleton,
} from '../../../domain/document/DocumentColumns.tsx';
import { History } from '../../../domain/document/History.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { partyText } from '../../../domain/order/partyText.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { ReturnCustomer } from './ReturnCustomer.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnPictures } from './ReturnPictures.tsx';
import { hasResult, ReturnResult } from './ReturnResult.tsx';
import { isSentBack, SendBack } from './SendBack.tsx';

/** The words for a change to a status. */
const changes: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired: nothing has arrived in time',
};

/** A change of a return as a text: `Approved by Tools Hub`. */
const changeText = (event: ReturnEvent<string>, found: OrderReturn, caller: Actor): string => {
  const name = partyText(event, found, caller);
  return name === null ? changes[event.status] : `${changes[event.status]} by ${name}`;
};

const ended: readonly ReturnStatus[] = ['declined', 'withdrawn', 'expired'];

interface ReturnProgressProps {
  found: OrderReturn;
  caller: Actor;
}

/** The changes of a return. */
const ReturnProgress = ({ found, caller }: ReturnProgressProps) => (
  <History
    steps={found.history.map((event) => ({
      mark: ended.includes(event.status) ? 'ended' : 'done',
      title: changeText(event, found, caller),
      at: event.at,
      lines: [event.reason && `Reason: ${event.reason}`],
    }))}
  />
);

interface ReturnDetailsProps {
  found: OrderReturn;
  /** Its order; undefined if it could not be read. */
  order: Order | undefined;
  caller: Actor;
  /** The next step of an admin. */
  step: ReactNode;
}

/**
 * What is to do about a return, what settled it, its lines, pictures and history and, for admins,
 * the customer.
 */
export const ReturnDetails = ({ found, order, caller, step }: ReturnDetailsProps) => (
  <DocumentColumns>
    <DocumentColumn>
      {step}
      {isSentBack(found) && isOwn(found, caller) && (
        <DetailsCard title="How to send it back">
          <SendBack found={found} />
        </DetailsCard>
      )}
      {hasResult(found) && (
        <DetailsCard title="Result">
          <ReturnResult found={found} order={order} />
        </DetailsCard>
      )}
      <DetailsCard title="Tools">
        <ReturnLines found={found} order={order} admin={caller.staff} />
      </DetailsCard>
      {found.pictures.length > 0 && (
        <DetailsCard title="Pictures">
          <ReturnPictures pictures={found.pictures} />
        </DetailsCard>
      )}
    </DocumentColumn>
    <DocumentColumn>
      <DetailsCard title="Progress">
        <ReturnProgress found={found} caller={caller} />
      </DetailsCard>
      {caller.staff && <HandlingCard kind="return" id={found._id} uid={caller.uid} />}
      {caller.staff && (
        <DetailsCard title="Customer">
          <ReturnCustomer found={found} />
        </DetailsCard>
      )}
    </DocumentColumn>
  </DocumentColumns>
);

export const ReturnDetailsSkeleton = () => (
  <DocumentSkeleton label="Loading the return" heights={[[96, 320], [200]]} />
);
