/**
 * Replaces each text of the page, and each that follows, as the translators of Chrome and Edge do.
 * It runs in a page, and uses nothing outside itself.
 */
export const translatePage = (): void => {
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const translate = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent?.closest('body') || parent.closest('script, style, font')) return;
    if (!text.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const translateAll = () => textsIn(document.body).forEach(translate);
  window.addEventListener('load', () => {
    translateAll();
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(translateAll).observe(document.body, options);
  });
};
