import type { FormHandler } from '#app/participation/form-handler.ts';
import type { FormType } from '#app/participation/participation.ts';
import { actionHandler } from './action/action.server.ts';
import { competitionHandler } from './competition/competition.server.ts';
import { dealHandler } from './deal/deal.server.ts';
import { shakewordHandler } from './shakeword/shakeword.server.ts';
import { surveyHandler } from './survey/survey.server.ts';

/** Type -> form handler; a missing type is a compile error. */
export const formHandlers: { [Type in FormType]: FormHandler<Type> } = {
  competition: competitionHandler,
  action: actionHandler,
  deal: dealHandler,
  survey: surveyHandler,
  shakeword: shakewordHandler,
};
