import { anyOf } from '../../reading/any-of.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

interface Details {
  readonly isUnrelated: boolean;
}

const topic = {
  titles:
    /intellectual property|\bip\b(?! address)|invention|proprietary (?:information|rights)|ip assignment/i,
  words: anyOf(
    /\b(?:assign\w*|transfer\w*|\u00fcbertragen)\b[^.;]{0,80}\b(?:intellectual property|\bIP\b|inventions?|IP-?rechte)/i,
    /\b(?:intellectual property|\bIP\b|inventions?|IP-?rechte)\b[^.;]{0,80}\b(?:assign\w*|transfer\w*|\u00fcbertragen)/i,
    /\bproprietary information and inventions?\b/i,
    /\b(?:free|spare|own|private) time\b[^.;]{0,80}\b(?:the company's|belongs? to the company|company owns)/i,
  ),
  except: anyOf(
    /warrant|representation|protective|reserved|consent|conditions|matters|registration/i,
    /negative covenants|due diligence|limitations/i,
  ),
};
const assigns = anyOf(
  /\bassign|transfer|\u00fcbertragen|invention|belongs? to the company/i,
  /vest(?:s|ed)? in the company|\bthe company's\b|\bcompany owns\b/i,
);
const unrelated = anyOf(
  /\b(?:all|any|every)\b[^.;]{0,60}\b(?:inventions?|intellectual property|IP|works?|ideas)\b[^.;]{0,100}\b(?:whether or not (?:related|connected)|(?:un|not )related|regardless of (?:whether|subject)|before or after|made at any time|any time whatsoever|prior to (?:joining|founding|incorporation))/i,
  /\bin (?:whatever|any|every) field\b|\bat whatever hour\b/i,
  /\bwhether or not with the company's (?:means|resources)\b/i,
  /\b(?:whatever|all that|everything)\b[^.;]{0,60}\b(?:wrote|built|made|created|devised)\b[^.;]{0,40}\bbefore\b/i,
  /\brelated (?:to (?:the |our )?(?:business|company) )?or not\b/i,
  /\bincl(?:uding|\.)? (?:those from )?(?:spare|free|private)[ -](?:time|hobbies)\b/i,
  /\b(?:creations|inventions|works)\b[^.;]{0,60}\bprivate hobbies\b/i,
  /\ball (?:past|prior|previous) (?:work|inventions?|intellectual property)\b/i,
  /\b(?:in|on|during) (?:(?:his|her|their|your|its) )?(?:free|spare|own|private)[ -]time\b(?![^.;]{0,60}\b(?:yours|theirs|his own|remains?|stays?|keeps?|not)\b)/i,
  /(?<!\b(?:not|no|nothing|never)\b[^.;]{0,60})\boutside the field of (?:the )?(?:company|business)/i,
);

/** F08: which of founders' inventions belong to the company. */
export const intellectualProperty = defineClause<Details>({
  ...taxonomy.intellectualProperty,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter(
      (sentence) => isStatement(sentence) && assigns.test(sentence.text),
    );
    return {
      status: sentences.length > 0 ? 'present' : 'absent',
      facts: {},
      evidence: quote(reading, sentences),
      details: { isUnrelated: sentences.some((sentence) => unrelated.test(sentence.text)) },
    };
  },
  assess({ status, details }) {
    if (status === 'absent') return [];
    return [details.isUnrelated ? everything : related];
  },
});

const everything: Assessment = {
  rating: 'Red',
  risk: 'You assign inventions to the company that have nothing to do with its business, or that you made before it existed.',
  recommendation:
    'Ask to assign only inventions made for the company and related to its business; list what you keep.',
};
const related: Assessment = {
  rating: 'Green',
  risk: 'Inventions you make for the company belong to it, as investors always require.',
  recommendation: 'Usual. List inventions of your own that have nothing to do with the company.',
};
