/** Words that say nothing about a trade, and the boilerplate of the manuals. */
const list = `a about above across after again against all almost along already also although always am among an and
another any anyone anything are around as at away back be because been before behind being below between both but by
came can cannot come comes could did do does doing don done down during each either else etc even ever every
few first for from further get gets getting give gives go goes going gone got had has have having he her here hers him his
how however i ie if in into is isn it its itself just keep keeps kept last least less let like lot lots many may me might mine
more most mostly much must my myself near need never next no nor not now of off often ok on once one only onto or other others our
ours out over own per perhaps please put quite rather really said same say see she should since so some someone
something soon still such take takes than that the their theirs them themselves then there these they thing things this
those though through thus till to together too took try two three four five six seven eight nine ten toward towards under
until up upon us use used using usually very via was way we well went were what whatever when where whether which while who whom
whose why will with within without won would yes yet you your yours yourself ve re ll d m s t
primarily engaged engage engages establishment establishments elsewhere classified nec except including include includes
comprises comprising related similar business businesses company companies ltd limited plc llc inc llp firm firms
based local small medium large family run independent owned owner established founded years year old day days week weeks month months
people everyone customer customers client clients offer offers offering offered provide provides provided providing provision
specialise specialize specialises specialising specializing specialist specialists various range ranges wide high
best quality new good great lovely little big want wants help helps helping looking look find work works working
mainly main bit odd whole nice proper main hand full kind kinds sort sorts type types around every think know time times`;

const stopWords = new Set(list.split(/\s+/));

/** Whether a lower-case word is left out of searching. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
