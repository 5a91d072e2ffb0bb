// @vitest-environment node
import { expect, it } from 'vitest';
import { prerenderPages } from './prerender.tsx';

const origin = 'https://shop.example';

const contents = (markup: string, name: string) =>
  [...markup.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)]
    .filter(([, other]) => other === name)
    .map(([, , content]) => content);

it('gives each prerendered page a head for search engines and shared links', async () => {
  const pages = await prerenderPages(origin);
  expect(pages.length).toBeGreaterThan(8);
  for (const { path, markup } of pages) {
    const titles = [...markup.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(titles, path).toEqual([expect.stringMatching(/\S · Tools Hub$/)]);
    expect(contents(markup, 'og:title'), path).toEqual(titles);
    const descriptions = contents(markup, 'description');
    expect(descriptions, path).toEqual([expect.stringMatching(/.{40,}/)]);
    expect(contents(markup, 'og:description'), path).toEqual(descriptions);
    expect(markup.match(/<link rel="canonical"[^>]*>/g), path).toEqual([
      `<link rel="canonical" href="${origin}${path}"/>`,
    ]);
    expect(contents(markup, 'og:url'), path).toEqual([origin + path]);
    expect(contents(markup, 'og:image'), path).toEqual([`${origin}/share.jpg`]);
    expect(contents(markup, 'og:image:type'), path).toEqual(['image/jpeg']);
    expect(contents(markup, 'og:image:width'), path).toEqual(['1200']);
    expect(contents(markup, 'og:image:height'), path).toEqual(['630']);
    expect(contents(markup, 'og:image:alt'), path).toEqual([expect.stringMatching(/\S/)]);
    expect(contents(markup, 'twitter:card'), path).toEqual(['summary_large_image']);
    expect(contents(markup, 'robots'), path).toEqual([]);
  }
});
