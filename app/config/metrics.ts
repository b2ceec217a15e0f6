/** Metrics that the app reports. They contain no riders, addresses or user input. */
export interface Metrics {
  /** One content API call; 'not asked' while the circuit breaker is open. */
  upstreamCall(call: string, outcome: 'answered' | 'failed' | 'not asked', seconds: number): void;
  contentRead(from: 'memory' | 'copy' | 'server'): void;
  submission(call: string, outcome: 'accepted' | 'refused' | 'limited' | 'failed'): void;
  overLimit(purpose: string): void;
  rendered(seconds: number): void;
}
