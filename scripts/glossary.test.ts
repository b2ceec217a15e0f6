import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Former names of this project and the established term for each. The test fails if one is used again in an identifier
 * or file name; the single words in them are allowed.
 */
const GLOSSARY: Readonly<Record<string, string>> = {
  KeptPage: 'CachedPage',
  keptPages: 'withPageCache',
  CommonPart: 'Fragment',
  KEPT_PAGE_HEADER: 'OFFLINE_COPY_HEADER',
  KeptCopy: 'OfflineCopy',
  keptVariant: 'offlineVariant',
  KeptUpload: 'DraftUpload',
  KeptDraft: 'AcceptedDraft',
  KeptParameters: 'HiddenParameters',
  keepForLater: 'queueForm',
  Keeping: 'CacheHints',
  OWN_CALL: 'INTERNAL_CALL',
  ownCall: 'internalCall',
  ownSize: 'naturalSize',
  ownConsentKey: 'consentKeyIn',
  lineOf: 'networkOf',
  LineEnd: 'MemorySocket',
  PageGate: 'RenderQueue',
  pageMaker: 'remixHandler',
  pageAnswer: 'remixAdapter',
  PartHandler: 'FormHandler',
  PartTile: 'FormTile',
  PartPanel: 'FormPanel',
  riderOf: 'requestContext',
  leanStyle: 'purgeCss',
  LightView: 'TextOnlyLink',
  keepsCopiesOf: 'hasCachedResponseOf',
  dropKept: 'dequeueForm',
  isPartTile: 'isFormTile',
  isFromUs: 'originMatcher',
  rememberWish: 'chooseSource',
  takeWish: 'takeChosenSource',
  answersAtAll: 'isReachable',
  atHand: 'orEmptyInTime',
  teaserPagesAtHand: 'loadedTeaserPages',
  canBeAsked: 'isLongEnoughTerm',
  countersOn: 'createCounters',
  countsAsAway: 'isBreakerOpen',
  drawingOf: 'iconPath',
  firstPictured: 'firstEntryWithPicture',
  hasBeside: 'hasSecondColumn',
  hereWith: 'currentUrlWith',
  inShort: 'shortMessage',
  isSold: 'isPaidPosition',
  rememberSold: 'rememberAdvertised',
  withOnceSold: 'markOnceAdvertised',
  soldIds: 'advertisedIds',
  laterThan: 'nextChangeTime',
  meantInstead: 'didYouMean',
  namedIn: 'screenParameters',
  noEffectOnHead: 'ignoreHead',
  othersThan: 'relatedEntries',
  slipsBetween: 'editDistance',
  sortIn: 'indexEntries',
  toldSpan: 'spanOfTile',
  trierOf: 'rateLimitKeys',
  beginTry: 'countFailedTry',
  wonBefore: 'previousWin',
  workOffline: 'registerServiceWorker',
  OwnContentCameFirst: 'ContentAlreadyExists',
  stillRuns: 'runningReason',
  FOR_EVER: 'IMMUTABLE',
  countAct: 'consumeRateLimit',
  GiveBack: 'Refund',
  MayMake: 'ConfirmCreate',
  readBefore: 'attachedVisit',
  handOn: 'attachVisit',
  keepWon: 'winCookie',
  whatGoes: 'irreversibleRemovals',
  findLooseEnds: 'findDanglingReferences',
  AS_RIDER: 'SAME_ORIGIN_WITHOUT_REFERRER',
  tellPath: 'postPathToApp',
  saidFlag: 'triStateFlag',
  lapsedPlaces: 'expiredPlaces',
  tilesWithLapsed: 'tilesWithExpired',
  releaseLapsed: 'releaseExpired',
  takenPartIn: 'tilesWithSubmissions',
  idToSendUnder: 'submissionIdToSend',
  leadLook: 'leadClassName',
  agedCopy: 'withAgeNotice',
  leadsIn: 'hasLeadCard',
  growsIn: 'canStretch',
  WayOn: 'NextStepLink',
  AnotherPerson: 'NewFormLink',
  hasPersonal: 'hasPersonalParameter',
  rehearsalOf: 'startDryRun',
  AskedFirst: 'SurveysFirst',
  AskedSurvey: 'TeaserSurvey',
  AskedForm: 'FormDefinition',
  askedAction: 'actionFormDefinition',
  askedOf: 'rawRequestOf',
  sendAtOnce: 'submitOnChange',
  sendInTurn: 'retryAutomatically',
  TurnNote: 'AutoRetryNote',
  shellFile: 'respondWithShellFile',
  findLoosePrizes: 'findDanglingPrizes',
  Luck: 'DrawOptions',
};

const FILES: Readonly<Record<string, string>> = {
  'kept-parts': 'fragment-cache',
  'kept-assets': 'previous-assets',
  'kept-secrets': 'stored-secrets',
  'keep-for-later': 'queue-form',
  'part-handler': 'form-handler',
  'part-panel': 'form-panel',
  'page-answer': 'remix-adapter',
  'own-size': 'natural-size',
  'own-call': 'internal-call',
  'received-forms': 'form-parser',
  'received-texts': 'urlencoded-form',
  'upload-box': 'submission-uploads',
  'line-of-address': 'client-network',
  'line-in-process': 'memory-socket',
  'lean-style': 'purge-css',
  'once-sold': 'past-advertising',
  'tell-path': 'post-path-to-app',
  'in-short': 'short-message',
  'sort-in': 'index-entries',
  'components/written': 'components/editor-text',
  rehearsal: 'dry-run',
  'whose-words': 'language-marks',
  'asked-first': 'surveys-first',
  'asked-action': 'action-form-definition',
  'send-at-once': 'submit-on-change',
  'forms/turn': 'forms/auto-retry',
  'loose-ends': 'dangling-references',
  'taken-part': 'participation',
  'vehicle-screen/stage': 'vehicle-screen/story-player',
};

const ROOMS = ['app', 'server', 'scripts', 'tests', 'mocks'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOMS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && file !== 'scripts/glossary.test.ts')
  // Tracked files may be deleted in the working tree.
  .filter((file) => existsSync(file));

it('no identifier is one of the names that only this project knew', () => {
  const old = new RegExp(`\\b(?:${Object.keys(GLOSSARY).join('|')})\\b`, 'g');
  const found = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(old) ?? [])].map(
      (name) => `${file}: ${name} is ${GLOSSARY[name]}`,
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it('no file is called so', () => {
  const found = files.flatMap((file) =>
    Object.keys(FILES)
      .filter((name) => file.includes(name))
      .map((name) => `${file}: ${name} is ${FILES[name]}`),
  );
  expect(found).toEqual([]);
});
