import type { TileProps } from '../tile/tile-context.ts';
import { SurveyCard } from './survey-card.tsx';

export function SurveyTile({ tile, context }: TileProps<'survey'>) {
  return <SurveyCard tile={tile} entry={context.entry} participation={context.participation} />;
}
