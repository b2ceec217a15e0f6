import { bodyOf, EntryBody } from '#app/entry-body/body.tsx';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { needsSummary } from '#app/forms/form-failure.ts';
import { constraintFor } from '#app/participation/participation.ts';
import { ShareBlock } from '#app/share/share-block.tsx';
import { PHOTO_PARAM, photosOf } from '#app/tiles/mediaslider/photos.ts';
import { AdvertisingLabel, EntryEndedNotice, EntryHead } from './entry-head.tsx';
import type { RelatedContent } from './more.server.ts';
import { MoreBlock } from './more-block.tsx';
import { PhotoPage } from './photo-page.tsx';

type EntryPageProps = Parameters<typeof bodyOf>[0] & { more: RelatedContent };

export function EntryPage({ more, ...props }: EntryPageProps) {
  const { entry, page, t } = props;
  const body = bodyOf(props);
  const { order, context } = body;
  const photos = page.textOnly ? [] : photosOf(order.gathered.media, entry, page);
  const shown = photos.findIndex(({ key }) => key === new URLSearchParams(page.query).get(PHOTO_PARAM));
  if (shown !== -1) return <PhotoPage photos={photos} index={shown} context={context} />;
  const { participation } = props;
  const failure = participation?.failure;
  return (
    <div className="mx-auto max-w-column two-columns:max-w-entry">
      {needsSummary(failure) && participation ? (
        <ErrorSummary failure={failure} constraint={constraintFor(participation)} t={t} />
      ) : null}
      {context.headline === null ? <AdvertisingLabel entry={entry} /> : <EntryHead context={context} />}
      <EntryEndedNotice context={context} />
      <EntryBody
        body={body}
        nothing={t('entryNothing')}
        end={
          <>
            {entry.share ? <ShareBlock entry={entry} /> : null}
            <MoreBlock more={more} />
          </>
        }
      />
    </div>
  );
}
