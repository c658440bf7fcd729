import type { words as english } from '../../en/lessons/honshu';

export const words: typeof english = {
  titles: {
    first: 'Prese e mappe',
    last: 'L’ultimo turno',
  },
  says: {
    welcome:
      'Benvenuto a Honshū! Costruisci la tua mappa. Comincia da questa provincia: città, maggesi e due caselle di produzione, ognuna con una risorsa.',
    hand: 'Queste sono le carte della tua mano. Ognuno dei dodici turni ha due metà: una presa decide chi riceve quale carta, poi ognuno aggiunge una carta alla propria mappa.',
    playHigh:
      'Aiko ha giocato 14 e Kenji 47. Il numero più alto sceglie per primo. Gioca il tuo 56: sceglilo nella mano, poi premi il pulsante.',
    playHighNoCube: 'Una risorsa alzerebbe ancora la carta, ma 56 è già più di 47. Risparmiala.',
    playHighLow: 'È più bassa del 47 di Kenji: non sceglieresti per primo.',
    takeAny:
      'Sei il primo, quindi puoi prendere una qualsiasi delle tre carte, non solo la tua. Il 47 di Kenji ha una foresta, due città e una fabbrica blu. Tu hai una risorsa blu: prendi il 47!',
    takeAnyOwn: 'Puoi riprendere la tua carta, ma non ha una fabbrica per la tua risorsa blu.',
    takeAny14:
      'Questa ha una fabbrica migliore, ma nessuna foresta, e il suo lago da solo non vale nulla. Il 47 rende subito di più.',
    placeOver:
      'Ora aggiungi la carta alla mappa. Deve sovrapporsi a una carta già piazzata, sopra o sotto. Mettila sopra le due caselle in basso a sinistra della provincia, dove le caselle sono segnate, e premi «Piazza qui».',
    placeOverUnder:
      'Hai infilato la carta sotto la provincia. Così la provincia nasconde una città e la produzione gialla della carta nuova.',
    countOne:
      'Otto punti! Le quattro città che si toccano di lato valgono 1 ciascuna, la foresta 2, e la risorsa blu nella fabbrica il numero che vi è scritto, 2. La produzione marrone è coperta: la sua risorsa è tornata nella riserva. Quella gialla è nuova e ha portato una risorsa.',
    lead: 'Secondo turno. Hai vinto la presa, quindi apri la prossima. Il 22 è basso, ma una risorsa lo alza di 60. La tua risorsa blu vale 2 punti nella fabbrica; quella gialla non ha fabbrica. Gioca il 22 con la risorsa gialla.',
    leadBlue: 'La risorsa blu è quella che serve alla tua fabbrica: spenderla costa 2 punti.',
    leadNoCube: 'Senza risorsa, il 22 sarà probabilmente la carta più bassa.',
    leadOther: 'Una bella carta, ma tienila. Qui bastano il 22 e una risorsa.',
    follow:
      '22 + 60 = 82. Chi aggiunge una risorsa dopo di te deve usare lo stesso colore, e né Aiko né Kenji ne hanno una gialla. Prendi il 33 di Kenji: città, un lago e una nuova risorsa gialla.',
    followOther: 'Quella carta serve meno alla tua mappa: il 33 porta due città, un lago e una risorsa.',
    placeUnder:
      'La carta 33 ha un maggese dove incontra la città della provincia. Quindi infilala sotto: mettila sulle caselle segnate, poi tocca «Sopra la provincia» per farla passare «Sotto». Una casella nascosta non conta.',
    placeUnderOver: 'Sopra la provincia, la carta nasconde la tua città. Riprendila e infilala sotto.',
    lakes:
      'Ora hai sei città in un solo gruppo. Il lago da solo non vale nulla: ogni area di lago vale 3 punti per ogni casella dopo la prima. E ricorda: un lago non può mai essere coperto, né finire sotto una carta.',
    low: 'Terzo turno. Non serve vincere ogni presa. Gli altri due amano i numeri alti: gioca il 6, tieni le risorse e guarda che cosa resta.',
    lowOther: 'Andrebbe bene anche così, ma questa volta guarda che cosa succede giocando basso: gioca il 6.',
    leftOver:
      'Aiko ha preso il tuo 6, Kenji il 58. Sei l’ultimo e ti resta il 13: un lago, due città e una fabbrica gialla. Niente male! Prendilo.',
    placeLake:
      'Trova il posto migliore: il nuovo lago accanto al tuo, e la fabbrica gialla sulla mappa per la tua risorsa gialla. Il numero accanto a «Piazza qui» mostra quanto guadagni. C’è un posto che ti porta a 17 punti.',
    placeLakeLess:
      'I laghi devono toccarsi di lato, e il 13 va bene senza girarlo. Prova in alto a sinistra della mappa.',
    countThree:
      '17 punti dopo tre turni: città 7, fabbriche 5, laghi 3, foresta 2. Dopo i turni 3 e 9 le carte rimaste in mano passano a un vicino; dopo il turno 6 ognuno ne riceve sei nuove. Ora guardiamo la fine di una partita.',
    lastWelcome:
      'Un altro tavolo: comincia l’ultimo turno. Hai 52 punti, Aiko 53 e Kenji 52. In mano ti resta una carta.',
    lastPlay:
      'Il 10 di Kenji farebbe per te: ha una fabbrica gialla da 4, e tu hai una risorsa gialla. Per scegliere per primo, il tuo 4 ha bisogno di una risorsa. Quale? La carta 10 ne porta anche una marrone: paga dunque con quella marrone.',
    lastPlayNone: 'Senza risorsa scegli per ultimo, e il 10 lo prende qualcun altro.',
    lastPlayYellow: 'La risorsa gialla è proprio quella che vuole la fabbrica della carta 10. Tienila.',
    lastPlayBlue: 'La tua risorsa blu serve a una fabbrica, e con la carta 10 non ne arriva un’altra.',
    lastTake: '4 + 60 = 64: sei il primo. Prendi il 10.',
    lastTakeOther: 'Quella non ha una fabbrica per la tua risorsa gialla.',
    lastPlace:
      'Gira la carta due volte, con le frecce tonde o con il tasto R, così che una foresta e una città finiscano sui due maggesi segnati. Ti servono 58 punti per vincere.',
    lastPlaceLess: 'Girala due volte e copri le due caselle segnate.',
    end: 'La partita è finita. Conta solo ciò che si vede. Scorriamo insieme il punteggio.',
    endForests: 'Foreste: 2 punti per ogni casella, ovunque si trovi.',
    endLakes: 'Laghi: 3 punti per ogni casella dopo la prima di ogni area di lago.',
    endFactories:
      'Fabbriche: ognuna riceve una risorsa del suo colore rimasta sulla tua mappa e vale il suo numero. Le consegne migliori si fanno da sole.',
    endTowns: 'Città: 1 punto per ogni casella del tuo gruppo più grande, e solo di quello.',
    endAll:
      'Vince chi ha più punti; in parità, chi ha più maggesi visibili. È tutto quello che serve. In due la presa si gioca in modo un po’ diverso: lo spiega la pagina delle regole.',
  },
};
