import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type IslandComponent, island } from './island.tsx';

type IslandAttributes = { 'data-island': string };

const modules = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true });

describe('islands', () => {
  it.each(Object.keys(modules))('%s exports one island, named as its file', (file) => {
    const exported = Object.values(modules[file] ?? {}).filter(
      (part): part is IslandComponent<object> => typeof part === 'function' && 'inner' in part,
    );
    const names = exported.map(
      (Island) => (Island({}) as ReactElement<IslandAttributes>).props['data-island'],
    );
    expect(names).toEqual([path.basename(file, '.island.tsx')]);
  });

  it('are rendered whole by the server, with their props and their children', () => {
    const Greeting = island<{ name: string }>({ name: 'greeting' }, ({ name, children }) => (
      <p>
        {name} {children}
      </p>
    ));
    const html = renderToString(
      <Greeting name="Ada">
        <b>kept</b>
      </Greeting>,
    );
    expect(html).toContain('data-island="greeting"');
    expect(html).toContain('data-props="{&quot;name&quot;:&quot;Ada&quot;}"');
    expect(html).toContain('<div data-island-slot=""><b>kept</b></div>');
  });
});
