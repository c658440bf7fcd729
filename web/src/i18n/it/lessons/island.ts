import type { words as english } from '../../en/lessons/island';

export const words: typeof english = {
  titles: {
    first: 'Rotte e rivali',
    last: 'L’ultimo turno',
  },
  says: {
    welcome:
      'Benvenuto a Hokkaido! Distribuisci i tuoi pezzi per collegare le città fra loro e con i paesi oltremare. Ognuna di queste carte scoperte nomina una rotta e due numeri.',
    hand: 'Le carte della tua mano sono rotte segrete. Alla fine una carta in mano paga il numero alto se controlli la rotta, e costa altrettanto se non la controlli.',
    start:
      'Aiko ha cominciato ad Hakodate. Ora il tuo primo pezzo: va in una città libera. Diverse tue carte partono da Sapporo. Toccala sull’isola, o sceglila nell’elenco, e conferma.',
    startOther: 'Una bella città, ma le carte di questa lezione partono da Sapporo.',
    grow: 'In un turno hai tre azioni, e nessuna si può fare tre volte. Per prima la Crescita: aggiungi un pezzo dove ne hai già uno. Tocca Sapporo e scegli di crescere lì.',
    growOther: 'Prima cresci: un pezzo deve restare a Sapporo.',
    toSea:
      'Un viaggio richiede due Movimenti via Mare. Con il primo un pezzo va dalla costa alla casella In Mare. Prendine uno da Sapporo.',
    toSeaOther: 'Questa è un’altra azione. Manda in mare un pezzo da Sapporo.',
    toJapan: 'Con il secondo approda, su una costa qualsiasi o in un paese. Prosegui per il Giappone.',
    toJapanOther: 'Ci serve la rotta da Sapporo al Giappone: prosegui per il Giappone.',
    control:
      'Un pezzo nella città e uno nel paese: controlli la rotta marittima fra Sapporo e il Giappone, e la carta lo dice. Le tue tre azioni sono finite.',
    claim:
      'Tocca di nuovo a te. Rivendica la carta: chi lo fa per primo va sul numero alto e riceve subito 2 punti. Scegli Sapporo–Giappone fra le carte scoperte.',
    claimOther: 'Prima la rivendicazione: qualcun altro potrebbe essere più svelto.',
    growAgain:
      'Due punti! Restano due azioni. Per una rotta via terra serve un pezzo in ogni provincia del percorso. Cresci a Sapporo.',
    growAgainOther: 'Prima cresci a Sapporo: così un pezzo va e uno resta.',
    march: 'Ora un Movimento via Terra nella provincia vicina: Yufutsu, sulla via di Obihiro.',
    marchOther: 'Questa volta scegli Yufutsu: è sulla via di Obihiro.',
    path: 'Sapporo, Yufutsu, Saru, Obihiro: con un pezzo in ognuna controlleresti la rotta via terra e potresti rivendicarla. I pezzi degli altri non ti bloccano.',
    china:
      'Ora la tua carta Sapporo–Cina. Sai già come: cresci a Sapporo e poi naviga, finché un pezzo arriva in Cina. Prima cresci.',
    chinaSea: 'In mare.',
    chinaLand: 'E avanti fino in Cina.',
    chinaOther: 'Cresci a Sapporo, poi porta un pezzo in mare e da lì in Cina.',
    conflict:
      'Aiko è arrivata a Yufutsu con due pezzi. Dopo ogni turno le province con troppi pezzi si sfoltiscono: in due ne può restare 1, in una città 2. Chi ne ha meno ne perde uno per primo, quindi il tuo è andato via; poi anche Aiko ne ha perso uno.',
    reveal:
      'Rivela la tua carta Sapporo–Cina: ricevi subito il numero basso, e di nuovo alla fine se controlli ancora la rotta. Sceglila nella mano.',
    revealOther: 'Prima rivela Sapporo–Cina: la sua rotta è completa.',
    backGrow: 'Altri due punti. E adesso di nuovo a Yufutsu: cresci a Sapporo…',
    back: '…e muovi un pezzo a Yufutsu. Guarda che cosa succederà lì: lo vedi prima di confermare.',
    backOther: 'Cresci a Sapporo, poi muovi da Sapporo a Yufutsu.',
    tie: 'Uno contro uno in una provincia per uno: chi è in parità perde un pezzo insieme all’altro, e Yufutsu resta vuota. I pezzi persi tornano nella tua riserva.',
    cards:
      'Restano tre azioni che non hai provato: pescare una carta dal mazzo, prenderne una fra le scoperte, o scartare una carta che non puoi completare. Ora guardiamo la fine di una partita.',
    lastWelcome:
      'Un’altra partita. Il mazzo è finito, quindi ognuno ha un ultimo turno, e questo è il tuo. Hai 12 punti, Aiko 8.',
    regions:
      'Alla fine ognuna delle sei regioni paga: 4 punti a chi ha più pezzi, 3 al secondo. A Nemuro Aiko è sola: un solo tuo pezzo lì sarebbe secondo.',
    lastReveal:
      'Due carte della mano sono complete. In mano una carta paga il numero alto, 3. Rivelata paga due volte il basso: 2 ora, 2 alla fine. Rivela Abashiri–Giappone.',
    lastRevealOther: 'Comincia rivelando Abashiri–Giappone.',
    lastSea:
      'Restano due azioni, giusto quelle per un viaggio a Nemuro. Porta in mare il pezzo di Rumoi: nella sua regione resti primo.',
    lastSeaOther: 'Quel pezzo serve dov’è. Prendi quello di Rumoi.',
    lastLand: 'Approda ad Hanasaki: non c’è nessuno, quindi nessuno ti scaccia.',
    lastLandOther: 'Approda ad Hanasaki, nella regione Nemuro.',
    end: 'La partita è finita. Le tue carte sono state valutate dopo il tuo ultimo turno: ciò che Aiko ha fatto dopo non poteva più danneggiarle.',
    endCards:
      'Le carte rivendicate pagano il numero sotto il tuo pezzo, quelle rivelate di nuovo il numero basso, ma solo se controlli ancora la rotta. Le carte in mano pagano il numero alto, o lo costano.',
    endRegions:
      'Le regioni vengono per ultime, quando tutti hanno finito. In due, se siete pari, nessuno riceve nulla.',
    endAll:
      'La fine arriva quando il mazzo è vuoto, o quando qualcuno non ha più pezzi nella riserva. Vince chi ha più punti. È tutto quello che serve: buon vento!',
  },
};
