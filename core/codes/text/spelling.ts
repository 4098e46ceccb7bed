/** British words whose American form is not reached by a rule; the tables mix both. */
const american: Readonly<Record<string, string>> = {
  tyre: 'tire',
  tyres: 'tires',
  aluminium: 'aluminum',
  jewellery: 'jewelry',
  jeweller: 'jeweler',
  jewellers: 'jewelers',
  plough: 'plow',
  kerb: 'curb',
  kerbs: 'curbs',
  programme: 'program',
  programmes: 'programs',
  grey: 'gray',
  moulds: 'molds',
  mould: 'mold',
  moulding: 'molding',
  mouldings: 'moldings',
  moulded: 'molded',
  cheque: 'check',
  cheques: 'checks',
  licence: 'license',
  licences: 'licenses',
  licenced: 'licensed',
  practise: 'practice',
  defence: 'defense',
  sceptic: 'skeptic',
  pyjamas: 'pajamas',
  storey: 'story',
  draught: 'draft',
  draughtsman: 'draftsman',
  doughnut: 'donut',
  doughnuts: 'donuts',
  yoghurt: 'yogurt',
  yoghurts: 'yogurts',
  whisky: 'whiskey',
  manoeuvre: 'maneuver',
  gynaecology: 'gynecology',
  gynaecologist: 'gynecologist',
  paediatric: 'pediatric',
  paediatrics: 'pediatrics',
  orthopaedic: 'orthopedic',
  anaesthetic: 'anesthetic',
  anaesthetist: 'anesthetist',
  aeroplane: 'airplane',
  aeroplanes: 'airplanes',
  archaeology: 'archeology',
  artefact: 'artifact',
  cosy: 'cozy',
  carat: 'karat',
  carburettor: 'carburetor',
  catalogue: 'catalog',
  dialogue: 'dialog',
  haulier: 'hauler',
  hauliers: 'haulers',
  marquetry: 'marquetry',
  mum: 'mother',
  mums: 'mothers',
  sulphur: 'sulfur',
  analyse: 'analyze',
  paralyse: 'paralyze',
  enrolment: 'enrollment',
  fulfil: 'fulfill',
  instalment: 'installment',
  woollen: 'woolen',
  timbers: 'timber',
  through: 'through',
  caravanning: 'caravaning',
};

const keepIse =
  /^(advertis|exercis|franchis|merchandis|enterpris|supervis|televis|improvis|disguis|surpris|revis|advis|devis|premis|promis|compris|expertis|precis|treatis|appris|prais|rais|brais|nois|cruis|bruis|wis|ris|tortois|mayonnais|chemis|turquois)/;

/** A lower-case word in the American spelling that both sides of a search are brought to. */
export function americanSpelling(word: string): string {
  const direct = Object.hasOwn(american, word) ? american[word] : undefined;
  if (direct !== undefined) return direct;
  if (word.length < 5) return word;
  let result = word;
  if (/(is)(e|ed|er|ers|es|ing|ation|ations)$/.test(word) && !keepIse.test(word)) {
    result = result.replace(/is(e|ed|er|ers|es|ing|ation|ations)$/, 'iz$1');
  }
  if (/(col|fav|lab|harb|neighb|flav|arm|hon|rum|vap|od|parl|behavi|endeav)our/.test(result)) {
    result = result.replace(/our/, 'or');
  }
  return result
    .replace(/^(cent|theat|fib|lit|met|calib|spect|sab|lust|sepulch)re(s?)$/, '$1er$2')
    .replace(
      /(travel|cancel|model|label|fuel|channel|panel|tunnel|counsel|chisel|level|carol|jewel|signal|enamel|equal)l(ed|er|ers|ing|ery)$/,
      '$1$2',
    )
    .replace(/^(an|p|orthop|gyn|h|encyclop|medi|arch)ae/, '$1e');
}
