import { formatDateTime, formatFullDateTime } from '../../domain/time/dates.ts';

/** The time of an action. The mouse shows it in full. */
export const AuditTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatFullDateTime(at)}>
    {formatDateTime(at)}
  </time>
);
