/** Of recordings, who made them, their codes and their papers. */
export const RIGHTS_WORDS = {
  track: `track tracks song songs catalog* repertoire repertorio recording* cancion* tema temas pista pistas grabacion* tune tunes corte cortes
    my-music our-music mi-musica nuestra-musica how-much-music my-songs cuanta-musica cuantas-canciones pieces pieza piezas piece obras obra
    body-of-work`,
  split: `split splits share shares percent* porcentaje* reparto repartos reparte repartes reparten repartim* repartid* repartimos proporcion*
    divid* division cut-does parte-tiene split-sheet parte-de tanto-por-ciento por-ciento quotas points who-gets gets-what le-toca le-tocan
    les-toca le-corresponde les-corresponde corresponde corresponden stake slice total-100 to-100 al-100 reach-100 t-total suman-100
    suman-cien rates mas-de-cien mas-de-100 menos-de-cien menos-de-100 more-than-100 over-100 less-than-100 below-100 under-100 comparto
    comparten tiene-parte parte-en se-lleva se-llevan participacion participaciones partly-assigned partially-assigned partly`,
  writer: `writers songwriter* composer* composers author authors authored wrote written-by penned composed credit credits credited songwriting
    co-writer* cowriter* co-wrote lyricist* compositor* autor autora autores autoras autoria letrista* escribio escribieron compuso
    compusieron compuesto firmo creditos had-a-hand worked-on took-part participo participaron who-made quien-hizo quienes-hicieron behind-~
    uncredited anonim* anonym* unattributed acredit* made-~ wrote-~ writer firman came-up-with come-up-with-~ particip*`,
  wrong: `wrong error* invalid broken mal incorrect* add-up adds-up adding-up sum-to sums-to come-to comes-to total-100 total-a make-a-hundred suma*
    sumar cuadra cuadran cuadrar descuadrad* descuadra* hundred cien ciento fallo* fallan open abierto abiertos cerrar cerrados 100 less-than
    more-than over-100 under-100 short-of llegan-a llega-a pasan-de unsettled unresolved unconfirmed off unbalanced balance-out settle*
    inconsist* mismatch* discrepan* don-t-match doesn-t-match no-coincid* mas-de-cien mas-de-100 menos-de-cien menos-de-100 more-than-100
    less-than-100 below-100 to-100 al-100 reach-100 t-total suman-100 suman-cien fully make-sense no-cierran cierran partly partially
    parcialmente`,
  owner: `own owns owned owner* rights belong* derechos dueno* duena* titular* pertenec* de-quien whose-song whose-is whose-~ rightsholder*
    rights-holder*`,
  isrc: "isrc isrcs get-isrcs get-isrc",
  code: "codes code codigo codigos identifier* identificador*",
  upc: `upc upcs ean eans barcode* bar-code bar-codes codigo-de-barras codigos-de-barras barras gtin scan scans scanned scanning escane*
    contraportada product-code codigo-de-producto`,
  assign: `assign* fill give give-all give-every give-each give-them give-my get-one get-their get-its needs-one need-one asigna* asignar* asigne*
    ponle ponles ponlos pon poner ponga ponerles pongas dale dales dar darles tengan tenga deberian-tener rellena* allocate issue hand-out
    register* registra* saca* put create obtain consigue* solicita* pide pideles gener* crea crear cread reparte distribuye distribute
    get-isrcs get-isrc set see-to encargate`,
  sheet: `sheet sheets split-sheet paper papers paperwork papel papeles agreement* contract* document* template* hoja hojas contrato* acuerdo*
    convenio* documento* plantilla* pdf on-paper por-escrito to-sign deal firmad* firmar firmemos firme sign signed signature formaliz*
    formalis* ~-in-writing put-in-writing writing-to-sign shares-in-writing terms terminos condiciones`,
  sync: `sync sync-licen* synch synchroni* licence licences license licenses licensing licensed sincroniz* sincro licencia* licenciar* placement*
    licencia-de-sinc*`,
  screen: `film films movie movies advert* ad ads commercial* series game games trailer tv television documentary brand pelicula* peli anuncio
    anuncios spot serie videojuego* documental cine marca corto netflix filmmaker* director* cineasta* advertis* agency agencia* publicidad
    publicitari*`,
  producer: `producer* productor* productora* produce produced produces beat beats beatmaker* produjo produccion produced-by`,
  term: `royalt* mechanical* publishing publisher* copyright* master masters pro pros neighbouring neighboring performance performing regalia*
    mecanic* editorial editoriales conexos vecinos p-line c-line pline cline isrc upc ean iswc ipi ipn cae ddex split-sheet sync-licen*
    work-for-hire recoup* metadata metadatos content-id black-box derechos-de-autor derechos-conexos derechos-de-reproduccion
    comunicacion-publica droit points composition lufs sgae bmi ascap prs neighbouring-right* neighboring-right* mechanical-right*
    performing-right* publishing-right* master-right* derechos-con* derechos-mec* derechos-ed* derechos-vec* royalty-rate* split-sheet*
    licencia-de-sinc* sync-deal linea-p linea-c sello sellos`,
  law: `sue suing sued stole stolen steal* lawsuit court lawyer* attorney* legal legally illegal* claim claims demanda demandar* demande abogad*
    juicio tribunal* denunci* robado robo robaron robar plagi* copied copiado copiaron ley leyes ilegal* infring* infrac* dispute* litig*
    ripped-off rip-off rights-violated allowed-to permitido samplear sampling press-charges legal-action acciones-legales trouble
    get-in-trouble sample sampled samples sampl* version-of versionar cover-song pirat* bootleg* permission permiso permisos lawful licit*
    reclamar reclamo forbid* prohib* copian copien copiar derecho-a legal-options law laws against-the-law`,
} as const satisfies Record<string, string>;
