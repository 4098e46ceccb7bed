import { expect, it } from 'vitest';
import { isAboutEarlierPaper } from './earlier-papers.ts';

it.each([
  'This sheet replaces the one that Anna took home from the fair.',
  'Please throw the other away, its figures were for two greenhouses.',
  'Please disregard the earlier version.',
  'Anna Lind remarks that the first version gave the chair to Ola.',
])('takes %j for no term', (sentence) => expect(isAboutEarlierPaper(sentence)).toBe(true));

it.each([
  'This letter supersedes all earlier agreements between the parties.',
  'This letter replaces our offer of 3 May.',
  'Please delete the other clauses of the articles.',
  'The table below replaces all earlier terms between us.',
])('takes %j for a term', (sentence) => expect(isAboutEarlierPaper(sentence)).toBe(false));
