import { EditorText } from '#app/components/editor-text.tsx';
import { MoreAbout } from '#app/components/section.tsx';
import { CONSENT_NUMBERS, type ConsentNumber, consentNeed } from '#app/contract/tiles/action.ts';
import { Checkbox } from '#app/forms/checkbox.tsx';
import type { FieldOf } from '#app/forms/submission-form.tsx';
import { editorTarget } from '../tile/editor-target.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** Up to four checkboxes, each with an explanatory link. */
export function Consents({ field, ...props }: TileProps<'action'> & { field: FieldOf }) {
  return CONSENT_NUMBERS.filter((number) => consentNeed(props.tile, number) !== 'none').map((number) => (
    <Checkbox
      key={number}
      meta={field(`cb${number}`)}
      label={<EditorText>{props.tile[`cb${number}Title`]}</EditorText>}
      after={<ConsentLink {...props} number={number} />}
    />
  ));
}

function ConsentLink({ tile, context, number }: TileProps<'action'> & { number: ConsentNumber }) {
  const url = tile[`cb${number}LinkUrl`];
  if (url === '') return null;
  const { href, rel } = editorTarget(url, context);
  return (
    <a
      href={href}
      rel={rel}
      className="inline-block min-h-[44px] py-2.5 text-green underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      <EditorText or={<MoreAbout title={tile[`cb${number}Title`]} />}>
        {tile[`cb${number}LinkText`]}
      </EditorText>
    </a>
  );
}
