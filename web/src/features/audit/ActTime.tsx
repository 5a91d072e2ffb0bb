const brief = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

/** When something was done, in the reader's own time; in full for those who point at it. */
export const ActTime = ({ at }: { at: string }) => {
  const date = new Date(at);
  return (
    <time dateTime={at} title={full.format(date)}>
      {brief.format(date)}
    </time>
  );
};
