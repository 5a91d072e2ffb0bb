import { expect, it } from 'vitest';
import { colorSchemeAttribute } from './colorScheme.ts';
import './printInLight.ts';

it.each(['dark', 'light'])('a page in %s colours is printed in light ones', (scheme) => {
  const { documentElement } = document;
  const shown = () => documentElement.getAttribute(colorSchemeAttribute);
  documentElement.setAttribute(colorSchemeAttribute, scheme);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toBe(scheme);
});
