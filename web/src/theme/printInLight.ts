import { colorSchemeAttribute } from './colorScheme.ts';

const { documentElement: root } = document;
let shown: string | null = null;

// Prints in light colours: browsers leave out backgrounds, and light text on paper is not legible.
window.addEventListener('beforeprint', () => {
  shown = root.getAttribute(colorSchemeAttribute);
  root.setAttribute(colorSchemeAttribute, 'light');
});
window.addEventListener('afterprint', () => {
  if (shown) root.setAttribute(colorSchemeAttribute, shown);
});
