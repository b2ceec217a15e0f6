// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('an island keeps its children if a page translator changed its text before hydration', async () => {
  // React's production build; it logs that it renders the island again.
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(console, 'error').mockReturnValue();
  const { hydrateIsland } = await import('./hydrate.tsx');
  const { island } = await import('./island.tsx');
  const { renderToString } = await import('react-dom/server');
  const Slider = island<{ count: number }>({ name: 'slider' }, ({ count, children }) => (
    <section>
      <p>
        {count} <b>Bilder</b>
      </p>
      {children}
    </section>
  ));
  document.body.innerHTML = renderToString(
    <Slider count={2}>
      <a href="/beitrag/1">Eins</a>
    </Slider>,
  );
  const [element, words, slide] = ['[data-island]', 'p', 'a'].map((one) => document.querySelector(one));
  const font = document.createElement('font');
  font.append(words?.firstChild as Node);
  words?.prepend(font);
  hydrateIsland(element as HTMLElement, { Slider });
  await vi.waitFor(() => expect(document.querySelector('p')).not.toBe(words));
  expect(document.querySelector('section [data-island-slot]')?.firstChild).toBe(slide);
  vi.unstubAllEnvs();
});
