import type { CodeSystem } from '../classification.ts';
import type { DescribedWord } from './read-description.ts';

/** What a firm does with its goods: the same bread is baked, sold to shops, sold to the public or delivered. */
export const activities = [
  'grow',
  'make',
  'wholesale',
  'retail',
  'repair',
  'hire',
  'install',
  'transport',
  'teach',
  'advise',
  'food',
] as const;
export type Activity = (typeof activities)[number];

/** Stems that speak for an activity. */
const cues: Readonly<Record<Activity, string>> = {
  grow: 'grow farm farmer acr herd flock plant breed rear crop harvest orchard greenhous polytunnel seed pick',
  make: 'make manufactur produc fabric machin built assembl craft handmad workshop factori weld cast mold brew distil bake sew weav mill maker mix batch kiln lath print bespok',
  wholesale:
    'wholesal distribut import importer trade stockist merchant bulk case pallet distributor suppli supplier retail pub shop restaur export dealer',
  retail:
    'shop store retail sell onlin counter stock shopper boutiqu till window showroom stall market browser high street ecommerc',
  repair: 'repair mend fix servic restor overhaul refurbish recondit mainten maintain breakdown mot',
  hire: 'hire rental rent leas loan deposit self-driv',
  install:
    'instal fit fitter build builder construct contractor erect lay site renov convers rewir extens plaster roof concret dig',
  transport:
    'deliv deliveri transport haul haulag drive driver lorri truck van freight ship courier rout passeng taxi',
  teach:
    'teach teacher lesson class cours train trainer tutor school learn learner coach academi instructor pupil workshop exam',
  advise:
    'consult consultanc advic advis audit strategi report assess survey design plan review apprais complianc',
  food: 'restaur cafe menu chef kitchen eat lunch dinner takeaway cook serv coffe catere cater tabl diner breakfast meal',
};

const activitiesOf = new Map<string, Activity[]>();
for (const activity of activities) {
  for (const stem of cues[activity].split(' ')) {
    const known = activitiesOf.get(stem);
    if (known) known.push(activity);
    else activitiesOf.set(stem, [activity]);
  }
}

const noShares = Object.fromEntries(activities.map((activity) => [activity, 0])) as Record<Activity, number>;

/** How strongly the words speak for each activity; the shares add up to at most 1. */
export function activityShares(words: readonly DescribedWord[]): Record<Activity, number> {
  const shares = { ...noShares };
  let total = 0.7;
  for (const { stem, weight } of words) {
    const spoken = activitiesOf.get(stem) ?? [];
    for (const activity of spoken) {
      shares[activity] += weight / spoken.length;
      total += weight / spoken.length;
    }
  }
  for (const activity of activities) shares[activity] /= total;
  return shares;
}

/** Code beginnings by activity; the longest that fits decides. */
const beginnings: Readonly<Record<CodeSystem, Readonly<Record<string, Activity>>>> = {
  naics: {
    '11': 'grow',
    '31': 'make',
    '32': 'make',
    '33': 'make',
    '42': 'wholesale',
    '44': 'retail',
    '45': 'retail',
    '811': 'repair',
    '532': 'hire',
    '23': 'install',
    '48': 'transport',
    '49': 'transport',
    '61': 'teach',
    '5413': 'advise',
    '5416': 'advise',
    '722': 'food',
  },
  sic: {
    '01': 'grow',
    '02': 'grow',
    '07': 'grow',
    '08': 'grow',
    '09': 'grow',
    '20': 'make',
    '21': 'make',
    '22': 'make',
    '23': 'make',
    '24': 'make',
    '25': 'make',
    '26': 'make',
    '27': 'make',
    '28': 'make',
    '29': 'make',
    '30': 'make',
    '31': 'make',
    '32': 'make',
    '33': 'make',
    '34': 'make',
    '35': 'make',
    '36': 'make',
    '37': 'make',
    '38': 'make',
    '39': 'make',
    '50': 'wholesale',
    '51': 'wholesale',
    '52': 'retail',
    '53': 'retail',
    '54': 'retail',
    '55': 'retail',
    '56': 'retail',
    '57': 'retail',
    '58': 'food',
    '59': 'retail',
    '753': 'repair',
    '76': 'repair',
    '735': 'hire',
    '751': 'hire',
    '15': 'install',
    '16': 'install',
    '17': 'install',
    '4': 'transport',
    '48': 'advise',
    '49': 'advise',
    '82': 'teach',
    '874': 'advise',
    '871': 'advise',
  },
  isic: {
    '01': 'grow',
    '02': 'grow',
    '03': 'grow',
    '1': 'make',
    '2': 'make',
    '30': 'make',
    '31': 'make',
    '32': 'make',
    '33': 'repair',
    '41': 'install',
    '42': 'install',
    '43': 'install',
    '4520': 'repair',
    '46': 'wholesale',
    '47': 'retail',
    '451': 'retail',
    '453': 'retail',
    '49': 'transport',
    '50': 'transport',
    '51': 'transport',
    '52': 'transport',
    '53': 'transport',
    '56': 'food',
    '70': 'advise',
    '71': 'advise',
    '77': 'hire',
    '85': 'teach',
    '95': 'repair',
  },
  cpv: {
    '50': 'repair',
    '45': 'install',
    '51': 'install',
    '60': 'transport',
    '63': 'transport',
    '64': 'transport',
    '80': 'teach',
    '71': 'advise',
    '73': 'advise',
    '794': 'advise',
    '553': 'food',
    '555': 'food',
  },
};

/** The activity of a code; `goods` where a code names things that may be grown, made, sold or resold. */
export type ActivityOfCode = Activity | 'goods' | null;

/** The activity that a code stands for; null where its number does not tell. */
export function activityOfCode(system: CodeSystem, code: string): ActivityOfCode {
  for (let length = 4; length > 0; length--) {
    const activity = beginnings[system][code.slice(0, length)];
    if (activity) return activity;
  }
  return system === 'cpv' && code < '45' ? 'goods' : null;
}

/** How well the activity of a code agrees with that of the words; 0 where neither says anything. */
export function activityAgreement(activity: ActivityOfCode, shares: Record<Activity, number>): number {
  if (activity === null) return 0;
  if (activity !== 'goods') return shares[activity];
  return Math.max(shares.grow, shares.make, shares.wholesale, shares.retail);
}
