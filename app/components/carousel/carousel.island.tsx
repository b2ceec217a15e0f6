import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { island } from '#app/islands/island.tsx';
import { Icon } from '../icon.tsx';
import { prefersReducedMotion, useAutoplay } from './autoplay.ts';
import { leaveTabOrder, namedElement, namedSlide, scrolledTo, showSlide, slidesIn } from './slides.ts';
import { movesSlides, useSwipe } from './use-swipe.ts';

/**
 * The carousel (W3C APG, 'Carousel', with basic controls). The server's scroll-snap list (carousel.tsx) works by
 * itself; hydration turns it into a carousel without a layout shift. The slides are its slot.
 */
export interface CarouselIslandProps {
  /** Unique on the page; slide n has the id `{id}-{n}`. */
  id: string;
  label: string;
  /** The label's `lang`, if it differs from the page's. */
  labelLang: string | undefined;
  titles: string[];
  /** The titles' `lang`, if it differs from the page's. */
  lang: string | undefined;
  autoplay: boolean;
  labels: Record<'role' | 'picker' | 'show' | 'next' | 'previous' | 'pause' | 'play', string>;
}

/** Embla's duration is a physics constant, not milliseconds: 20 moves a slide by 99 % in 500 ms. */
const TRANSITION = 20;

/** Not a region: each slider would be a landmark, and two without a title would share a name. */
const GROUP = { role: 'group' };
const TRACK = '[data-track]';

