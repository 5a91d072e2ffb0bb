import { useEffect } from 'react';
import { type FocusPosition, focusPosition, listOf, positionOf } from './focusPosition.ts';

/** A control that had the focus, and where it was. */
interface Holder extends FocusPosition {
  element: HTMLElement;
  /** The elements around it in the page, the nearest first. */
  around: readonly Element[];
  /** The list around it; null outside lists. */
  list: Element | null;
}

/** Long enough for what restores the focus itself, as lists do when a dialog has closed. */
const delay = 80;

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const elementsAround = (element: Element, page: Element): Element[] => {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    around.push(at);
    if (at === page) break;
  }
  return around;
};

const holderOf = (element: HTMLElement, page: Element): Holder => {
  const list = listOf(element);
  return {
    element,
    around: elementsAround(element, page),
    list,
    ...(list ? positionOf(list, element) : { row: -1, control: -1 }),
  };
};

/** Focuses the heading of what is left around a control. */
const focusHeading = (around: readonly Element[]): void => {
  for (const element of around) {
    const heading = element.isConnected && element.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return;
    }
  }
};

const restore = ({ element, around, list, ...position }: Holder): void => {
  if (element.isConnected) element.focus({ preventScroll: true });
  else if (list?.isConnected) focusPosition(list, position);
  else focusHeading(around);
};

/** Dialogs and menus are beside the app in the document: they close again. */
const isInDialog = (element: Element, page: Element): boolean => {
  const app = [...document.body.children].find((child) => child.contains(page));
  return !app?.contains(element);
};

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled');

/** Restores the focus in the page with an id until the returned function is called. */
const watchFocus = (pageId: string): (() => void) => {
  let holder: Holder | null = null;
  let timer: number | undefined;
  const check = () => {
    timer = undefined;
    if (!holder || !isLost() || document.querySelector('[role="dialog"]')) return;
    // A button is disabled while its request runs.
    if (holder.element.isConnected && !isUsable(holder.element)) return;
    restore(holder);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const page = document.getElementById(pageId);
    if (!(target instanceof HTMLElement) || !page || isInDialog(target, page)) return;
    holder = page.contains(target) && target !== page ? holderOf(target, page) : null;
  };
  /** A click on no control takes the focus away on purpose: the control is still there. */
  const onBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (isLost() && holder && target === holder.element && isUsable(holder.element))
        holder = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (holder && isLost()) timer ??= window.setTimeout(check, delay);
  });
  const observed = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, observed);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
};

/**
 * Keeps the focus near when the control that had it disappears, as the button of a step that has
 * been taken: in a list it goes to the row that follows, elsewhere to the nearest heading. Otherwise
 * the keyboard and screen readers would start at the top of the page. A button that was disabled for
 * a while gets it back.
 */
export const useLostFocus = (pageId: string): void => {
  useEffect(() => watchFocus(pageId), [pageId]);
};
