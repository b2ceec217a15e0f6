import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['victim@example.org', 'victim@example.org'],
  ['Victim+1@Example.org', 'victim@example.org'],
  [' victim+a+b@example.org ', 'victim@example.org'],
  ['v.ic.tim+3@googlemail.com', 'victim@gmail.com'],
  ['vic.tim@gmail.com', 'victim@gmail.com'],
  ['vic.tim@example.org', 'vic.tim@example.org'],
  ['a@constructor', 'a@constructor'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
