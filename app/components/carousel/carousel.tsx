import type { ReactNode } from 'react';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { CarouselIsland } from './carousel.island.tsx';

interface Slide {
  key: string;
  /** What the slide shows, for its dot's name. */
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Unique on the page. */
  id: string;
  /** What the slides have in common; names the region. */
  label: string;
  /** An editor's own name for it. */
  written?: string;
  slides: readonly Slide[];
  /** Turns by itself every 5 s, with a pause button; for a page's top slider only. */
  autoplay?: boolean;
}

/** What scrolls must be reachable by keyboard, even where nothing in it is. */
const TRACK = { 'data-track': '', tabIndex: 0 };

/** The APG wants a group that is called a slide; no element means that. */
function groupNamed(kind: string, name: string) {
  return { role: 'group', 'aria-roledescription': kind, 'aria-label': name };
}

/**
 * Slides side by side: a scroll-snap list without a script, a looping carousel with one (islands/carousel.island.tsx).
 *
 *     <Carousel id="gallery" label="Bilder" slides={photos.map((p) => ({ key: p.id, title: p.caption, content: <Photo … /> }))} />
 *
 * One slide is shown plainly, none is nothing. It fills the surface it stands in: put it into an unpadded `Card`. Slides
 * stay server HTML; islands inside them work. Elements marked `data-no-swipe` and native players don't drag it along.
 * In text-only mode show the slides as a list instead.
 */
export function Carousel({ id, label, written = '', slides, autoplay = false }: CarouselProps) {
  const { page, t } = usePage();
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) return first.content;
  return (
    <>
      <CarouselIsland
        id={id}
        label={written || label}
        labelLang={written ? contentLanguage(page) : undefined}
        titles={slides.map(({ title }) => title)}
        lang={contentLanguage(page)}
        autoplay={autoplay}
        labels={{
          role: t('carouselRole'),
          picker: t('slidePicker'),
          show: t('slideShow', { index: '{index}', title: '{title}' }),
          next: t('slideNext'),
          previous: t('slidePrevious'),
          pause: t('slidesPause'),
          play: t('slidesPlay'),
        }}
      >
        <div className="carousel-track" {...TRACK}>
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
