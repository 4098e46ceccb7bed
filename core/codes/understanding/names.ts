/** Common given names that no trade is called by. */
const givenNames = `aaron abdul abigail adam adrian agnes ahmed aisha alan albert alex alexander alfie ali alice alison
amanda amelia amy andrea andrew angela ann anna anne annie anthony antonio archie arthur ashley barbara beatrice ben
benjamin bernard beth bethany betty beverley brenda brian bridget bruce callum cameron carl caroline catherine
charles charlie charlotte chloe chris christina christine christopher claire clare colin connor craig cynthia daniel
darren dave david dawn deborah debbie denise dennis derek diana diane dominic donald donna doris dorothy douglas duncan
dylan edith edward edwin eileen elaine eleanor elizabeth ella ellen ellie elsie emily emma eric erin ethan eva evelyn
fatima felix fiona florence frances francis fred freddie gareth gary gavin geoff geoffrey george georgia gerald
geraldine gillian glenn gordon graham greta gwen hannah harold harriet harry hassan helen henry hilary howard hugh ian
ibrahim imogen irene isaac isabel isabella isla jacob jacqueline james jamie jane janet janice jason jeff
jennifer jenny jeremy jessica jill jim joan joanna joanne joe joel john jonathan jordan joseph josephine josh joshua
joyce judith julia julian julie justin karen karl kate katherine kathleen katie keith kelly kenneth kerry kevin kim
kirsty kyle laura lauren lawrence leah leanne leo leon leonard leslie lewis liam linda lisa logan lorraine louis louise
lucy luke lynn lynne maisie malcolm manuel marcus margaret maria marie marion marjorie martha martin mary matthew
maureen megan melanie melissa michael michelle mike miriam mohammed mohamed molly monica muhammad nancy naomi natalie
natasha nathan neil nicholas nicola nicole nigel noah nora norman oliver olivia oscar owen pamela patricia patrick paul
paula pauline peter philip phillip phoebe phyllis polly priya rachel ralph raymond rebecca richard robert roger ronald
rosie ross roy ryan sally samantha samuel sandra sara sarah sean sebastian sharon sheila shirley simon sophia
sophie stacey stanley stella stephanie stephen steve steven stewart stuart susan suzanne sylvia tanya teresa terry
theresa thomas tim timothy tina toby todd tom tommy tony tracey tracy trevor valerie vanessa vera veronica victor
vincent wayne wendy wilfred william winifred yasmin yvonne zoe`;

/** Places that no goods are called by ("Sandwich", "Bath" and "China" are not among them). */
const places = `aberdeen aberystwyth afghanistan africa albania algeria alabama alaska america amsterdam anglesey antrim
argentina arizona arkansas armagh athens atlanta austin australia austria aylesbury bangkok bangladesh bangor barcelona
barnsley barnstaple basildon basingstoke bedford bedfordshire beijing belfast belgium berkshire berlin bermondsey
birkenhead birmingham blackburn blackpool bolton boston bournemouth bradford brentwood brighton bristol brixton
brooklyn buckinghamshire bulgaria burnley california camberwell cambridge cambridgeshire camden canada
canterbury cardiff carlisle carmarthen chelmsford chelsea cheltenham cheshire chester chesterfield chicago chichester
cleveland clapham colchester colorado connecticut cornwall coventry crawley crewe croydon cumbria cyprus dallas darlington
delaware denver derbyshire derry detroit devon doncaster dorset dubai dublin dudley dundee durham ealing
eastbourne edinburgh egypt england enfield essex europe exeter falmouth fife finland florida france galway gateshead
georgia germany glasgow gloucester gloucestershire grimsby guildford hackney halifax hamburg hampshire harlow harrogate
harrow hartlepool hastings hawaii helsinki hereford herefordshire hertfordshire houston hove huddersfield hungary
idaho illinois india indiana inverness iowa ipswich iran iraq ireland islington israel istanbul italy jamaica japan
kansas kendal kent kentucky kenya kettering kidderminster kilmarnock lambeth lancashire lancaster leeds leicester
leicestershire lerwick lewisham lichfield limerick lincolnshire lisbon liverpool london loughborough louisiana lowestoft
luton macclesfield madrid maidstone manchester mansfield margate maryland massachusetts melbourne merseyside mexico miami
michigan middlesbrough middlesex midlands milan minnesota mississippi missouri montana montreal morocco moscow mumbai
munich nebraska netherlands nevada newcastle newham newport newquay nigeria norfolk northampton northamptonshire
northumberland norway norwich nottingham nottinghamshire nuneaton ohio oklahoma oldham ontario oregon orkney oslo oxford
oxfordshire paisley pakistan paris peckham pembrokeshire pennsylvania penzance perth peterborough philadelphia plymouth
poland pontefract portsmouth portugal powys prague preston reigate richmond rochdale romania rome rotherham runcorn
russia salford salisbury scarborough scotland scunthorpe seattle sheffield shetland shrewsbury shropshire singapore
slough slovakia solihull somerset southampton southend southport southwark spain stafford staffordshire stevenage
stockholm stockport stockton stoke trent tyne suffolk sunderland surrey sussex sutton swansea sweden swindon switzerland sydney
tamworth taunton telford tennessee texas tokyo torquay toronto tottenham truro tyneside uganda ukraine ulster uxbridge
vancouver vermont vienna virginia wakefield wales wallasey walsall walthamstow warrington warsaw warwick warwickshire
washington watford wembley weymouth wigan wiltshire wimbledon winchester windermere wirral wisconsin woking
wolverhampton worcester worcestershire worthing wrexham wycombe wyoming yeovil york yorkshire zurich`;

const placeWords = new Set(places.split(/\s+/));
const personWords = new Set(givenNames.split(/\s+/));

/** Whether a lower-case word is the name of a place. */
export function isPlaceName(word: string): boolean {
  return placeWords.has(word);
}

/** Whether a lower-case word is a person's given name. */
export function isGivenName(word: string): boolean {
  return personWords.has(word);
}
