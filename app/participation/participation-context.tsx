import { createContext, useContext } from 'react';
import type { Participation } from './participation.ts';

/** How the rider stands with what a teaser page lets take part in, for the cards that do; null where nothing does. */
const ParticipationContext = createContext<Participation | null>(null);

export const ParticipationProvider = ParticipationContext.Provider;

export function useParticipation(): Participation | null {
  return useContext(ParticipationContext);
}
