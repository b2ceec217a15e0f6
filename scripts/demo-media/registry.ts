import type { Scene, Scenes } from './scene.ts';
import { scene as ausstellung } from './scenes/ausstellung.ts';
import { scene as baumPflanzen } from './scenes/baum-pflanzen.ts';
import { scene as buehne } from './scenes/buehne.ts';
import { scene as busElektrisch } from './scenes/bus-elektrisch.ts';
import { scene as chor } from './scenes/chor.ts';
import { scene as eishalle } from './scenes/eishalle.ts';
import { scene as faehre } from './scenes/faehre.ts';
import { scene as fahrgaeste } from './scenes/fahrgaeste.ts';
import { scene as fahrradTram } from './scenes/fahrrad-tram.ts';
import { scene as feuerwehr } from './scenes/feuerwehr.ts';
import { scene as flohmarkt } from './scenes/flohmarkt.ts';
import { scene as flussAlde } from './scenes/fluss-alde.ts';
import { bannerScenes } from './scenes/formats-banners.ts';
import { stageBannerScenes } from './scenes/formats-banners-stage.ts';
import { conferenceScenes } from './scenes/formats-conference.ts';
import { groundScenes } from './scenes/formats-grounds.ts';
import { laboratoryScenes } from './scenes/formats-laboratory.ts';
import { marathonScenes } from './scenes/formats-marathon.ts';
import { stagePortraitScenes } from './scenes/formats-portrait-stage.ts';
import { portraitScenes } from './scenes/formats-portraits.ts';
import { emblemScenes, posterScenes } from './scenes/formats-posters.ts';
import { seaScenes } from './scenes/formats-sea.ts';
import { worldScenes } from './scenes/formats-world.ts';
import { scene as fussball } from './scenes/fussball.ts';
import { scene as gartenstadt } from './scenes/gartenstadt.ts';
import { scene as gemeinschaftsgarten } from './scenes/gemeinschaftsgarten.ts';
import { scene as gleisbau } from './scenes/gleisbau.ts';
import { scene as hafenkante } from './scenes/hafenkante.ts';
import { scene as haltestelleGruendach } from './scenes/haltestelle-gruendach.ts';
import { scene as handball } from './scenes/handball.ts';
import { scene as hochschule } from './scenes/hochschule.ts';
import { scene as jazzkeller } from './scenes/jazzkeller.ts';
import { scene as kino } from './scenes/kino.ts';
import { scene as klettern } from './scenes/klettern.ts';
import { scene as konzertKesselhaus } from './scenes/konzert-kesselhaus.ts';
import { scene as kupferhof } from './scenes/kupferhof.ts';
import { scene as laternen } from './scenes/laternen.ts';
import { scene as leitstelle } from './scenes/leitstelle.ts';
import { scene as lesung } from './scenes/lesung.ts';
import { bookScenes } from './scenes/life-bookshop.ts';
import { breakfastScenes } from './scenes/life-breakfast.ts';
import { lynxScenes } from './scenes/life-lynx.ts';
import { otterScenes } from './scenes/life-otters.ts';
import { owlScenes } from './scenes/life-owl.ts';
import { recordScenes } from './scenes/life-records.ts';
import { flowerScenes } from './scenes/life-shops.ts';
import { soupScenes } from './scenes/life-soup.ts';
import { sweetScenes } from './scenes/life-sweets.ts';
import { tavernScenes } from './scenes/life-tavern.ts';
import { workshopScenes } from './scenes/life-workshop.ts';
import { scene as marktplatz } from './scenes/marktplatz.ts';
import { scene as muehlenviertel } from './scenes/muehlenviertel.ts';
import { scene as museum } from './scenes/museum.ts';
import { scene as museumstram } from './scenes/museumstram.ts';
import { scene as nordhang } from './scenes/nordhang.ts';
import { scene as orchester } from './scenes/orchester.ts';
import { scene as puppentheater } from './scenes/puppentheater.ts';
import { scene as radweg } from './scenes/radweg.ts';
import { scene as rathaus } from './scenes/rathaus.ts';
import { scene as repaircafe } from './scenes/repaircafe.ts';
import { scene as rudern } from './scenes/rudern.ts';
import { scene as schach } from './scenes/schach.ts';
import { scene as schulweg } from './scenes/schulweg.ts';
import { scene as schwimmbad } from './scenes/schwimmbad.ts';
import { scene as spielplatz } from './scenes/spielplatz.ts';
import { scene as stadtbibliothek } from './scenes/stadtbibliothek.ts';
import { scene as stadtfest } from './scenes/stadtfest.ts';
import { scene as stadtlauf } from './scenes/stadtlauf.ts';
import { scene as stadtpark } from './scenes/stadtpark.ts';
import { scene as sternwarte } from './scenes/sternwarte.ts';
import { scene as tanz } from './scenes/tanz.ts';
import { scene as theater } from './scenes/theater.ts';
import { scene as ticketHandy } from './scenes/ticket-handy.ts';
import { scene as tramAltstadt } from './scenes/tram-altstadt.ts';
import { scene as tramBruecke } from './scenes/tram-bruecke.ts';
import { scene as tramDepot } from './scenes/tram-depot.ts';
import { scene as tramFahrerin } from './scenes/tram-fahrerin.ts';
import { scene as tramHaltestelle } from './scenes/tram-haltestelle.ts';
import { scene as tramNacht } from './scenes/tram-nacht.ts';
import { scene as tramNeu } from './scenes/tram-neu.ts';
import { scene as tramRegen } from './scenes/tram-regen.ts';
import { scene as wochenmarkt } from './scenes/wochenmarkt.ts';
import type { PictureName } from './wanted.ts';

