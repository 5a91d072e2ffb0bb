/** The function that Playwright adds to pages, to report layout shifts. */
export const layoutShiftBinding = 'reportLayoutShift';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Runs in the browser, so it uses nothing outside this function. Adds up layout shifts after a
 * load, like Cumulative Layout Shift: in windows of at most five seconds, with pauses of less than
 * one (https://web.dev/articles/cls). Reports each window that exceeds the limit. Unlike the
 * metric, it stops at the first user input, not only for half a second: later shifts react to the
 * input or belong to the next page, and their delay depends on the machine. It also stops when a
 * reload restores the scroll position, because the end of a page moves when its data arrives.
 */
export const watchLayoutShifts = ({ binding, limit }: { binding: string; limit: number }) => {
  if (window !== window.top) return;
  const longestWindow = 5_000;
  const longestPause = 1_000;
  let windowStart = 0;
  let last = 0;
  let sum = 0;
  let hasInput = false;

  const stop = () => (hasInput = true);
  for (const type of [
    'pointerdown',
    'keydown',
    'input',
    'change',
    'scroll',
    'popstate',
    'resize',
  ]) {
    addEventListener(type, stop, { capture: true, passive: true });
  }

  const describe = ({ node }: Shift['sources'][number]) =>
    node instanceof Element
      ? node.outerHTML.slice(0, 120)
      : (node?.textContent ?? 'a removed node');

  const report = (text: string) => {
    const { [binding]: send } = window as unknown as Record<string, (text: string) => void>;
    send?.(text);
  };

  const add = ({ startTime, value, sources }: Shift) => {
    if (startTime - last >= longestPause || startTime - windowStart >= longestWindow) {
      windowStart = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    const moved = sources.map(describe).join(', ');
    if (sum > limit) report(`${location.pathname} moved by ${sum.toFixed(4)}: ${moved}`);
  };

  const addAll = (entries: PerformanceEntry[]) => {
    for (const shift of entries as Shift[]) if (!shift.hadRecentInput && !hasInput) add(shift);
  };
  const observer = new PerformanceObserver((list) => addAll(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('pagehide', () => addAll(observer.takeRecords()));
};
