import { createContext, useContext } from 'react';
import type { Participation } from './participation.ts';

/** State of a teaser page's survey forms, for the cards that show one; null if there is none. */
const ParticipationContext = createContext<Participation | null>(null);

export const ParticipationProvider = ParticipationContext.Provider;

export function useParticipation(): Participation | null {
  return useContext(ParticipationContext);
}