function CarouselInner(props: CarouselIslandProps & { children?: ReactNode }) {
  const { id, label, labelLang, titles, lang, labels, children } = props;
  /** The slide whose dot was clicked before embla was ready. */
  const [asked, setAsked] = useState<number>();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewportRef, embla] = useEmblaCarousel({
    container: TRACK,
    loop: true,
    duration: TRANSITION,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    watchDrag: (_api, event) => movesSlides(event.target),
    // Embla follows the focus only after Tab.
    watchFocus: false,
  });
  const [selected, setSelected] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [held, setHeld] = useState(false);
  const picker = useRef<HTMLUListElement>(null);

  /** In a transition: attaching at once would be a long task that blocks input. */
  const attach = useCallback(
    (viewport: HTMLDivElement | null) => {
      startTransition(() => {
        setRoot(viewport?.closest('section') ?? null);
        viewportRef(viewport);
      });
    },
    [viewportRef],
  );

  // Switch from scroll-snap list to carousel, at the slide the rider had scrolled to. Embla has measured before; both
  // layouts put the slides at the same positions.
  useEffect(() => {
    if (!embla || !root) return;
    const track = embla.containerNode();
    const start = asked ?? scrolledTo(track);
    root.dataset.live = '';
    track.scrollLeft = 0;
    leaveTabOrder(track);
    embla.scrollTo(start, true);
    const slides = slidesIn(track);
    // The slide moves first; updating its dot may take a frame longer.
    const onSelect = () => {
      startTransition(() => setSelected(embla.selectedScrollSnap()));
      showSlide(slides, embla.selectedScrollSnap());
    };
    onSelect();
    setWanted(props.autoplay && !prefersReducedMotion());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla, root, asked, props.autoplay]);

  useSwipe(embla);

  // A finger or a mouse on the slides, until it is lifted or scrolls the page. `reInit` forgets it.
  useEffect(() => {
    if (!embla) return;
    const onPointer = (_api: typeof embla, event: string) => setHeld(event === 'pointerDown');
    embla.on('pointerDown', onPointer).on('pointerUp', onPointer).on('reInit', onPointer);
    return () => {
      embla.off('pointerDown', onPointer).off('pointerUp', onPointer).off('reInit', onPointer);
    };
  }, [embla]);

  useEffect(() => {
    const strip = picker.current;
    const dot = strip?.children[selected];
    if (!strip || !(dot instanceof HTMLElement)) return;
    strip.scrollLeft = dot.offsetLeft - strip.offsetLeft - (strip.clientWidth - dot.clientWidth) / 2;
  }, [selected]);

  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const go = useCallback((index: number) => (embla ? embla.scrollTo(index) : setAsked(index)), [embla]);

  useEffect(() => {
    const track = root?.querySelector<HTMLElement>(TRACK);
    if (!track) return;
    const slides = slidesIn(track);
    const viewport = embla?.rootNode();
    // The URL hash names the slide whose dot was clicked as a link, or a field in a slide.
    const follow = () => {
      const at = namedSlide(track);
      if (at === -1) return;
      go(at);
      const named = namedElement();
      // The browser focuses nothing in an inert slide.
      if (named !== slides[at]) named?.focus({ preventScroll: true });
      // The browser scrolls it to the slide's place in the track, which embla shifts as well.
      if (viewport) viewport.scrollLeft = 0;
    };
    // Without `inert` the focus and find-in-page reach hidden slides.
    const show = (at: number) => {
      if (!embla || !viewport || at === -1) return;
      if (at !== embla.selectedScrollSnap()) embla.scrollTo(at, true);
      viewport.scrollLeft = 0;
    };
    const showFocused = () => show(slides.findIndex((slide) => slide.contains(document.activeElement)));
    const showScrolled = () => {
      if (!embla || !viewport?.scrollLeft) return;
      // A second press on the same link scrolls only.
      if (namedSlide(track) !== -1) return follow();
      const passed = Math.round(viewport.scrollLeft / viewport.clientWidth);
      show((embla.selectedScrollSnap() + passed) % slides.length);
    };
    viewport?.addEventListener('focusin', showFocused);
    viewport?.addEventListener('scroll', showScrolled);
    window.addEventListener('hashchange', follow);
    return () => {
      viewport?.removeEventListener('focusin', showFocused);
      viewport?.removeEventListener('scroll', showScrolled);
      window.removeEventListener('hashchange', follow);
    };
  }, [root, embla, go]);
  const busy = hovered || focused || held;
  const turning = useAutoplay({ wanted, busy, element: root, slide: selected, next });

  /** Focus pauses autoplay, except on the pause button itself. Low priority: input comes first. */
  const onFocus = ({ target }: FocusEvent) =>
    startTransition(() => setFocused(target instanceof Element && !target.closest('[data-rotation]')));

  /** Safari doesn't focus what is pressed. */
  const focusAnd = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    act();
  };

  return (
    <section
      {...GROUP}
      className="carousel"
      aria-roledescription={labels.role}
      aria-label={labelLang ? undefined : label}
      aria-labelledby={labelLang ? `${id}-label` : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      // A window that loses the focus also blurs its focused element, which stays the active one.
      onBlur={({ currentTarget }) => currentTarget.contains(document.activeElement) || setFocused(false)}
    >
      {labelLang ? (
        <h3 id={`${id}-label`} lang={labelLang} className="sr-only">
          {label}
        </h3>
      ) : null}
      <div className="carousel-controls">
        {props.autoplay ? (
          <button
            type="button"
            data-rotation=""
            className="carousel-button carousel-alive"
            aria-label={wanted ? labels.pause : labels.play}
            onClick={() => setWanted(!wanted)}
          >
            <Icon name={wanted ? 'pause' : 'play'} className="h-5 w-5" />
          </button>
        ) : null}
        <button
          type="button"
          className="carousel-button carousel-alive carousel-previous"
          aria-label={labels.previous}
          onClick={focusAnd(() => embla?.scrollPrev())}
        >
          <Icon name="arrowLeft" className="h-5 w-5" />
        </button>
        <ul ref={picker} className="carousel-dots" aria-label={labels.picker}>
          {titles.map((title, index) => (
            <li key={index} className="flex-none">
              <a
                href={`#${id}-${index + 1}`}
                className="carousel-dot"
                aria-current={index === selected ? 'true' : undefined}
                onClick={focusAnd(() => go(index))}
              >
                <span className="sr-only">
                  {labels.show.replace('{index}', String(index + 1))}
                  {title ? ': ' : null}
                  <span lang={lang}>{title}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="carousel-button carousel-alive"
          aria-label={labels.next}
          onClick={focusAnd(() => embla?.scrollNext())}
        >
          <Icon name="arrowRight" className="h-5 w-5" />
        </button>
      </div>
      <div ref={attach} className="carousel-viewport" aria-live={turning ? 'off' : 'polite'}>
        {children}
      </div>
    </section>
  );
}

export const CarouselIsland = island<CarouselIslandProps>(
  // Embla requires it; where it is, there is an IntersectionObserver too.
  { name: 'carousel', needs: 'ResizeObserver' },
  CarouselInner,
);
