import type { CSSProperties } from 'react';
import { EditorText } from '#app/components/editor-text.tsx';
import { QrCode } from '#app/components/qr-code.tsx';
import type { Size } from '#app/content/natural-size.ts';
import { readableOn } from '#app/lib/color.ts';
import { addSoftHyphens, sizeOf } from './long-words.ts';
import type { Story } from './story.ts';

/** If the picture fails to load, the script switches the story to the layout without one. */
export function StoryView({ story, wire }: { story: Story; wire: string | null }) {
  const { headline, kicker, label, badge, text, picture, code, invitation } = story;
  const classes = ['story', `story-${sizeOf(headline)}`, picture ? '' : 'story-plain'];
  return (
    <article className={classes.filter(Boolean).join(' ')} data-story={story.id} style={groundOf(story)}>
      {picture ? (
        <div className={picture.whole ? 'story-picture story-whole' : 'story-picture'}>
          <img src={picture.url} alt="" style={picture.tiny && atMostTwice(picture.tiny)} />
        </div>
      ) : null}
      <div className="story-words">
        <div className="story-text">
          <div>
            {label || badge || kicker ? (
              <p className="story-kicker">
                {label ? <span className="story-badge story-ad">{label}</span> : null}
                {badge ? <span className="story-badge">{badge}</span> : null}{' '}
                <EditorText>{kicker}</EditorText>
              </p>
            ) : null}
            <EditorText as="h1">{addSoftHyphens(headline)}</EditorText>
          </div>
          <EditorText as="p" className="story-more" or={null}>
            {text}
          </EditorText>
        </div>
        <div className="story-code">
          <QrCode code={code} />
          <p>{invitation}</p>
        </div>
      </div>
      <WireLine title={wire} />
    </article>
  );
}

function atMostTwice({ width, height }: Size): CSSProperties {
  return { maxWidth: 2 * width, maxHeight: 2 * height };
}

/** A story without a picture has the editor's colour as background, with black or white text. */
function groundOf({ color }: Story): CSSProperties | undefined {
  if (color === '') return undefined;
  return { '--ground': color, '--on-ground': readableOn(color) } as CSSProperties;
}

export function WireLine({ title }: { title: string | null }) {
  if (title === null) return null;
  return (
    <p className="story-wire">
      <span className="story-source">dpa</span> <EditorText>{title}</EditorText>
    </p>
  );
}
