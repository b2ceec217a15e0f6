const LEVELS: Record<string, string> = {
  heute: 'sport',
  today: 'sport',
  linie: 'netz',
  line: 'netz',
  vorschau: 'konzerte',
  preview: 'konzerte',
  deal: 'gastro',
};

/** Fills a route pattern with parameters that exist in the demo. */
export function sampleAddress(pattern: string): string {
  const [prefix = ''] = pattern.split('/').filter(Boolean);
  return pattern
    .replace(':level', LEVELS[prefix] ?? 'freikarten')
    .replace(':entryId', '140')
    .replace(':surveyId', '140')
    .replace('/:id?/:action?/:voucher?', '/129/1/KACHEL-0001')
    .replace(':id', '101')
    .replace('/*', '/linie');
}

/** Query parameters that a screen requires. */
export function sampleQuery(screen: string): string {
  return screen === 'contentPreview' ? '&token=kachel-preview' : '';
}
