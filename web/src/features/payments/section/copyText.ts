const selectText = (element: HTMLElement): void => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/**
 * Copies a text. Where the browser does not allow that, it selects the element that shows the text,
 * so that the user can copy it. Resolves to whether the text was copied.
 */
export const copyText = async (text: string, element: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    selectText(element);
    return false;
  }
};
