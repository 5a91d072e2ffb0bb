/** Where a page tells of what moved, put there by Playwright. */
export const layoutShiftTeller = 'tellLayoutShift';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Runs in the browser, hence holds all it needs. Adds up what moves on a page that was loaded, as the
 * Cumulative Layout Shift does: in windows of at most five seconds with pauses of less than one
 * (https://web.dev/articles/cls), and tells of each window that grows beyond the limit. Unlike there,
 * an act ends the watch, not for half a second only: what moves then answers it or is the next page,
 * and how soon that comes is the machine's doing. So does a reload that returns to its place: the
 * foot of a page comes there with its data.
 */
export const watchLayoutShifts = ({ teller, limit }: { teller: string; limit: number }) => {
  if (window !== window.top) return;
  const longestWindow = 5_000;
  const longestPause = 1_000;
  let windowStart = 0;
  let last = 0;
  let sum = 0;
  let hasActed = false;

  const stop = () => (hasActed = true);
  for (const act of ['pointerdown', 'keydown', 'input', 'change', 'scroll', 'popstate']) {
    addEventListener(act, stop, { capture: true, passive: true });
  }

  const describe = ({ node }: Shift['sources'][number]) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone');

  const tell = (text: string) => {
    const { [teller]: told } = window as unknown as Record<string, (text: string) => void>;
    told?.(text);
  };

  const add = ({ startTime, value, sources }: Shift) => {
    if (startTime - last >= longestPause || startTime - windowStart >= longestWindow) {
      windowStart = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    const moved = sources.map(describe).join(', ');
    if (sum > limit) tell(`${location.pathname} moved by ${sum.toFixed(4)}: ${moved}`);
  };

  const note = (entries: PerformanceEntry[]) => {
    for (const shift of entries as Shift[]) if (!shift.hadRecentInput && !hasActed) add(shift);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('pagehide', () => note(observer.takeRecords()));
};
