import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Notice, type NoticeKind } from '#app/components/notice.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { useSoon } from '#app/components/use-soon.ts';
import { NO_FORM_MARK } from '#app/config/offline-marks.ts';
import type { TimeRange } from '#app/contract/opening.ts';
import { type Outcome, outcomeAnchor, withoutOutcome } from '#app/forms/outcome.ts';
import { waitText } from '#app/forms/wait-text.ts';
import type { KeyWith, TextKey } from '#app/i18n/de.ts';
import { durationText } from '#app/i18n/duration.ts';
import { formIdOf, type Places, type PlacesLeft } from '#app/participation/participation.ts';
import { entryPath, pathTo } from '#app/route-table.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import type { TileContext } from './tile-context.ts';

interface FormPanelProps {
  tile: Parameters<typeof formIdOf>[0];
  title: string;
  /** Period; only passed if the tile shows it. */
  span?: TimeRange | null;
  context: TileContext;
  children: ReactNode;
}

/** The card around every form. */
export function FormPanel({ tile, title, span = null, context, children }: FormPanelProps) {
  const { page, t } = context;
  const duration = span ? durationText(span, { t, ...page }) : null;
  const soon = useSoon(span, context);
  const heading = title === context.headline ? '' : title;
  return (
    <Card as={heading ? 'section' : 'div'} id={`${formIdOf(tile)}-part`}>
      <EditorText as="h2" className="mb-3 text-xl" or={null}>
        {heading}
      </EditorText>
      {duration ? (
        <p className="mb-4 text-soft">
          {soon ? <strong className="days-left block text-ink">{soon}</strong> : null}
          {duration}
        </p>
      ) : null}
      {children}
    </Card>
  );
}

/** The form's outcome. The redirect after POST leads to its anchor, so it gets the focus. */
export function OutcomeNotice({
  formId,
  kind = 'success',
  title,
  children,
  ...focus
}: {
  formId: string;
  kind?: 'success' | 'info' | 'warning';
  title: ReactNode;
  autoFocus?: boolean;
  children?: ReactNode;
}) {
  return (
    <Notice kind={kind} title={title} role="status" id={outcomeAnchor(formId)} tabIndex={-1} {...focus}>
      {children}
    </Notice>
  );
}

/** A link to a new form with its own id, for another person on the same device. */
export function NewFormLink({ outcome, context: { page, t } }: { outcome: Outcome; context: TileContext }) {
  return (
    <p className="mt-4 print:hidden">
      <ButtonLink href={`${currentUrlWith(withoutOutcome(page, outcome), {})}#${outcome.form}-part`} inverse>
        {t('anotherPerson')}
      </ButtonLink>
    </p>
  );
}

/** Links to similar content. */
const NEXT_STEPS = { prizes: 'wayToPrizes', deals: 'wayToDeals', start: 'wayToStart' } as const;
export type NextStep = keyof typeof NEXT_STEPS;

export function NextStepLink({ leadsTo, context: { t } }: { leadsTo: NextStep; context: TileContext }) {
  return (
    <p className="mt-4 print:hidden">
      <ButtonLink to={pathTo(leadsTo)} inverse>
        {t(NEXT_STEPS[leadsTo])}
      </ButtonLink>
    </p>
  );
}

interface StateNoticeProps {
  kind?: NoticeKind;
  title: string;
  /** The start, if it is in the future. */
  opens?: { span: TimeRange; text: KeyWith<'from'> };
  /** What happens after the end. */
  next?: string;
  leadsTo: NextStep;
  context: TileContext;
}

/** Says that a form isn't open yet or has ended, what happens next, and where to go. */
export function StateNotice({ kind, title, opens, next, leadsTo, context }: StateNoticeProps) {
  const { t, page } = context;
  const from = opens ? durationText({ ...opens.span, endDate: '' }, { t, ...page }) : null;
  return (
    <Notice kind={kind} title={title}>
      {opens && from ? <p className="mt-1">{t(opens.text, { from })}</p> : null}
      {next ? <p className="mt-1">{next}</p> : null}
      <NextStepLink leadsTo={leadsTo} context={context} />
    </Notice>
  );
}

/** Remaining places after sending; nothing if unlimited or unknown. */
export function PlacesAfter({ places, left, gone }: { places: Places; left: string; gone: string }) {
  if (places !== 'available' && places !== 'usedUp') return null;
  return <p className="mt-3 text-soft">{places === 'available' ? left : gone}</p>;
}

interface PlacesRefusedProps {
  left: PlacesLeft;
  context: TileContext;
}

/** The reason for a 429, and when to try again. */
function refusedText(reason: TextKey, { left, context: { t } }: PlacesRefusedProps): string {
  return `${t(reason)} ${t('limitedAgain', { when: waitText(left.retryAfterSeconds ?? null, t) })}`;
}

/** This network has used up its share for now. */
export function PlacesLater({ leadsTo, ...refused }: PlacesRefusedProps & { leadsTo: NextStep }) {
  const { context } = refused;
  const next = refusedText('limitedShare', refused);
  return (
    <StateNotice
      kind="warning"
      title={context.t('placesLater')}
      next={next}
      leadsTo={leadsTo}
      context={context}
    />
  );
}

/** The number of places left couldn't be read, so it is unknown whether the form is open. */
export function PlacesUnknown({ text, ...refused }: PlacesRefusedProps & { text: TextKey }) {
  const { page, t } = refused.context;
  const isLimited = refused.left.retryAfterSeconds !== undefined;
  return (
    <Notice kind="error">
      <p className="mb-4">{isLimited ? refusedText('limitedServer', refused) : t(text)}</p>
      <ButtonLink href={currentUrlWith(page, {})}>{t('tryAgain')}</ButtonLink>
    </Notice>
  );
}

interface NoPlaceLeftProps {
  formId: string;
  title: string;
  places: Places;
  leadsTo: NextStep;
  context: TileContext;
  /** The form: a place may be free again. */
  children: ReactNode;
}

/** Shown if the last place was taken before the form arrived. */
export function NoPlaceLeft({ formId, title, places, leadsTo, context, children }: NoPlaceLeftProps) {
  const isFree = places === 'available';
  return (
    <>
      <OutcomeNotice formId={formId} kind="warning" title={title}>
        {isFree ? null : <NextStepLink leadsTo={leadsTo} context={context} />}
      </OutcomeNotice>
      {isFree ? <div className="mt-4">{children}</div> : null}
    </>
  );
}

interface FormsElsewhereProps {
  context: Pick<TileContext, 'page' | 't'> & { entry: Pick<TileContext['entry'], 'id' | 'title'> };
}

/**
 * Where forms aren't available: on a vehicle's screen, points to the rider's own device; on a page that takes none,
 * such as 'about us', to the entry's own; on an offline copy, says that the form needs a connection.
 */
export function FormsElsewhere({ context: { page, t, entry } }: FormsElsewhereProps) {
  if (page.readingCopy)
    return (
      <div {...{ [NO_FORM_MARK]: '' }}>
        <Notice>{t('formsOnline')}</Notice>
      </div>
    );
  if (page.forms)
    return (
      <Notice>
        <PageLink to={entryPath(entry)} className="inline-block py-2.5 underline">
          {t('formsOnEntry')}
        </PageLink>
      </Notice>
    );
  return <Notice>{t('formsElsewhere', { address: `${page.origin}${entryPath(entry)}` })}</Notice>;
}
