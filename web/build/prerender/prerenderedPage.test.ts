import { expect, it } from 'vitest';
import { sessionScript } from '../../src/lib/session/sessionScript.ts';
import { splitMarkup, writePage } from './prerenderedPage.ts';

const document = `<head><!-- page -->
<title>Tools Hub</title>
<!-- /page --></head><body><div id="root"></div></body>`;

const markup = [
  '<title>Home &amp; more</title><meta name="description" content="All"/><link rel="canonical" href="/"/>',
  '<style data-emotion="css-global g1">html{margin:0}</style>',
  '<style data-emotion="css a1">.css-a1{color:red}</style><p class="css-a1">One</p>',
  '<style data-emotion="css b2">.css-b2{color:blue}</style><p class="css-b2">$&</p>',
  '<style data-emotion="css a1">.css-a1{color:red}</style><p class="css-a1">Three</p>',
].join('');

it('splits the markup into head, styles and body, with each style once', () => {
  expect(splitMarkup(markup)).toEqual({
    head: '<title>Home &amp; more</title><meta name="description" content="All"/><link rel="canonical" href="/"/>',
    styles:
      '<style data-s="" data-emotion="css-global g1">html{margin:0}</style>' +
      '<style data-s="" data-emotion="css a1 b2">.css-a1{color:red}.css-b2{color:blue}</style>',
    body: '<p class="css-a1">One</p><p class="css-b2">$&</p><p class="css-a1">Three</p>',
  });
});

it('does not preload a placeholder of a picture', () => {
  const preload = '<link rel="preload" as="image" href="{{card-picture}}" imageSizes="80vw"/>';
  const { head, body } = splitMarkup(`<title>Tools</title>${preload}<p>Cards</p>`);
  expect([head, body]).toEqual(['<title>Tools</title>', '<p>Cards</p>']);
});

it('writes a page to hydrate, with its own head instead of the default', () => {
  const page = writePage(document, {
    path: '/',
    markup,
    requests: ['/api/things?limit=2&sort=name', '/api/others'],
  });
  expect(page).toContain('<!-- page --><title>Home &amp; more</title><meta data-served=""');
  expect(page).toContain('<link data-served="" rel="canonical"');
  expect(page).not.toContain('<title>Tools Hub</title>');
  const requests = '/api/things?limit=2&amp;sort=name /api/others';
  expect(page).toContain(`<!-- /page --><script data-project="" data-requests="${requests}">`);
  expect(page.slice(0, page.indexOf('</head>'))).toContain('<style data-s="" data-emotion');
  expect(page).toContain('<div id="root" data-prerendered="/"><p class="css-a1">One</p>');
  expect(page).toContain('$&');
});

it('keeps the default head for a page without its own', () => {
  const page = writePage(document, { markup: '<p>Frame</p>' });
  expect(page).toContain('<title>Tools Hub</title>');
  expect(page).toContain('<div id="root"><p>Frame</p></div>');
  expect(page).not.toContain('<script');
});

it('writes each head element once', () => {
  const robots = '<meta name="robots" content="noindex"/>';
  expect(splitMarkup(`<title>One</title>${robots}${robots}<p>Both</p>`).head).toBe(
    `<title>One</title>${robots}`,
  );
});

it('disables the controls of a page that the app replaces, and no others', () => {
  const controls = '<input type="text"/><input disabled="" type="file"/><button>Login</button>';
  const disabled =
    '<input disabled="" type="text"/><input disabled="" type="file"/><button disabled="">Login</button>';
  expect(writePage(document, { markup: controls })).toContain(`<div id="root">${disabled}</div>`);
  expect(writePage(document, { path: '/', markup: controls })).toContain(controls);
});

it('lets a page with parts for a session find out for whom it is, before its requests', () => {
  const parts = '<div data-for="admin">Overview</div>';
  const page = writePage(document, { markup: parts, requests: ['/api/shop'], project: 'demo' });
  const [head = ''] = page.split('</head>');
  expect(head).toContain(`<!-- /page --><script data-project="demo">${sessionScript}</script>`);
  expect(head.indexOf(sessionScript)).toBeLessThan(head.indexOf('data-requests'));
  expect(head).toContain('[data-for]{display:none}');
  expect(writePage(document, { markup: '<p>Login</p>' })).not.toContain(sessionScript);
});

it('rejects a document without a root', () => {
  expect(() => writePage(document.replace('root', 'app'), { markup })).toThrow('id="root"');
});
