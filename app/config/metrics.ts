/** What the app tells whoever watches it. Nothing of it names a rider, an address or what was typed. */
export interface Metrics {
  /** One call of the contract; 'not asked' while its server counts as away. */
  upstreamCall(call: string, outcome: 'answered' | 'failed' | 'not asked', seconds: number): void;
  contentRead(from: 'memory' | 'copy' | 'server'): void;
  submission(call: string, outcome: 'accepted' | 'refused' | 'limited' | 'failed'): void;
  overLimit(purpose: string): void;
  rendered(seconds: number): void;
}
