import { anyOf } from '../../reading/any-of.ts';
import type { Reading } from '../../reading/reading.ts';
import { searcherOf } from '../../reading/searcher.ts';
import { statesOfAmerica } from './states-of-america.ts';

/** A place whose law documents choose. `country` tells a foreign law from another state's. */
export interface PlaceOfLaw {
  readonly name: string;
  readonly country: string;
}

interface Entry extends PlaceOfLaw {
  /** The place as a law: "laws of England", "English law". */
  readonly law: RegExp;
  /** Companies of the place: "a Delaware corporation", "GmbH". */
  readonly company?: RegExp;
}

function us(name: string): Entry {
  return {
    name,
    country: 'United States',
    law: new RegExp(`\\b${name}\\b`),
    company: new RegExp(
      `\\b${name} (?:corporation|C-?corp|company|limited liability)|(?:incorporated|organi[sz]ed) in (?:the State of )?${name}`,
    ),
  };
}

/** Countries with one law, by what they and their law are called. */
function countries(called: Readonly<Record<string, string>>): readonly Entry[] {
  return Object.entries(called).map(([name, words]) => ({
    name,
    country: name,
    law: new RegExp(`\\b(?:${words})\\b`, 'u'),
  }));
}

const entries: readonly Entry[] = [
  {
    name: 'England and Wales',
    country: 'United Kingdom',
    law: /\bEngland\b|\bEnglish\b|\bE&W\b|\bUnited Kingdom\b|\bUK law\b/,
    company: anyOf(
      /\b(?:registered|incorporated) in (?:England|the United Kingdom|the UK)/,
      /\bEnglish (?:private )?(?:limited )?company|\bCompanies House\b/,
    ),
  },
  {
    name: 'Scotland',
    country: 'United Kingdom',
    law: /\bScot(?:land|s|tish)\b/,
    company: /incorporated in Scotland/,
  },
  { name: 'Northern Ireland', country: 'United Kingdom', law: /\bNorthern (?:Ireland|Irish)\b/ },
  {
    name: 'Germany',
    country: 'Germany',
    law: /\bGerman(?:y|\b)|[Dd]eutsche[mns]? Recht|Deutschland|Federal Republic of Germany/,
    company: /\bGmbH\b|\bUG \(haftungsbeschr/,
  },
  {
    name: 'France',
    country: 'France',
    law: /\bFrance\b|\bFrench\b/,
    company: /\bS\.?A\.?S\.?\b(?! ?\d)|soci\u00e9t\u00e9 par actions/,
  },
  {
    name: 'Ireland',
    country: 'Ireland',
    law: /(?<!Northern )\bIreland\b|(?<!Northern )\bIrish\b/,
    company: /incorporated in Ireland|\bDAC\b/,
  },
  {
    name: 'Netherlands',
    country: 'Netherlands',
    law: /\bNetherlands\b|\bDutch\b/,
    company: /\bB\.V\.|\bBV\b/,
  },
  { name: 'Spain', country: 'Spain', law: /\bSpain\b|\bSpanish\b/, company: /\bS\.L\.(?:U\.)?/ },
  { name: 'Italy', country: 'Italy', law: /\bItal(?:y|ian)\b/, company: /\bS\.r\.l\.|\bS\.p\.A\./ },
  { name: 'Sweden', country: 'Sweden', law: /\bSwed(?:en|ish)\b/, company: /\bAktiebolag\b|\bAB \(publ/ },
  { name: 'Denmark', country: 'Denmark', law: /\bDenmark\b|\bDanish\b/, company: /\bApS\b|\bA\/S\b/ },
  { name: 'Finland', country: 'Finland', law: /\bFinland\b|\bFinnish\b/, company: /\bOyj?\b/ },
  { name: 'Norway', country: 'Norway', law: /\bNorw(?:ay|egian)\b/ },
  { name: 'Belgium', country: 'Belgium', law: /\bBelgi(?:um|an)\b/ },
  { name: 'Austria', country: 'Austria', law: /\bAustrian?\b/ },
  { name: 'Switzerland', country: 'Switzerland', law: /\bSwitzerland\b|\bSwiss\b/ },
  { name: 'Portugal', country: 'Portugal', law: /\bPortug(?:al|uese)\b/, company: /\bLda\b/ },
  { name: 'Poland', country: 'Poland', law: /\bPoland\b|\bPolish\b/, company: /sp\. z o\.?o\.|\bP\.S\.A\./ },
  { name: 'Estonia', country: 'Estonia', law: /\bEstonian?\b/, company: /\bO\u00dc\b/ },
  { name: 'Hungary', country: 'Hungary', law: /\bHungar(?:y|ian)\b/, company: /\b(?:Kft|Zrt|Nyrt)\b/ },
  {
    name: 'Czech Republic',
    country: 'Czech Republic',
    law: /\bCzech(?:ia| Republic)?\b/,
    company: /\bs\.r\.o\./,
  },
  { name: 'Romania', country: 'Romania', law: /\bRomanian?\b/ },
  { name: 'Greece', country: 'Greece', law: /\bGree(?:ce|k)\b/ },
  { name: 'Bulgaria', country: 'Bulgaria', law: /\bBulgarian?\b/, company: /\bOOD\b/ },
  { name: 'Croatia', country: 'Croatia', law: /\bCroatian?\b/, company: /\bd\.o\.o\./ },
  { name: 'Lithuania', country: 'Lithuania', law: /\bLithuanian?\b/, company: /\bUAB\b/ },
  { name: 'Latvia', country: 'Latvia', law: /\bLatvian?\b/, company: /\bSIA\b/ },
  { name: 'Iceland', country: 'Iceland', law: /\bIceland(?:ic)?\b/, company: /\behf\b/ },
  { name: 'Luxembourg', country: 'Luxembourg', law: /\bLuxembourg\b/ },
  { name: 'Singapore', country: 'Singapore', law: /\bSingapore\b/, company: /\bPte\.? Ltd/ },
  {
    name: 'India',
    country: 'India',
    law: /\bIndian?\b/,
    company: /\bPvt\.? Ltd|\bPrivate Limited\b(?! company)/i,
  },
  { name: 'Israel', country: 'Israel', law: /\bIsraeli?\b/ },
  { name: 'Hong Kong', country: 'Hong Kong', law: /\bHong Kong\b/ },
  { name: 'Cayman Islands', country: 'Cayman Islands', law: /\bCayman\b/ },
  { name: 'New South Wales', country: 'Australia', law: /\bNew South Wales\b|\bNSW\b/ },
  { name: 'Victoria', country: 'Australia', law: /\bVictorian?\b/ },
  { name: 'Tasmania', country: 'Australia', law: /\bTasmanian?\b/ },
  { name: 'Queensland', country: 'Australia', law: /\bQueensland\b|\bQLD\b/ },
  { name: 'Australia', country: 'Australia', law: /\bAustralian?\b/, company: /\bPty\.? Ltd/ },
  { name: 'Western Australia', country: 'Australia', law: /\bWestern Australian?\b/ },
  { name: 'South Australia', country: 'Australia', law: /\bSouth Australian?\b/ },
  {
    name: 'South Africa',
    country: 'South Africa',
    law: /\bSouth African?\b/,
    company: /\(Pty\)\.? ?(?:Ltd|Limited)\b/i,
  },
  // Two financial centres have laws of their own inside the federation.
  {
    name: 'Dubai International Financial Centre',
    country: 'United Arab Emirates',
    law: /\bDIFC\b|\bDubai International Financial Cent(?:re|er)\b/,
    company: /\b(?:incorporated|registered) in the (?:DIFC|Dubai International Financial Cent(?:re|er))\b/,
  },
  {
    name: 'Abu Dhabi Global Market',
    country: 'United Arab Emirates',
    law: /\bADGM\b|\bAbu Dhabi Global Market\b/,
    company: /\b(?:incorporated|registered) in (?:the )?(?:ADGM|Abu Dhabi Global Market)\b/,
  },
  {
    name: 'United Arab Emirates',
    country: 'United Arab Emirates',
    law: /\bUnited Arab Emirates\b|\bUAE\b|\bU\.A\.E\.|\bEmirati\b|\bDubai\b|\bAbu Dhabi\b/,
    company: /\bFZ-?LLC\b|\bFZC?O\b|\bFZE\b/,
  },
  { name: 'Saudi Arabia', country: 'Saudi Arabia', law: /\bSaudi(?: Arabian?)?\b/ },
  { name: 'Nigeria', country: 'Nigeria', law: /\bNigerian?\b/ },
  { name: 'Kenya', country: 'Kenya', law: /\bKenyan?\b/ },
  { name: 'Japan', country: 'Japan', law: /\bJapan(?:ese)?\b/ },
  { name: 'New Zealand', country: 'New Zealand', law: /\bNew Zealand\b|\bNZ\b(?!\$)/ },
  { name: 'Ontario', country: 'Canada', law: /\bOntario\b/ },
  { name: 'British Columbia', country: 'Canada', law: /\bBritish Columbia\b/ },
  { name: 'Alberta', country: 'Canada', law: /\bAlberta\b/ },
  { name: 'Manitoba', country: 'Canada', law: /\bManitoba\b/ },
  { name: 'Saskatchewan', country: 'Canada', law: /\bSaskatchewan\b/ },
  { name: 'New Brunswick', country: 'Canada', law: /\bNew Brunswick\b/ },
  { name: 'Nova Scotia', country: 'Canada', law: /\bNova Scotian?\b/ },
  { name: 'Quebec', country: 'Canada', law: /\bQu[e\u00e9]bec\b/ },
  { name: 'Canada', country: 'Canada', law: /\bCanad(?:a|ian)\b/ },
  ...countries({
    'South Korea': 'South Korea|Republic of Korea|(?<!North )Korean?',
    Turkey: 'Turkey|T\u00fcrkiye|Turkish',
    China: "People's Republic of China|PRC|Chinese",
    Taiwan: 'Taiwan(?:ese)?',
    Malaysia: 'Malaysian?',
    Indonesia: 'Indonesian?',
    Thailand: 'Thailand|Thai',
    Vietnam: 'Vietnam(?:ese)?',
    Philippines: 'Philippines?',
    Pakistan: 'Pakistani?',
    Bangladesh: 'Bangladeshi?',
    'Sri Lanka': 'Sri Lankan?',
    Brazil: 'Brazil(?:ian)?',
    Mexico: '(?<!New )Mexic(?:o|an)',
    Argentina: 'Argentin(?:a|e|ian)',
    Chile: 'Chilean?',
    Colombia: 'Colombian?',
    Ukraine: 'Ukrain(?:e|ian)',
    Malta: 'Malt(?:a|ese)',
    Cyprus: 'Cypr(?:us|iot)',
    Slovakia: 'Slovak(?:ia|ian)?',
    Slovenia: 'Sloven(?:ia|ian|e)',
    Serbia: 'Serbian?',
    Liechtenstein: 'Liechtenstein',
    Jersey: '(?<!New )Jersey',
    Guernsey: 'Guernsey',
    'Isle of Man': 'Isle of Man|Manx',
    Gibraltar: 'Gibraltar',
    Ghana: 'Ghana(?:ian)?',
    Egypt: 'Egypt(?:ian)?',
    Rwanda: 'Rwandan?',
    Uganda: 'Ugandan?',
    Tanzania: 'Tanzanian?',
    Morocco: 'Morocc(?:o|an)',
  }),
  ...statesOfAmerica.map(us),
];

/** The place whose law a passage names first, or null. */
export function placeOfLaw(text: string): PlaceOfLaw | null {
  let first: { readonly at: number; readonly place: PlaceOfLaw } | null = null;
  for (const { name, country, law } of entries) {
    const at = law.exec(text)?.index;
    if (at !== undefined && (first === null || at < first.at)) first = { at, place: { name, country } };
  }
  return first?.place ?? null;
}

/** Where disputes go may follow the place of the law. */
const forum = /[;,]\s[^;,.]{0,40}\b(?:courts?|arbitration)\b.{0,40}$/is;

/** The place that a sentence names and nothing else: "Singapore.", "Ireland; Irish courts". Null for any other. */
export function placeAlone(text: string): PlaceOfLaw | null {
  if (text.length > 90) return null;
  const words = text.replace(forum, '').replace(/^[^\p{L}]{0,12}|[^\p{L}]{1,12}$/gu, '');
  const place = placeOfLaw(words);
  return place && words === place.name ? place : null;
}

const companyCountries = new WeakMap<Reading, string | null>();

/** The country whose company a document is about, where its words show one country only; worked out once. */
export function countryOfCompany(reading: Reading): string | null {
  const known = companyCountries.get(reading);
  if (known !== undefined) return known;
  const country = onlyCountry(reading.text);
  companyCountries.set(reading, country);
  return country;
}

function onlyCountry(text: string): string | null {
  const isInText = searcherOf(text);
  const countries = new Set(
    entries.flatMap(({ company, country }) => (company && isInText(company) ? [country] : [])),
  );
  const [only] = countries;
  return countries.size === 1 && only !== undefined ? only : null;
}

/** Forms of company that a neighbour's law has under the same name: a GmbH may be Austrian, a BV Belgian. */
const sharedForms: Readonly<Record<string, readonly string[]>> = {
  Germany: ['Austria', 'Switzerland'],
  Netherlands: ['Belgium'],
  France: ['Luxembourg'],
};

/** Whether a company that its words place in one country may as well be from another. */
export function mayBeFrom(companyCountry: string, country: string): boolean {
  return companyCountry === country || sharedForms[companyCountry]?.includes(country) === true;
}