/** Every wanted picture's scene; a name without one, or a scene without a name, fails the test beside it. */
export const scenes: Scenes = {
  'tram-bruecke': tramBruecke,
  'tram-depot': tramDepot,
  'tram-haltestelle': tramHaltestelle,
  'tram-nacht': tramNacht,
  'tram-regen': tramRegen,
  'tram-altstadt': tramAltstadt,
  'tram-neu': tramNeu,
  'tram-fahrerin': tramFahrerin,
  gleisbau,
  museumstram,
  leitstelle,
  'bus-elektrisch': busElektrisch,
  'fahrrad-tram': fahrradTram,
  marktplatz,
  wochenmarkt,
  rathaus,
  'fluss-alde': flussAlde,
  hafenkante,
  faehre,
  radweg,
  muehlenviertel,
  kupferhof,
  nordhang,
  gartenstadt,
  stadtpark,
  'ticket-handy': ticketHandy,
  'haltestelle-gruendach': haltestelleGruendach,
  fahrgaeste,
  schulweg,
  'baum-pflanzen': baumPflanzen,
  stadtbibliothek,
  hochschule,
  spielplatz,
  schwimmbad,
  feuerwehr,
  sternwarte,
  gemeinschaftsgarten,
  repaircafe,
  theater,
  buehne,
  'konzert-kesselhaus': konzertKesselhaus,
  orchester,
  jazzkeller,
  kino,
  museum,
  lesung,
  laternen,
  flohmarkt,
  stadtfest,
  tanz,
  ausstellung,
  puppentheater,
  chor,
  fussball,
  handball,
  stadtlauf,
  rudern,
  eishalle,
  klettern,
  schach,
  ...bannerScenes,
  ...stageBannerScenes,
  ...conferenceScenes,
  ...groundScenes,
  ...laboratoryScenes,
  ...marathonScenes,
  ...stagePortraitScenes,
  ...portraitScenes,
  ...seaScenes,
  ...worldScenes,
  ...bookScenes,
  ...breakfastScenes,
  ...lynxScenes,
  ...otterScenes,
  ...owlScenes,
  ...recordScenes,
  ...flowerScenes,
  ...soupScenes,
  ...sweetScenes,
  ...tavernScenes,
  ...workshopScenes,
  ...posterScenes,
  ...emblemScenes,
};

export const sceneOf = (name: PictureName): Scene | undefined => scenes[name];
