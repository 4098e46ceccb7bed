import type { Offer } from '../../content/offer.ts';
import { abernethyKilns } from './abernethy-kilns.ts';
import { aldermoorLooms } from './aldermoor-looms.ts';
import { alpenklangGmbh } from './alpenklang-gmbh.ts';
import { anteroBrineHeat } from './antero-brine-heat.ts';
import { ashdownFermentAsa } from './ashdown-ferment-asa.ts';
import { atelierNuage } from './atelier-nuage.ts';
import { benimarCitrics } from './benimar-citrics.ts';
import { bidadariBioprintSafe } from './bidadari-bioprint-safe.ts';
import { bjorkvikEnergi } from './bjorkvik-energi.ts';
import { bluestemHarvestNote } from './bluestem-harvest-note.ts';
import { brackenridgeKitchens } from './brackenridge-kitchens.ts';
import { brindleFreightNote } from './brindle-freight-note.ts';
import { brumeEtSelAir } from './brume-et-sel-air.ts';
import { bunyaRidge } from './bunya-ridge.ts';
import { cairnwellSpinout } from './cairnwell-spinout.ts';
import { calaBravaViajes } from './cala-brava-viajes.ts';
import { caprockBrine } from './caprock-brine.ts';
import { cedarbridgeC } from './cedarbridge-c.ts';
import { cevennesFil } from './cevennes-fil.ts';
import { chapadaBio } from './chapada-bio.ts';
import { chasseronCapteurs } from './chasseron-capteurs.ts';
import { cinderfordClay } from './cinderford-clay.ts';
import { cipoPolen } from './cipo-polen.ts';
import { clewBayOysters } from './clew-bay-oysters.ts';
import { copperlineSafe } from './copperline-safe.ts';
import { dovetailMail } from './dovetail-mail.ts';
import { dunedinBullKelp } from './dunedin-bull-kelp.ts';
import { eiderstedtOptronik } from './eiderstedt-optronik.ts';
import { ekebyGlas } from './ekeby-glas.ts';
import { eloraBandsawNote } from './elora-bandsaw-note.ts';
import { eskdaleLandlord } from './eskdale-landlord.ts';
import { estuaireBrasage } from './estuaire-brasage.ts';
import { farthingPress } from './farthing-press.ts';
import { fjellrevGruve } from './fjellrev-gruve.ts';
import { foamLakeFlaxboard } from './foam-lake-flaxboard.ts';
import { foxgloveAssaySeis } from './foxglove-assay-seis.ts';
import { fynboGribere } from './fynbo-gribere.ts';
import { galiniMarine } from './galini-marine.ts';
import { gansettKelp } from './gansett-kelp.ts';
import { gatineauPaddle } from './gatineau-paddle.ts';
import { glarnerOptik } from './glarner-optik.ts';
import { hallstattSalzwerk } from './hallstatt-salzwerk.ts';
import { hantamBoreholes } from './hantam-boreholes.ts';
import { harrowgateGrowth } from './harrowgate-growth.ts';
import { havblikPumps } from './havblik-pumps.ts';
import { hengeloZoutbatterij } from './hengelo-zoutbatterij.ts';
import { hervantaIceRadar } from './hervanta-ice-radar.ts';
import { hilanderiaCerroPelado } from './hilanderia-cerro-pelado.ts';
import { hollowellTide } from './hollowell-tide.ts';
import { hverabakkiSalat } from './hverabakki-salat.ts';
import { ibadanGrain } from './ibadan-grain.ts';
import { ironwoodWarrants } from './ironwood-warrants.ts';
import { jagtlundMejeri } from './jagtlund-mejeri.ts';
import { kallangAquaponics } from './kallang-aquaponics.ts';
import { kaveriLearning } from './kaveri-learning.ts';
import { kellerwerkSensorik } from './kellerwerk-sensorik.ts';
import { kerepesAudio } from './kerepes-audio.ts';
import { khorHalophyteNote } from './khor-halophyte-note.ts';
import { kisumuColdbox } from './kisumu-coldbox.ts';
import { klitmollerVandteknik } from './klitmoller-vandteknik.ts';
import { kranjiWafer } from './kranji-wafer.ts';
import { kwunTongLumisense } from './kwun-tong-lumisense.ts';
import { lanyonSlate } from './lanyon-slate.ts';
import { larkfieldRobotics } from './larkfield-robotics.ts';
import { lauwersPelrobot } from './lauwers-pelrobot.ts';
import { lecaleProstheticsAsa } from './lecale-prosthetics-asa.ts';
import { lennestadtHonwerk } from './lennestadt-honwerk.ts';
import { llanoHailwatch } from './llano-hailwatch.ts';
import { lochnagarDrones } from './lochnagar-drones.ts';
import { loughDergDairy } from './lough-derg-dairy.ts';
import { loxleyLetterAsa } from './loxley-letter-asa.ts';
import { mailFromAFarmer } from './mail-from-a-farmer.ts';
import { malabarFoods } from './malabar-foods.ts';
import { malwaSoyaLab } from './malwa-soya-lab.ts';
import { matauraFleecePanels } from './mataura-fleece-panels.ts';
import { maumeeCastings } from './maumee-castings.ts';
import { meridianGrainB } from './meridian-grain-b.ts';
import { merriCochleaSafe } from './merri-cochlea-safe.ts';
import { miramichiSap } from './miramichi-sap.ts';
import { mistralLakesSafe } from './mistral-lakes-safe.ts';
import { morvernSeaweed } from './morvern-seaweed.ts';
import { mossAndKilnMail } from './moss-and-kiln-mail.ts';
import { mussafahPressCake } from './mussafah-press-cake.ts';
import { nadodrzeTkanina } from './nadodrze-tkanina.ts';
import { nahalZivMembranes } from './nahal-ziv-membranes.ts';
import { nordlichtWandel } from './nordlicht-wandel.ts';
import { norrbottenBatteri } from './norrbotten-batteri.ts';
import { oakumYard } from './oakum-yard.ts';
import { ottermouthBoats } from './ottermouth-boats.ts';
import { panjskaTehtnica } from './panjska-tehtnica.ts';
import { panshetColdChain } from './panshet-cold-chain.ts';
import { parcoursEpinette } from './parcours-epinette.ts';
import { pennywortHealthSafe } from './pennywort-health-safe.ts';
import { penrhosUltrasonics } from './penrhos-ultrasonics.ts';
import { petalumaShellcheck } from './petaluma-shellcheck.ts';
import { pinyonBatch } from './pinyon-batch.ts';
import { polderlichtBv } from './polderlicht-bv.ts';
import { pruefwerkJudenburg } from './pruefwerk-judenburg.ts';
import { quarryLaneOptics } from './quarry-lane-optics.ts';
import { quillbackSeed } from './quillback-seed.ts';
import { rigiLoan } from './rigi-loan.ts';
import { saaremaaSaas } from './saaremaa-saas.ts';
import { sartEnzymes } from './sart-enzymes.ts';
import { scheldeRobotica } from './schelde-robotica.ts';
import { sennenLarderNominee } from './sennen-larder-nominee.ts';
import { shinanoSteam } from './shinano-steam.ts';
import { silverbellMedical } from './silverbell-medical.ts';
import { skaroVarmelager } from './skaro-varmelager.ts';
import { spruceHarbour } from './spruce-harbour.ts';
import { strathnaverMaltings } from './strathnaver-maltings.ts';
import { surulereGridworks } from './surulere-gridworks.ts';
import { tessellateCure } from './tessellate-cure.ts';
import { thurneReedPellets } from './thurne-reed-pellets.ts';
import { tidewrackMemo } from './tidewrack-memo.ts';
import { tramontanaVino } from './tramontana-vino.ts';
import { tregaronFeltAsa } from './tregaron-felt-asa.ts';
import { tsubameForgeEyes } from './tsubame-forge-eyes.ts';
import { uferparkMobil } from './uferpark-mobil.ts';
import { ullockBrakes } from './ullock-brakes.ts';
import { umgeniWashHouse } from './umgeni-wash-house.ts';
import { valcollaTermica } from './valcolla-termica.ts';
import { vesdreUltrasons } from './vesdre-ultrasons.ts';
import { vrigstadTramassa } from './vrigstad-tramassa.ts';
import { wattlebirdMedia } from './wattlebird-media.ts';
import { wharfedaleAudio } from './wharfedale-audio.ts';
import { wimmeraPulse } from './wimmera-pulse.ts';
import { wislanaFabryka } from './wislana-fabryka.ts';
import { xattRefit } from './xatt-refit.ts';

