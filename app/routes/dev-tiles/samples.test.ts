import { describe, expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import { POSITION_TYPES, readPositions } from '#app/contract/content/position.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import { positionsIn, SAMPLE_SETS, tilesIn } from './samples.ts';

describe.each(SAMPLE_SETS)('/dev/tiles with %s', (set) => {
  it('contains every position type', () => {
    const faults: string[] = [];
    const read = readPositions(positionsIn(set), set, (...fault) => faults.push(fault.join(' ')));
    expect(read?.map(({ type }) => type)).toEqual(POSITION_TYPES);
    const addresses = faults.filter((fault) => fault.endsWith(': is not an address'));
    expect(faults).toEqual(set === 'hostile texts' ? addresses : []);
  });

  it('contains every tile type, each with a unique id', () => {
    const kacheln = tilesIn(set).flatMap(([, tiles]) => tiles);
    const entry = readEntry({ id: '7000', kacheln }, set, () => undefined);
    expect(entry?.unreadable).toEqual([]);
    expect([...new Set(entry?.kacheln.map(({ type }) => type))].sort()).toEqual([...TILE_TYPES].sort());
    expect(entry?.kacheln).toHaveLength(kacheln.length);
    // A puzzle's id is ignored.
    const ids = entry?.kacheln.filter(({ type }) => type !== 'shakeword').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids?.length);
  });
});
