export { isNotModified } from '#app/contract/not-modified.ts';
