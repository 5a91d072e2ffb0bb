import { formatFullMoment, formatMoment } from '../../components/dates.ts';

/** When something was done, in the reader's own time; in full for those who point at it. */
export const ActTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatFullMoment(at)}>
    {formatMoment(at)}
  </time>
);
