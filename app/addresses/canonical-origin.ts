/** Origin for canonical links. `pairs` maps online hosts to city hosts ('online=city'). */
export function canonicalOrigin(origin: string, pairs: readonly string[]): string {
  if (origin === '') return origin;
  const { protocol, host } = new URL(origin);
  const city = pairs.find((pair) => pair.split('=')[0] === host)?.split('=')[1];
  return city === undefined ? origin : `${protocol}//${city}`;
}
