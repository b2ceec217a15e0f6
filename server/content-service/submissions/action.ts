import { type Request, Router } from 'express';
import { faultReport } from '../../kernel/fault-report.ts';
import { endpoint, ignoreHead, jsonBody } from '../core/endpoint.ts';
import { publicUrl } from '../core/public-url.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { qrImage } from '../qr/qr-route.ts';
import { createUpload } from '../uploads-received/upload-route.ts';
import { saveAction } from './action-save.ts';
import { actionExtInfo, actionInfo, actionToken } from './action-state.ts';
import { FairShare } from './fair-share.ts';
import { mailLimit } from './mail-limit.ts';
import { confirmOptin } from './optin.ts';

/** The page of a confirmation link while the database doesn't answer. */
const NOT_CONFIRMED = `Deine Teilnahme konnte gerade nicht bestätigt werden. Bitte öffne den Link in der E-Mail in ein paar Minuten noch einmal.

Your participation could not be confirmed just now. Please open the link in the e-mail again in a few minutes.
`;

export function actionRoutes(context: SubmissionContext): Router {
  const { settings } = context;
  const router = Router();
  const fairShare = new FairShare(settings, context.newCounter, context.now);
  const limitMails = mailLimit(settings, context.newCounter);
  const senderOf = (request: Request) => ({ address: request.ip ?? '', fairShare });
  const addressesOf = (request: Request) => {
    const base = publicUrl(request, settings);
    const actionPath = settings.PUBLIC_API_URL
      ? `${settings.PUBLIC_API_URL}${settings.ACTION_PATH}`
      : `${base}${request.baseUrl.replace(/\/+$/, '')}/`;
    return { publicUrl: base, apiUrl: actionPath };
  };

  router.get(
    '/info/:entry/:action',
    endpoint(context, (request) => actionInfo(context, request.params, senderOf(request))),
  );
  router.get(
    '/token/:entry/:action',
    ignoreHead,
    endpoint(context, (request) =>
      actionToken(context, request.params, {
        idempotencyKey: request.get('Idempotency-Key'),
        ...senderOf(request),
      }),
    ),
  );
  router.post(
    '/save',
    jsonBody(),
    endpoint(context, (request) =>
      saveAction(context, request.body, { ...addressesOf(request), ...senderOf(request), limitMails }),
    ),
  );
  router.post('/upload/:submission', endpoint(context, createUpload(context)));
  router.get(
    '/extinfo/:entry/:action/:submission',
    endpoint(context, (request) => actionExtInfo(context, request.params)),
  );
  router.get('/qrcode/:entry/:action/:size/:code', qrImage(settings));
  router.get('/optin/:key', ignoreHead, (request, response) => {
    confirmOptin(context.db, request.params.key ?? '', context.now()).then(
      (confirmed) => {
        const page = confirmed ? '/optin-ok' : '/optin-failed';
        // Relative without PUBLIC_URL: the rider stays on the link's host.
        response.setHeader('Cache-Control', 'no-store').redirect(303, `${settings.PUBLIC_URL ?? ''}${page}`);
      },
      (error: unknown) => {
        context.log.error({ fault: faultReport(error) }, 'confirmation failed');
        response.status(503).setHeader('Retry-After', '10').type('text').send(NOT_CONFIRMED);
      },
    );
  });
  return router;
}
