type Regions = Readonly<Record<string, string>>;

const entriesOf = (text: string): string[] => text.split('|').map((entry) => entry.trim());

/** `AL Alabama|AK Alaska`: the code, and the name after it. */
const coded = (text: string): Regions =>
  Object.fromEntries(
    entriesOf(text).map((entry) => {
      const [code = ''] = entry.split(' ');
      return [code, entry.slice(code.length + 1)];
    }),
  );

const named = (text: string): Regions =>
  Object.fromEntries(entriesOf(text).map((name) => [name, name]));

/**
 * The states or provinces of the countries whose addresses need one: names by the text in an
 * address.
 * @see https://pe.usps.com/text/pub28/28apb.htm
 * @see https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/symbols-and-abbreviations.page
 */
export const regionsOf: Readonly<Record<string, Regions>> = {
  US: coded(`
    AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado
    |CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii
    |ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine
    |MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana
    |NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
    |NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon
    |PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee
    |TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia
    |WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe
    |AP Armed Forces Pacific`),
  CA: coded(`
    AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador
    |NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island
    |QC Quebec|SK Saskatchewan|YT Yukon`),
  AU: coded(`
    ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland
    |SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`),
  IT: coded(`
    AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino
    |BA Bari|BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna
    |BZ Bolzano|BS Brescia|BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta
    |CT Catania|CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna
    |FM Fermo|FE Ferrara|FI Florence|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genoa|GO Gorizia
    |GR Grosseto|IM Imperia|IS Isernia|AQ L’Aquila|SP La Spezia|LT Latina|LE Lecce|LC Lecco
    |LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantua|MS Massa-Carrara|MT Matera|ME Messina
    |MI Milan|MO Modena|MB Monza and Brianza|NA Naples|NO Novara|NU Nuoro|OR Oristano|PD Padua
    |PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro and Urbino|PE Pescara|PC Piacenza|PI Pisa
    |PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria
    |RE Reggio Emilia|RI Rieti|RN Rimini|RM Rome|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena
    |SR Syracuse|SO Sondrio|SU South Sardinia|TA Taranto|TE Teramo|TR Terni|TP Trapani|TN Trento
    |TV Treviso|TS Trieste|TO Turin|UD Udine|VA Varese|VE Venice|VB Verbano-Cusio-Ossola
    |VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo`),
  ES: named(`
    A Coruña|Álava|Albacete|Alicante|Almería|Asturias|Ávila|Badajoz|Barcelona|Bizkaia|Burgos
    |Cáceres|Cádiz|Cantabria|Castellón|Ceuta|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Girona|Granada
    |Guadalajara|Huelva|Huesca|Illes Balears|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid
    |Málaga|Melilla|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife
    |Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Zamora|Zaragoza`),
};
