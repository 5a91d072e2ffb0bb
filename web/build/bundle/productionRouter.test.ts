import { expect, it } from 'vitest';
import { routerParts } from './productionRouter.ts';

it('marks components as free of side effects', () => {
  expect(routerParts('var Form = React4.forwardRef(form);\nForm.displayName = "Form";\n')).toBe(
    'var Form = /* @__PURE__ */ React4.forwardRef(form);\n\n',
  );
});

it('leaves out what links prefetch', () => {
  const link = 'link, /* @__PURE__ */ React4.createElement(PrefetchPageLinks, { page: href }))';
  expect(routerParts(link)).toBe('link, null)');
});
