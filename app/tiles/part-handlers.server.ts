import type { PartHandler } from '#app/participation/part-handler.ts';
import type { PartType } from '#app/participation/participation.ts';
import { actionHandler } from './action/action.server.ts';
import { competitionHandler } from './competition/competition.server.ts';
import { dealHandler } from './deal/deal.server.ts';
import { shakewordHandler } from './shakeword/shakeword.server.ts';
import { surveyHandler } from './survey/survey.server.ts';

/** Type -> what the server does for it, exhaustive like the registry of components. */
export const partHandlers: { [Type in PartType]: PartHandler<Type> } = {
  competition: competitionHandler,
  action: actionHandler,
  deal: dealHandler,
  survey: surveyHandler,
  shakeword: shakewordHandler,
};
