import { userEvent as events, type Options } from '@testing-library/user-event';

const options: Options = { delay: null };

/**
 * User events without a timer after each key. React renders in that time, also what the next key
 * changes again, which takes a quarter of the time of all component tests.
 */
export const userEvent = {
  setup: (own?: Options) => events.setup({ ...options, ...own }),
  clear: events.clear,
  click: (element: Element) => events.click(element, options),
  dblClick: (element: Element) => events.dblClick(element, options),
  /**
   * Replaces the text of a field by pasting, which renders its form once instead of for each key.
   */
  fill: async (field: Element, text: string) => {
    await events.clear(field);
    await events.paste(text, options);
  },
  paste: (text: string) => events.paste(text, options),
  selectOptions: (select: Element, values: string | string[]) =>
    events.selectOptions(select, values, options),
  tab: events.tab,
  type: (element: Element, text: string) => events.type(element, text, options),
  upload: (input: HTMLElement, files: File | File[]) => events.upload(input, files, options),
};
