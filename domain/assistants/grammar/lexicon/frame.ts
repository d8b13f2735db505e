/** How people ask and order: words that belong to no field alone. */
export const FRAME_WORDS = {
  /** Something of the studio that the question names. */
  name: "~",
  today: `today tonight right-now this-morning this-afternoon this-evening hoy ahora-mismo esta-manana esta-tarde esta-noche manana-por-la-manana
    la-tarde la-manana`,
  week: "week weeks semana semanas fortnight",
  period:
    "month months year years yesterday lately recent* mes meses ano anos ayer ultim* recientemente quincena trimestre quarter",
  next: `next upcoming coming soonest coming-up proxim* siguient* lo-siguiente lo-que-viene viene-despues viene-luego comes-after-that one-after
    estrena-antes first-out despues luego afterwards after-that then-what pipeline in-the-works earliest soon`,
  when: `when date dates cuando fecha fechas dia dias day days faltan countdown how-long how-soon how-many-days how-many-weeks days-until days-left
    what-day which-day cuanto-falta cuanto-queda-para cuanto-tiempo cuantos-dias cuantas-semanas que-dia cuanto-queda how-much-longer
    what-times best-time best-times que-horas`,
  count: `many how-big how-large how-much-music how-many count number amount total size sum-of cuant* cantidad numero-de contar how-much-stuff
    how-much-material how-much-have lot-of cuanta-musica cuantas-canciones do-i-own do-we-own como-de-grande que-tan-grande asciende ascienden
    a-cuanto`,
  who: "who whose whom quien quienes",
  find: `find where show open search locate look-up look-for looking-for bring-up pull-up bring-me take-me get-me-to go-to jump-to navigate link-to
    link-for page-of page-for view see display let-me-see abre* abrir encuentra* encontrar busca buscar buscame buscar* busco buscando
    muestra* mostrar* muestrame ensena* donde ir-a ir-al ve-a ve-al llevame ver ficha enlace* quiero-ver dejame-ver localiza* direct-me fetch
    look-at take-a-look have-a-look echar-un-vistazo vistazo`,
  explain: `mean means meaning explain* difference* differ differs define defin* significa* significado explica* explique* diferenci* distingu* que-es
    que-son que-sea what-is what-s what-are what-does whats whats-a what-on-earth quiere-decir quieren-decir tell-me-what tell-me-about
    in-plain how-do how-does work works como-funciona* understand* entiend* entender aclara* walk-me-through go-through stand-for stands-for
    en-que-consiste get-what don-t-get not-sure-what know-what like-i-m-five para-que-sirve para-que-sirven para-que-vale what-for
    about-yourself explain-yourself wtf understood se-le-llama se-llama`,
  add: `add* create new put make note apunta* anade* anadir anadas agrega* agregar crea* pon ponme ponle poner mete metele incluy* include nueva
    nuevo prepara enter`,
  make: `design* draw* paint* make create* generate* build sketch* mock disen* dibuj* pinta* crea* haz hazme hazle hazlo hacer hacerme prepar*
    quiero quisiera need want another different otra otras otro otros nueva nuevas nuevo nuevos new elabor* boceto* gener*`,
  write: `write writes writing wrote written rewrite draft* compose word-it put-together draw-up escrib* redact* reescrib* escrit* reword*
    say-something say-a-few di-algo come-up-with tell-people cuenta-algo think-of piensa`,
  without: `no without not nobody none t neither nor sin nadie ningun* ningun nunca tampoco carec* yet-to not-yet todavia-no aun-no uncredited anonim*
    anonym* unattributed siguen-sin sigue-sin don doesn didn isn aren won haven hasn couldn wouldn wasn weren ain non en-blanco blank empty
    vacio vacia desconocid* unknown unnamed sin-nombre`,
  room: `left remaining more still further can-i-upload can-we-upload may-i-upload could-i-upload puedo-subir podemos-subir podria-subir queda
    quedan mas todavia aun limit* limite* cupo allowance uploads subidas version-pro pro-version include* incluye* subscription suscripcion
    for-levare pay-levare levare-cost cuesta-levare levare-al-mes`,
  about: "about-~ sobre-~ acerca-de-~",
} as const satisfies Record<string, string>;
