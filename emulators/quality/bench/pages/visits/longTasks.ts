/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { url?: string; documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** A task of a page's main thread. Times are in milliseconds, from the start of its navigation. */
export interface LongTask {
  start: number;
  duration: number;
  /** The URL of the script, or the document, on which it spent the longest time. */
  url: string;
}

const threshold = 50;

const isNavigation = ({ name, args: { data } }: TraceEvent) =>
  name === 'navigationStart' &&
  data?.isOutermostMainFrame === true &&
  data.documentLoaderURL !== '' &&
  data.documentLoaderURL !== 'about:blank';

const isTask = ({ name }: TraceEvent) =>
  name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** The longest part of a task that names a script or a document. */
const urlOf = (task: TraceEvent, parts: readonly TraceEvent[]): string => {
  const end = task.ts + (task.dur ?? 0);
  const [longest] = parts
    .filter(({ ts }) => ts >= task.ts && ts < end)
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  return longest?.args.data?.url ?? '';
};

/**
 * The tasks over 50 ms of a visit. Lighthouse lists none for a page that is not idle for five
 * seconds.
 */
export const longTasksOf = (events: readonly TraceEvent[]): LongTask[] => {
  const navigation = events.find(isNavigation);
  if (!navigation) throw new Error('The trace has no navigation.');
  const { pid, tid, ts: startTs } = navigation;
  const complete = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= startTs,
  );
  const parts = complete.filter(({ args }) => args.data?.url);
  return complete
    .filter((event) => isTask(event) && (event.dur ?? 0) > threshold * 1000)
    .map((task) => ({
      start: (task.ts - startTs) / 1000,
      duration: (task.dur ?? 0) / 1000,
      url: urlOf(task, parts),
    }));
};

/** The Total Blocking Time after the FCP: of each task, what is over 50 ms. */
export const blockingTime = (tasks: readonly LongTask[], fcp: number): number =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp))
    .filter((duration) => duration > threshold)
    .reduce((sum, duration) => sum + duration - threshold, 0);
