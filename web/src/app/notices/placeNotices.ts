import { noticesHeight, noticesId } from '../../ui/layout/sticky.ts';
import { freeTop } from './freeTop.ts';

/** Between notices and the bottom of the window, and around each. */
const edge = 16;
const gap = 8;

/** Below the header of every page. */
const header = 80;

/** The primary buttons of the page and of an open dialog, which is beside the page, and a menu. */
const neverCovered = ':is(main, .MuiDialog-root) .MuiButton-contained, [role=menu]';

const bandsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

/**
 * A transform, because browsers count no shift of the layout for it. The document's styles hide what
 * fits nowhere.
 */
const moveTo = (top: number | null, stack: HTMLElement) => {
  const lowest = window.innerHeight - stack.offsetHeight - edge;
  stack.style.transform = `translateY(${(top ?? lowest) - lowest}px)`;
  stack.toggleAttribute('data-hidden', top === null);
};

const place = (stack: HTMLElement) => {
  if (stack.offsetHeight === 0) return;
  const room = {
    window: window.innerHeight,
    notices: stack.offsetHeight + edge,
    header,
  };
  const bands = bandsOf(neverCovered).filter(({ height }) => height > 0);
  moveTo(freeTop(bands, room), stack);
};

/** Pages and bars at the bottom reserve the room of the notices; toasts are too short for that. */
const reserveRoom = (notices: Element | null) => {
  const height = notices instanceof HTMLElement ? notices.offsetHeight : 0;
  const room = height > 0 ? height + gap : 0;
  document.documentElement.style.setProperty(noticesHeight, `${room}px`);
};

/**
 * Keeps notices and toasts off the primary buttons and an open menu, also while the page scrolls and
 * changes, from now on. The page of the first view does not need its code.
 */
export const placeNotices = (): void => {
  const stack = document.getElementById(noticesId);
  if (!stack) return;
  const update = () => {
    reserveRoom(stack.firstElementChild);
    place(stack);
  };
  const sizes = new ResizeObserver(update);
  for (const element of [document.body, stack]) sizes.observe(element);
  // Before the browser paints, so that a notice appears in its place.
  const changes = new MutationObserver(update);
  changes.observe(stack, { childList: true, subtree: true });
  // Menus and dialogs change the style of the body as they open and close.
  changes.observe(document.body, { childList: true, attributeFilter: ['style'] });
  const placeAgain = () => place(stack);
  // A menu has its size once it has grown.
  document.addEventListener('transitionend', placeAgain, { passive: true });
  window.addEventListener('scroll', placeAgain, { passive: true });
  window.addEventListener('resize', update);
  update();
};
