import type { words as english } from '../../en/lessons/hokkaido';

export const words: typeof english = {
  titles: {
    first: 'Una catena e le sue due zone',
    last: 'Obiettivi e ultimo turno',
  },
  says: {
    welcome:
      'Benvenuto a Hokkaidō! Costruisci una mappa a partire da questa provincia. Le due caselle segnate sono montagne: l’inizio di una sola catena che attraverserà tutta la tua mappa.',
    draft:
      'Dodici turni, ognuno in due metà. Prima ognuno tiene in segreto una carta della mano e passa le altre. Scegli il 13: ha una montagna, e una fabbrica grigia per la tua risorsa grigia.',
    draftOther: 'Forse una buona carta, ma il 13 allunga la catena e ha una fabbrica per la tua risorsa grigia.',
    mountains:
      'Ora la carta si aggiunge alla mappa, sopra o sotto ciò che c’è. Una nuova montagna deve continuare la catena a una delle sue due estremità, di lato o d’angolo, senza diramarsi. Montagne e laghi non si coprono mai.',
    placeRange:
      'Metti il 13 sulle caselle segnate, sotto la provincia. I posti dove una carta può stare sono illuminati; quasi tutti gli altri spezzerebbero la catena.',
    placeRangeOver: 'Sopra la provincia coprirebbe una montagna.',
    sides:
      'La catena divide la mappa in due; la linea mostra come prosegue. Fra le città più grandi delle due zone conta la più piccola, 2 punti per casella. Per ora è una casella. Anche le montagne valgono 2 ciascuna.',
    draftPair:
      'Secondo turno, e una nuova mano da Kenji. Scegli il 2: due città e una risorsa marrone. Con l’altra tua risorsa marrone fa una coppia, e le coppie si possono spendere.',
    draftPairOther: 'Cerca una carta con una risorsa marrone e due città affiancate: il 2.',
    placeRight: 'Mettila sulle caselle segnate a destra della catena, e infilala sotto la provincia.',
    placeRightOver: 'Sopra la provincia perdi una risorsa marrone. Infilala sotto.',
    wait: 'Ora a destra hai una città di due caselle, ma i punti sono ancora 14: conta la zona più piccola, e a sinistra la casella è una. Potresti già spendere la coppia marrone. Tienila: chiudi la tua fase mappa.',
    waitNot:
      'Una città più grande a destra non vale nulla finché quella a sinistra è più piccola. Riprendi la mossa e aspetta.',
    draftLeft: 'Terzo turno. Alla tua zona sinistra servono città. Scegli il 42: ne ha due, e una foresta.',
    draftLeftOther: 'Aiuta meno la tua zona sinistra. Il 42 ha due città e una foresta.',
    placeLeft:
      'Metti il 42 sulle caselle segnate a sinistra della catena, sotto la carta 13, così che tre città si uniscano.',
    placeLeftFirst: 'Buona idea, ma una cosa alla volta: prima piazza la carta.',
    placeLeftOver: 'Sopra la carta 13 un maggese nasconde la tua città. Infilala sotto.',
    terraform:
      '18 punti: a sinistra tre città, a destra due. Una volta per fase mappa puoi terraformare: due risorse marroni fanno di un maggese una città, due blu un lago, due verdi una foresta, due grigie una montagna. Fai del maggese segnato una città.',
    terraformElsewhere:
      'Quel maggese non tocca nessuna tua città. Prendi quello segnato, accanto alle città di destra.',
    terraformDone: 'Usa la coppia marrone: adesso vale 2 punti.',
    twenty:
      'Tre città per zona: 6 punti, e 20 in tutto. Le risorse spese però non ci sono più, e alla fine le fabbriche le vogliono. Quando spendere e quando tenere: di questo vive il gioco.',
    passing:
      'Le mani passano a sinistra nei primi sei turni, a destra negli ultimi sei; dopo il turno 6 ognuno riceve sei carte nuove. Ora guardiamo la fine di una partita, con gli obiettivi.',
    lastWelcome:
      'Un altro tavolo, con gli obiettivi: chi ne raggiunge uno per primo lo prende, per 3 punti. L’obiettivo 5 è ancora aperto: sei risorse sulla tua mappa. Tu ne hai cinque. Comincia l’ultimo turno, e hai 63 punti.',
    lastDraft: 'In mano ti resta una carta, e ha proprio una risorsa grigia. Scegli il 41.',
    lastPlace:
      'Mettila sulle caselle segnate, sotto i laghi, che non si possono coprire. La sua fabbrica verde prende la tua risorsa verde, e la risorsa grigia è la sesta.',
    lastPlaceFirst: 'Terraformare ti costa due risorse, e te ne servono sei. Riprendi la mossa e piazza la carta.',
    lastDone:
      '69 punti e sei risorse. Potresti terraformare con la coppia marrone o con la grigia, ma l’obiettivo sarebbe perso. Chiudi la tua fase mappa.',
    lastDoneNot: 'Ora hai solo quattro risorse, e l’obiettivo è perso. Riprendi la mossa.',
    end: 'La partita è finita e l’obiettivo 5 è tuo. Conta solo ciò che si vede. Scorriamo insieme il punteggio.',
    endMountains: 'Montagne: 2 punti ciascuna.',
    endTowns:
      'Città: fra le più grandi delle due zone conta la più piccola, 2 punti per casella. Una città proprio sulla linea non conta per nessuna zona.',
    endForests: 'Foreste: 2 punti ciascuna, ovunque si trovino.',
    endLakes: 'Laghi: 3 punti per ogni casella dopo la prima di ogni area di lago.',
    endFactories: 'Fabbriche: ognuna riceve una risorsa del suo colore rimasta sulla tua mappa e vale il suo numero.',
    endGoals:
      'Obiettivi: 3 punti ciascuno. Almeno tre delle tue carte devono contribuire. Se più giocatori ne raggiungono uno nello stesso turno, gli obiettivi da 1 a 4 vanno alla carta più bassa del turno, da 5 a 9 alla più alta.',
    endAll:
      'Vince chi ha più punti; in parità, chi ha più maggesi visibili. È tutto quello che serve. In due la scelta delle carte è un po’ diversa: lo spiega la pagina delle regole.',
  },
};
