import type { ComponentType } from 'react';
import type { TileType } from '#app/contract/tiles/tile-types.ts';
import { ActionTile } from './action/action-tile.tsx';
import { AkkordeonTile } from './akkordeon/akkordeon-tile.tsx';
import { AltkachelTile } from './altkachel/altkachel-tile.tsx';
import { AudiokachelTile } from './audiokachel/audiokachel-tile.tsx';
import { CompetitionTile } from './competition/competition-tile.tsx';
import { DealTile } from './deal/deal-tile.tsx';
import { DeeplinkbuttonTile } from './deeplinkbutton/deeplinkbutton-tile.tsx';
import { DpaImageTile } from './dpa-image/dpa-image-tile.tsx';
import { DpaInfolineEntryTile } from './dpa-infoline-entry/dpa-infoline-entry-tile.tsx';
import { ExternalTile } from './external/external-tile.tsx';
import { InfosTile } from './infos/infos-tile.tsx';
import { MediasliderTile } from './mediaslider/mediaslider-tile.tsx';
import { PressreleaseTile } from './pressrelease/pressrelease-tile.tsx';
import { QuoteTile } from './quote/quote-tile.tsx';
import { ShakewordTile } from './shakeword/shakeword-tile.tsx';
import { SurveyTile } from './survey/survey-tile.tsx';
import { TextTile } from './text/text-tile.tsx';
import type { TileProps } from './tile/tile-context.ts';
import { VideokachelTile } from './videokachel/videokachel-tile.tsx';
import { YoutubeTile } from './youtube/youtube-tile.tsx';

/** Type -> component, exhaustive: a type in contract/tiles/tile-types.ts without a component here does not compile. */
export const tileRegistry: { [Type in TileType]: ComponentType<TileProps<Type>> } = {
  altkachel: AltkachelTile,
  videokachel: VideokachelTile,
  audiokachel: AudiokachelTile,
  youtube: YoutubeTile,
  text: TextTile,
  quote: QuoteTile,
  external: ExternalTile,
  shakeword: ShakewordTile,
  survey: SurveyTile,
  deeplinkbutton: DeeplinkbuttonTile,
  infos: InfosTile,
  akkordeon: AkkordeonTile,
  pressrelease: PressreleaseTile,
  competition: CompetitionTile,
  action: ActionTile,
  deal: DealTile,
  mediaslider: MediasliderTile,
  'dpa-infoline-entry': DpaInfolineEntryTile,
  'dpa-image': DpaImageTile,
};
