/** A scrollable element must be focusable and named. A group, because regions would be too many landmarks. */
export function scrollableGroup(name: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': name };
}
