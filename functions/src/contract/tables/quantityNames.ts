/** Words of many languages that name a number of pieces to order, without accents. */
export const quantityWords: ReadonlySet<string> = new Set(
  [
    'qty qtys qnty quantity quantities quant pcs pieces count units required requirement needed ordered requested demand',
    'menge anzahl stuck stuckzahl stk stueck stueckzahl bedarf benotigt gewunscht bestellt',
    'quantite quantites qte nombre pieces besoin commandee commandees',
    'cantidad cantidades cant uds unidades piezas',
    'quantita qta pezzi pz',
    'aantal aantallen hoeveelheid stuks',
    'ilosc liczba szt sztuk sztuki',
    'quantidade quantidades qtd qtde qtdade pecas',
    'antal antall kvantitet mangd mengde stycken stykker',
    'maara mnozstvi pocet ks mennyiseg darab db adet miktar kolichestvo количество колво 数量',
  ].flatMap((words) => words.split(' ')),
);

/** Words that are written together, without accents: `Bestellmenge`, `Q.tà`, `To order`. */
export const quantityNames =
  /(?:qty|quantity|menge|anzahl|stuckzahl|aantal)$|^(?:qty|quantity)|^(?:toorder|zubestellen|acommander|apedir|daordinare|tebestellen|dozamowienia|aencomendar|attbestalla|pieceno|qta|qte|howmany)$/;

/**
 * Parts of names of columns whose numbers are no pieces to order, without accents: stock, packs,
 * minimum, price, totals and what has happened to an order.
 */
export const otherNumberNames = new RegExp(
  [
    'stock|avail|inventor|onhand|bestand|lager|verfugbar|vorrat|dispon|existenc|giacenz|scort|magazz|magaz',
    'voorraad|beschikbaar|zapas|dostepn|estoque|saldo|tillganglig',
    'pack|box|carton|karton|cases|bundle|multiple|packung|gebinde|conditionnement|colis|emballage|paquete',
    'embalaje|confezion|scatol|imballo|doos|opakowan|embalage|caixa|forpackning|remainder',
    'minim|mindest|minorder|maxim|maxorder|minst|prijs|price|preis|prix|precio|prezz|preco|cena|pris|cost|kosten',
    'total|gesamt|summ|amount|betrag|montant|importe|importo|bedrag|kwota|wartosc|razem|belopp|netto|brutto|gross',
    'discount|rabat|remise|descuento|sconto|korting|desconto|staffel|break|weight|gewicht|poids|date|datum|fecha',
    'shipped|delivered|received|returned|cancel|invoiced|reserved|backorder|previous|sold|average',
  ].join('|'),
);

/** Short words of such names, which are parts of other words too. */
export const otherNumberWords: ReadonlySet<string> = new Set(
  'min max moq vpe ve per pro par por je ab from unit uom case lot caja stan suma valor value net tax vat mwst tva iva moms ht ttc eur usd kg last day days tag dia jour giorno dag dzien only'.split(
    ' ',
  ),
);