/** Contents that whoever writes rules for readers may look at. */
export const seenOffers: readonly Offer[] = [
  ashdownFermentAsa,
  atelierNuage,
  bjorkvikEnergi,
  brindleFreightNote,
  calaBravaViajes,
  foxgloveAssaySeis,
  harrowgateGrowth,
  kaveriLearning,
  kellerwerkSensorik,
  larkfieldRobotics,
  loughDergDairy,
  mailFromAFarmer,
  meridianGrainB,
  pennywortHealthSafe,
  polderlichtBv,
  quarryLaneOptics,
  rigiLoan,
  spruceHarbour,
  tidewrackMemo,
  uferparkMobil,
  wattlebirdMedia,
  tramontanaVino,
  hollowellTide,
  saaremaaSaas,
  scheldeRobotica,
  glarnerOptik,
  cedarbridgeC,
  brumeEtSelAir,
  fjellrevGruve,
  mistralLakesSafe,
  bunyaRidge,
  loxleyLetterAsa,
  quillbackSeed,
  copperlineSafe,
  havblikPumps,
  dovetailMail,
  cinderfordClay,
  ottermouthBoats,
  morvernSeaweed,
  gansettKelp,
  brackenridgeKitchens,
  lanyonSlate,
  ironwoodWarrants,
  kranjiWafer,
  malabarFoods,
  silverbellMedical,
  alpenklangGmbh,
  norrbottenBatteri,
  cairnwellSpinout,
  wislanaFabryka,
  wharfedaleAudio,
  galiniMarine,
  gatineauPaddle,
  kerepesAudio,
  oakumYard,
  abernethyKilns,
  chapadaBio,
  hverabakkiSalat,
  lochnagarDrones,
  hilanderiaCerroPelado,
  panjskaTehtnica,
  shinanoSteam,
  cevennesFil,
  farthingPress,
  eskdaleLandlord,
  jagtlundMejeri,
  dunedinBullKelp,
  bluestemHarvestNote,
  xattRefit,
  nordlichtWandel,
  ibadanGrain,
  aldermoorLooms,
  hallstattSalzwerk,
  mossAndKilnMail,
  ekebyGlas,
  tregaronFeltAsa,
  clewBayOysters,
  benimarCitrics,
  ullockBrakes,
  nadodrzeTkanina,
  kallangAquaponics,
  lauwersPelrobot,
  strathnaverMaltings,
  panshetColdChain,
  caprockBrine,
  pinyonBatch,
  chasseronCapteurs,
  vrigstadTramassa,
  wimmeraPulse,
  vesdreUltrasons,
  maumeeCastings,
  lecaleProstheticsAsa,
  pruefwerkJudenburg,
  surulereGridworks,
  klitmollerVandteknik,
  eiderstedtOptronik,
  kisumuColdbox,
  miramichiSap,
  hantamBoreholes,
  fynboGribere,
  matauraFleecePanels,
  valcollaTermica,
  mussafahPressCake,
  sartEnzymes,
  foamLakeFlaxboard,
  tessellateCure,
  llanoHailwatch,
  malwaSoyaLab,
  estuaireBrasage,
  nahalZivMembranes,
  hervantaIceRadar,
  sennenLarderNominee,
  kwunTongLumisense,
  umgeniWashHouse,
  penrhosUltrasonics,
  anteroBrineHeat,
  lennestadtHonwerk,
  parcoursEpinette,
  thurneReedPellets,
  merriCochleaSafe,
  khorHalophyteNote,
  eloraBandsawNote,
  hengeloZoutbatterij,
  tsubameForgeEyes,
  skaroVarmelager,
  bidadariBioprintSafe,
  cipoPolen,
  petalumaShellcheck,
];
