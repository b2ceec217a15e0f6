import { describe, expect, it } from 'vitest';
import { bareFact, isDemoFact, mailLink, telephoneLink } from './operator-facts.ts';

describe('a fact about the operator', () => {
  it.each([
    ['Stadtwerke Musterstadt (Demo)', true, 'Stadtwerke Musterstadt'],
    ['redaktion@kachel.example (Demo)', true, 'redaktion@kachel.example'],
    ['redaktion@stadt.de', false, 'redaktion@stadt.de'],
    ['Verkehrsbetriebe Nordheim GmbH', false, 'Verkehrsbetriebe Nordheim GmbH'],
    ['Demo-Verkehrs GmbH', false, 'Demo-Verkehrs GmbH'],
  ])('%s: demo %s', (value, demo, bare) => {
    expect(isDemoFact(value)).toBe(demo);
    expect(bareFact(value)).toBe(bare);
  });

  it.each([
    ['+49 30 23125 000 (Demo)', 'tel:+493023125000'],
    ['+49 (0)30 / 23125-000', 'tel:+493023125000'],
    ['0800 123', 'tel:0800123'],
    ['auf Anfrage', null],
  ])('%s has the telephone link %s', (value, link) => {
    expect(telephoneLink(value)).toBe(link);
  });

  it.each([
    ['redaktion@kachel.example', 'mailto:redaktion@kachel.example'],
    ['post@stadt.de (Demo)', 'mailto:post@stadt.de'],
    ['über das Formular', null],
  ])('%s has the mail link %s', (value, link) => {
    expect(mailLink(value)).toBe(link);
  });
});
