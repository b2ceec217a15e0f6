import type { ReactNode } from 'react';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { CarouselIsland } from './carousel.island.tsx';

interface Slide {
  key: string;
  /** Describes the slide; the accessible name of its dot. */
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Unique on the page. */
  id: string;
  /** Describes the slides; the accessible name of the group. */
  label: string;
  /** An editor's title, used instead of `label`. */
  written?: string;
  slides: readonly Slide[];
  /** Advances every 5 s, with a pause button; only for a page's top slider. */
  autoplay?: boolean;
}

/** A scrollable element must be focusable and named, even if it contains nothing focusable. */
const TRACK = { 'data-track': '', role: 'group', tabIndex: 0 };

/** The APG pattern: a group with the role description 'slide'. */
function groupNamed(kind: string, name: string) {
  return { role: 'group', 'aria-roledescription': kind, 'aria-label': name };
}

/**
 * Slides side by side: a scroll-snap list without a script, a looping carousel with one (carousel.island.tsx).
 *
 *     <Carousel id="gallery" label="Bilder" slides={photos.map((p) => ({ key: p.id, title: p.caption, content: <Photo … /> }))} />
 *
 * A single slide is rendered without a carousel, no slides as nothing. It fills its container: put it into an
 * unpadded `Card`. Slides stay server HTML; islands inside them work. Dragging starts neither on elements with
 * `data-no-swipe` nor on form fields and native players. In the text-only view render the slides as a list instead.
 */
export function Carousel({ id, label, written = '', slides, autoplay = false }: CarouselProps) {
  const { page, t } = usePage();
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) return first.content;
  const name = written || label;
  const nameLang = written ? contentLanguage(page) : undefined;
  const named = nameLang ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': name };
  return (
    <>
      <CarouselIsland
        id={id}
        label={name}
        labelLang={nameLang}
        titles={slides.map(({ title }) => title)}
        lang={contentLanguage(page)}
        autoplay={autoplay}
        labels={{
          role: t('carouselRole'),
          picker: t('slidePicker'),
          show: t('slideShow', { index: '{index}' }),
          next: t('slideNext'),
          previous: t('slidePrevious'),
          pause: t('slidesPause'),
          play: t('slidesPlay'),
        }}
      >
        <div className="carousel-track" {...TRACK} {...named}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              id={`${id}-${index + 1}`}
              className="carousel-slide"
              {...groupNamed(t('slideRole'), t('slidePosition', { index: index + 1, count: slides.length }))}
            >
              {content}
            </div>
          ))}
        </div>
      </CarouselIsland>
      <span hidden />
    </>
  );
}
