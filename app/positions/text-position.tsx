import { TextCard } from '#app/components/text-card.tsx';
import type { PositionProps } from './position/position-props.ts';
import { levelIn } from './position/section-frame.tsx';
import { SurveysFirst } from './position/surveys-first.tsx';

/** Any position of cards in text-only mode: sliders as full lists, cards as blocks of text, which need no clipping. */
export function TextPosition({ position }: PositionProps) {
  return (
    <SurveysFirst position={position}>
      {(teasers) => (
        <div className="fills rounded bg-card shadow-lifted">
          <ul className="card-rows fills">
            {teasers.map((teaser) => (
              <li key={teaser.entry.id}>
                <TextCard teaser={teaser} level={levelIn(position)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SurveysFirst>
  );
}
