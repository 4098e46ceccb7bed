/**
 * Turns of phrase by which firms of any trade speak of themselves on their sites, a line each. A slash stands between
 * words of which one is written, a question mark after a word that may be missing, `#` for a number in figures or words
 * and `@` for a word with a capital. Marks between words are passed over but for those that end a part of a sentence.
 */
export const promotionPhrases = `
locally/family/independently/privately/proudly/veteran/woman/women/employee/owner owned/run/operated/managed and/&? owned/run/operated/managed?
locally/independently/privately/family/veteran/woman/women owned/based
small? independent/local/friendly/proud/british/american? family business/company/concern/enterprise
a? husband/father/mother/brother and wife/son/daughter/sons/sister/brother team/business/company/duo?
first/second/third/fourth/fifth/sixth/#/#th generation family/of? family? business/company/firm/owned/run?
# generations of? experience/expertise/knowledge/the/our? family?
over/from/for/through? many/several? generations
for? over/almost/nearly/around/about/well/more/some? over/than? # years/decades/generations/centuries
for? over/almost/nearly/about/more? than? a/half/quarter? a? century
over/more? than? # plus? years of? combined/collective/industry/relevant/practical/professional/hands/solid? on? experience/expertise/knowledge
many/several/decades/years/generations of combined/collective/industry/professional? experience/expertise/knowledge
combined/collective/extensive/vast/wealth/unrivalled of? experience/expertise/knowledge of? over? #? years?
was/were/been? established/founded/formed/started/incorporated/launched/created/opened/begun/began/set up? back? in/since # by? @?
was/were/been? established/founded/formed/started/incorporated/launched/created/opened/set up? in @ @? in? #?
was/were established/founded/formed/started/launched/created by
established/founded/trading/operating/open/serving/running/here/business/trusted/est/working/going/around since #
in? business/operation/existence/trade since/for over? # years?
since #
the history/story of
our history/story/heritage/journey/background/beginnings
from humble/small beginnings
a? rich/proud/long/wealth of? heritage/history/tradition of?
steeped in history/tradition
goes/going/dates/dating back to? # years?
stood the test of time
has/have always been a? pioneer/pioneers
has? become a? household name
renowned/known/famous/recognised/recognized/regarded/respected for/as/across/throughout/in/by
well/highly/widely/internationally/nationally known/respected/regarded/recognised/recognized/renowned
highly skilled/trained/qualified/experienced/motivated
friendly/experienced/professional/dedicated/skilled/qualified/knowledgeable/expert and/&/working? friendly/experienced/professional/dedicated/skilled/qualified/clinical/knowledgeable? team/staff/crew/people/workforce/members
clinical/talented/expanding/growing/hard/small/fantastic/amazing and/&/working? friendly/experienced/professional/dedicated/skilled/qualified/clinical/knowledgeable? team/staff/crew/people/workforce/members
our/the/a management/whole/entire/small/great/fantastic? team/staff/people/workforce/crew
team of dedicated/friendly/skilled/experienced/qualified/professional/passionate/highly? skilled/experienced/qualified? experts/specialists/professionals/people/individuals/staff
members/member of staff/the/our team?
family/small/tight/close knit? team
team/staff of #
no job/project/task/order too? big/large/small/great or? too? big/large/small/great?
no job/project/task/order is/was too? big/large/small/great or? too? big/large/small/great?
large/big/small or/and small/large/big
customer/customers/client/clients/guest/patient/consumer service/satisfaction/care/support/experience/relationships/focus
work/job/jobs well/done well/done/right? done/right?
the? work/job/repairs/it? will/be/is/are? be? done right/properly the/first/time? first/time? time?
right the? first time
greatest/biggest/main/top/first/highest/number/utmost one? concern/concerns/priority/priorities/passion/importance
rest assured that?
peace of mind
go/goes/going/we above and beyond
extra mile
strive/strives/strived/striving/aim/aims/endeavour/endeavor/endeavours/endeavors to/for always? offer/provide/deliver/give/be/make/ensure/exceed/meet/achieve/excellence? the? very? best/highest/finest? quality/standard/standards/service/services/value?
pride/prides/pride ourselves/itself/themselves/myself/in on/in? our/the/being/offering/providing/delivering? 
we/i are/is/am/re proud/passionate/excited/delighted/pleased/honoured/honored/committed/dedicated/proudly/here to/of/about/that/be? be/offer/provide/say? part/a/member? of?
proud/proudly to/of? be/being? a? part/member/serving/offering/supporting? of?
part of the @ community
in/of/by/to/for/with the/our local? community/communities we? serve?
communities/community we serve/live/work
improve/improves/improving/change/changes/changing/transform/transforming/enrich/enriching people's/peoples/the? lives/life
make/makes/making a? real/positive? difference/impact
leave/leaves/leaving a/an? lasting? impact/impression
warmth/warm and? personal/friendly/welcoming? attention/welcome/touch/approach/hospitality?
personal/close/careful/individual/meticulous/particular attention to? detail?
attention to detail
a more? personal/bespoke/tailored/hands/friendly on? touch/approach/experience/service/feel
exceptional/outstanding/excellent/unparalleled/unrivalled/first/great/expert/quality/superior/finest/best class? care/service/quality/results/value/standards/workmanship
second to none
of the highest/finest quality/standard/standards/calibre
the? very? highest/best/finest/top possible? quality/standard/standards/service/price/prices/value/experience/experiences/possible
satisfaction/quality/results/money/workmanship guaranteed/guarantee/back
guaranteed satisfaction/results/quality/workmanship
#/twelve/thirty day/days/month/year money/payment/credit/warranty/guarantee back? terms/guarantee/period?
payment/credit/business/trade terms/accounts/plans/options/methods
payment/payments by/is/are/in/due/accepted/terms
terms and/& conditions apply?
all? major? credit and/&/or? debit? cards/card accepted?
interest? free finance/credit/delivery/shipping/parking/consultation/estimates/estimate/quotation/quotations/quote/quotes/advice/returns/assessment available/on/over/with/and?
no obligation/hidden/call/fuss/nonsense out? quote/quotes/quotation/fees/charges/charge/consultation/estimate/costs?
call/contact/phone/ring/email/message/visit/follow/text us/me/@/now/today on/at/for/today/now/to?
get in touch with? us? today/now/for?
give us/me a call/ring/try
book/order/buy/shop/enquire/apply/call online/now/today or? by? phone?
click here/below/the link/button?
look/looking forward to welcoming/hearing/working/seeing/meeting/serving from/with? you
find out/discover/learn/read more about? us?
come and/in/on? visit/see/say/experience/join/meet/and us/hello/for?
welcome/welcomes to/you
thank/thanks you? for visiting/choosing/your? us/interest?
sign up to/for our newsletter
open #/seven days a week
open every/all/to/from day/year/monday/tuesday/wednesday/thursday/friday/saturday/sunday/the/round? public?
opening hours/times
#/24/seven hours/days/hour/day a/per? day/week/year/emergency?
monday/mon/tuesday/weekdays/saturday/saturdays to/and/- friday/fri/saturday/sat/sunday/sundays/thursday
round the clock
same/next day delivery/service/appointments/appointment/dispatch
evening/weekend/evenings/weekends and/&? weekend/weekends/evening/evenings? appointments/available/welcome?
licensed/licenced/bonded/vetted/fully/dbs/crb/police bonded/licensed/vetted/dbs/insured/checked/qualified/certified/accredited/trained/regulated and/&? insured/bonded/checked/accredited/certified?
fully/full insured/insurance
public liability insurance/insured/cover
iso #/certified/accredited/registered certified/accredited/registered?
members/member of the? federation/chamber/guild/association/institute of? small? businesses/commerce?
registered in @ and? @?
registered office/company/charity/number at/in/no? number?
company/registration/vat/charity number/registered/no #?
all rights reserved
which? trusted/trading standards? traders/trader/approved
five/5 star reviews/rated/rating/service/reviewed
over/hundreds/thousands/millions of? #? happy/satisfied/delighted/loyal customers/clients
most/the/@'s? most? trusted/respected/popular/experienced/foremost/premier/leading/preferred/favourite/favorite
serving/covering/throughout/across all? of? @ @? @? and? all? the? surrounding/nearby/local/neighbouring/wider areas/area/towns/villages/counties/communities/region
the? surrounding/nearby/local/neighbouring/wider areas/area/towns/villages/counties/communities/region and/towns/villages?
homes/homeowners/residential/domestic and/&/or commercial/businesses/industrial/business customers/clients/properties/premises/markets?
residential/domestic/private/commercial/trade/industrial/corporate/retail and/&/or residential/domestic/private/commercial/trade/industrial/corporate/retail customers/clients/clientele
discerning/quality/conscious conscious? customers/customer/clients/client/clientele/buyers/individuals
all/any/every shapes/sizes/budgets/ages/occasions/tastes/walks and/of? sizes/budgets/life/tastes/abilities?
people/children/adults of/from all ages/abilities/backgrounds/walks of? life?
whatever your needs/budget/taste/requirements/occasion
day one
years to come
last/lasts a lifetime
lifetime warranty/guarantee
from start to finish
start to finish
end to end
on time and? on/within? budget?
under one roof
in the heart of
state/country/world/region/uk's/uk/nation's/world's foremost/leading/premier/finest/favourite/favorite/largest
big/small/little enough to
word of mouth
we/i love/loved/enjoy what we/i do
built/build/founded/based on a? love/passion/reputation/foundation/belief/trust/belief/strong? of/for/in?
a/our/with passion/love for/of/is
with passion/love/pride/care
all? our/my/your? expertise and? experience
both? shared the same/a ambition/vision/passion/dream to/of?
currently only? have/has/employ/employs
what sets us apart is?
what makes us different is?
why choose us
one of the uk's/country's/world's/region's/area's/most/leading/largest/oldest/few/best? leading/largest/oldest/best/finest?
more than just an/a/another
not just an/a/another
old and new
near and far
past and present
good old? fashioned
your/our/the? trusted/local/preferred/first/perfect/number/ideal partner/choice/one/destination/expert/experts/solution choice?
`;
