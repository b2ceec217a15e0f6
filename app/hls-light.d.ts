/** The light build has the full one's types but names none. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
