import { Router } from 'express';
import { answerBrokenAddress } from '../core/endpoint.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { voucherRoutes } from '../vouchers/voucher-routes.ts';
import { actionRoutes } from './action.ts';
import { competitionRoutes } from './competition.ts';
import { dealRoutes } from './deal.ts';
import { surveyRoutes } from './survey.ts';

/** All submission calls of the contract, to be mounted at the API's base. */
export function createSubmissionRoutes(context: SubmissionContext): Router {
  const { settings } = context;
  const router = Router();
  router.use(settings.ACTION_PATH, actionRoutes(context));
  router.use(settings.COMPETITION_PATH, competitionRoutes(context));
  router.use(settings.DEAL_PATH, dealRoutes(context));
  router.use(settings.SURVEY_PATH, surveyRoutes(context));
  router.use(settings.VOUCHER_PATH, voucherRoutes(context));
  router.use(answerBrokenAddress);
  return router;
}
