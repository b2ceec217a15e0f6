/** Path of our proxy for the operator's connectivity forecast (CONNECTIVITY_URL). */
export const FORECAST_PATH = '/verbindung';

export interface Forecast {
  currentState: string;
  nextState: string;
  remainingTimeSeconds: number;
}

/** Null if the JSON isn't a forecast. */
export function readForecast(json: unknown): Forecast | null {
  const { currentState, nextState, remainingTimeSeconds } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof nextState !== 'string' || nextState.length > LONGEST_STATE) return null;
  const seconds = secondsIn(remainingTimeSeconds);
  if (seconds === null) return null;
  return {
    currentState: typeof currentState === 'string' ? currentState.slice(0, LONGEST_STATE) : '',
    nextState,
    remainingTimeSeconds: seconds,
  };
}

const LONGEST_STATE = 40;

function secondsIn(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Servers name their states differently; any of these words means a weak network. */
const WEAK = /WEAK|UNSTABLE|POOR|BAD|LOW|NONE|OFFLINE|TUNNEL|NO_?(?:INTERNET|NETWORK|CONNECTION|SIGNAL)/i;
const SOON_SECONDS = 300;

/** The network is good now and will be weak within a few minutes. */
export function isWeakSoon({ currentState, nextState, remainingTimeSeconds }: Forecast): boolean {
  return WEAK.test(nextState) && !WEAK.test(currentState) && remainingTimeSeconds <= SOON_SECONDS;
}
