import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '#app/components/qr-code.tsx';
import { answerOrNull } from '#app/content/submission-request.server.ts';
import { ID } from '#app/contract/ids.ts';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import { openingOf, spanWithin } from '#app/contract/opening.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { newSubmissionId } from '#app/forms/parse-form.server.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import type { FormHandler, LoadRequest } from '#app/participation/form-handler.ts';
import type { PlacesLeft } from '#app/participation/participation.ts';
import { placesFrom, UNLIMITED } from '#app/participation/places-left.server.ts';
import { pathTo } from '#app/route-table.ts';
import { actionConstraint } from './action-constraint.server.ts';
import { drawStateOf, isDrawResult, sealToken } from './draw.server.ts';
import { DRAW_BUTTON_PROPS } from './draw-button-props.ts';
import { drawForAction } from './draw-for-action.server.ts';
import { saveAction } from './save-action.server.ts';

const QR_CODE_SIZE = 320;
/** A picture's first bytes; a proxy's page or an error has others. */
const PNG = Buffer.from('\x89PNG', 'latin1');

/** Requested both before and after sending. */
async function placesOf(tile: ActionTile, request: LoadRequest): Promise<PlacesLeft> {
  if (!tile.maxCalls && tile.autoresponse !== 'qrcode') return UNLIMITED;
  const ask = () => request.client.actionInfo(request.entry.id, tile.id);
  const left = await placesFrom(request, ask, (answer) => {
    if (answer.state !== 'success') return 'failed';
    return answer.info.countLeft > 0 ? 'available' : 'usedUp';
  });
  if (tile.maxCalls || left.places === 'later') return left;
  // Codes without a maximum: their number isn't shown, but a form for which none is left. A draw says so itself.
  return left.places === 'usedUp' && !tile.randomGeneratorActivate ? left : UNLIMITED;
}

/**
 * A data: URL, because the code is private, and phones may be unable to reach the content server. If no picture comes,
 * the code is drawn here: the contract says which address it contains (content-api.md, 'Submissions').
 */
async function qrCodeOf({ code }: Outcome, { client, entry, page }: LoadRequest, action: string) {
  if (!code) return null;
  const png = await answerOrNull(client.qrCode(entry.id, action, QR_CODE_SIZE, code));
  if (png?.subarray(0, PNG.length).equals(PNG)) return `data:image/png;base64,${png.toString('base64')}`;
  // The page of any other code is a 404.
  if (!ID.test(code)) return null;
  const path = pathTo('voucher', { id: entry.id, action, voucher: code });
  const svg = renderToStaticMarkup(createElement(QrCode, { code: qrPath(`${page.origin}${path}`) }));
  const file = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`;
}

export const actionHandler: FormHandler<'action'> = {
  async load(tile, asked) {
    const { page, t, entry, outcome } = asked;
    const opening = openingOf(spanWithin(tile, entry), page.now, page.timeZone);
    const drawn = outcome !== null && isDrawResult(outcome.kind) ? outcome : null;
    const shownOutcome = drawn ? null : outcome;
    const clock = Date.now();
    const draw = tile.randomGeneratorActivate ? drawStateOf(drawn, clock, page.timeZone) : null;
    // Also of an expired win: without cookies the draw's key is derived from it, and a new one would draw anew.
    const isWin = draw === 'won' || draw === 'expired';
    const submissionId = isWin && drawn ? drawn.submissionId : newSubmissionId();
    const [left, qrCode, drawSeal] = await Promise.all([
      opening === 'running' ? placesOf(tile, asked) : UNLIMITED,
      shownOutcome ? qrCodeOf(shownOutcome, asked, tile.id) : null,
      draw === 'won' && drawn?.token ? sealToken(drawn.token, submissionId, drawn.at) : null,
    ]);
    return {
      type: 'action',
      opening,
      ...left,
      draw,
      drawSeal,
      drawUntil: draw === 'won' && drawn ? drawn.at + TOKEN_HOLDS_MS : null,
      clock,
      constraint: actionConstraint(tile, t),
      submissionId,
      outcome: shownOutcome,
      qrCode,
    };
  },

  send(tile, request) {
    const { name, value } = DRAW_BUTTON_PROPS;
    // Only if the tile has a draw.
    return tile.randomGeneratorActivate && request.received.texts.get(name) === value
      ? drawForAction(tile, request)
      : saveAction(tile, request);
  },
};
