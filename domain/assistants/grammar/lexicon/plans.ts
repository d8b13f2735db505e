/** Of what is to be done, and of plans of releases. */
export const PLAN_WORDS = {
  doing: `i-do do-next do-first do-now get-done to-get-done get-on-with get-to-work work-on should-i-start should-we-start should-we-do tackle focus
    plate agenda begin-with que-hacer por-hacer tengo-que-hacer hay-que-hacer tenemos-que-hacer me-toca nos-toca priorit* prioridad* prioriz*
    todo-list pendiente* empiezo empezamos empiece ponerme ponernos me-espera me-esperan me-aguarda* nos-esperan atencion attention tareas
    tasks jobs chores errands due to-dos on-our-list my-day our-day mi-dia jornada deadlines-today urgent* urge urgen faena quehaceres
    ocuparme ocuparnos need-my-attention needs-my-attention waiting-for-me lined-up on-for deberia-hacer debo-hacer debemos-hacer should-do
    keep-me-busy on-today tengo-para para-hoy que-tengo-hoy lista-de-cosas lista-de-tareas pressing rundown tengo-el-dia how-is-my-day
    que-toca toca-hoy toca-hacer por-donde-empezar por-donde-empiez* empezar-por where-to-start where-do-i-start where-should-i-start
    start-today start-my-day is-on-my-list s-on-my-list things-to-do to-do to-do-today first-on primero-de donde-sigo sigo-por continue-with
    seguir-con por-donde-sigo next-task next-step siguiente-tarea siguiente-paso proxima-tarea proximo-paso we-begin i-begin we-start
    can-t-wait cannot-wait t-wait no-puede-esperar no-puedo-dejar no-pueden-esperar dedicar dedico dedicarme me-centro centrar* centrarme
    entre-manos concentr* on-the-calendar en-el-calendario take-care-of right-away cuanto-antes asap ya-mismo organizame-el-dia
    organiza-mi-dia planifica-mi-dia plan-my-day plan-my-week plan-my-morning organise-my-day organize-my-day me-pongo-con me-pongo-a haga
    hare hagamos haremos what-now resolver resuelvo handle atender gestionar knock-out on-the-cards get-through most-important important-thing
    important-things matters-most mas-importante que-hago que-hacemos hago-hoy hago-ahora hacemos-hoy`,
  late: `late overdue deadline* slipped slip slips slipping passed past-due past-its past-their past-the past-date delayed missed blew blown blow
    lagging running-late fall-behind falling-behind fallen-behind behind-schedule off-schedule off-track atrasad* atraso* retrasad* retraso
    retrasos vencid* vencio vencieron venci* tarde plazo plazos caducad* fuera-de-plazo se-me-paso se-nos-paso se-me-ha-pasado
    se-nos-ha-pasado me-ha-pasado me-han-pasado nos-ha-pasado nos-han-pasado se-ha-pasado se-han-pasado pasado-la-fecha pasado-de-fecha
    pasados-de-fecha ya-tendria* ya-deberia* tendria-que-estar tendrian-que-estar deberia-estar deberian-estar deberia-haber* should-already
    should-have-been ought-to-have already-have-been supposed-to-be already-be-done gone-by went-by catch-up behind-on desfas* dejado-pasar
    quedado-atras let-slide se-nos-ha-ido se-me-ha-ido se-nos-fue se-me-fue demora demoras demorad* a-tiempo on-time in-time to-spare
    se-me-acumula fuera-de-fecha out-of-date se-me-haya se-nos-haya me-haya-pasado i-behind we-behind is-behind are-behind behind-with
    running-behind ought-to-be lapsed elapsed deberia-haberse deberian-haber* tendria-que-haber* debia-estar debian-estar deberia-haber
    miss-any-date miss-a-date miss-date miss-any-deadline miss-a-deadline`,
  out: `out come comes came publish* appear* drops dropping put-out putting-out bring-out bringing-out sale salen salimos salgo salir saldra*
    saldre salga salgan saco sacar sacamos sacas sacare publica publicar publicamos publicare publico estren* ve-la-luz land lands hit-stores
    hits arrive arrives arriving llega llegar see-the-light salida salidas live goes-live go-live coming-up`,
  release: `release releases released releasing album* single singles ep eps lp lps record records lanzamiento* disco discos lanzo lanzar lanzamos
    lanza lanzare launch* elepe sencillo* mixtape sacar drop discograf* discography salida`,
  missing: `missing lack lacks lacking left incomplet* falta faltan faltaria* faltando faltar necesita* not-filled gap gaps blocks blocking holding-up
    holds-up holding-back holds-back hold-back holding-~-back holding-~-up in-the-way stop stops stopping keeping-~-from remain* unfinished
    yet-to still-need still-needs still-has still-have still-to still-missing still-open need-before needs-before need-for need-to-release
    does-~-need does-~-still does-~-lack ~-needs ~-need before-~ before-it left-to left-before outstanding what-else anything-else queda
    quedan le-queda me-queda nos-queda por-terminar por-rellenar por-completar por-cerrar a-medias impide impiden para-sacar para-lanzar
    para-publicar para-poder que-mas-necesit* no-tien* sin-terminar requirement* required requires requisito* needed absent ausente ausentes
    forgotten forgot olvidado hueco* vacio* vacia* empty blank-fields must-be-completed prior-to prior-~ be-completed need-to-finish to-finish
    finish-for do-i-need do-we-need que-necesito que-necesitamos need-to-do-for left-over miss misses impid* prevents prevent stands-between
    stand-between stands-in-the-way keeping-~ keeps-~ something-open anything-open para-que-salga para-que-pueda hay-que-hacer-para
    what-is-missing what-s-missing still-deliver still-hand-in still-do-for must-i-still`,
  ready: `ready readiness finished complete done-with lista listo listos listas preparad* terminad* acabad* completo completos good-to-go set-to-go
    all-set set-for can-i-release can-we-release can-i-publish can-we-publish can-go-out can-~-go could-~-go ok-to okay-to fit-to
    everything-in-place all-there in-shape puedo-publicar podemos-publicar puedo-lanzar podemos-lanzar puedo-sacar podemos-sacar puede-salir
    se-puede-publicar se-puede-lanzar se-puede-sacar a-punto as-it-is tal-cual shipped-to ready-for polished can-i-already ya-puedo puedo-ya
    puedo-entregar entregar hand-in turn-in everything-it-needs todo-lo-necesario lo-necesario everything-needed all-it-needs
    todo-lo-que-necesita everything-done en-regla could-i-put can-i-put could-we-put out-tomorrow`,
  status: `status state condition how-is-~ how-s-~ how-is-it how-are-things coming-along coming-on getting-on getting-along shape estado situacion como-va
    como-van como-esta como-anda como-llev* how-far progress* progreso avance avanza where-are-we where-is-~-at where-do-we-stand where-does-~-stand how-close
    en-que-punto por-donde-va que-tal-va`,
  step: `step steps task tasks milestone* item errand tarea* paso pasos hito* my-list our-list the-list to-my-list mi-lista la-lista nuestra-lista to-do to-dos
    to-do-list todo-list checklist list lista-de-tareas pendientes quehacer`,
  remind: `remind* reminder* recuerda* recuerdame recordatorio* recordarme recordarnos note-down note-it-down jot* write-down-that make-a-note
    take-a-note note-to-self not-forget don-t-forget t-forget let-me-forget no-olvid* no-se-me-olvide no-se-nos-olvide que-no-se-me apunta
    apuntame apuntalo apuntar apuntes apunte anota anotame anotalo anotar to-my-list on-to-my-list to-my-to-do on-my-to-do to-our-list
    a-mi-lista en-mi-lista a-la-lista en-la-lista a-mis-tareas a-mis-pendientes tengo-que-acordarme to-the-plan to-my-plan al-plan a-mi-plan
    as-a-task como-tarea pencil-in acuerdate to-remember remember-to please-add add-that please-note note-please remember recordad recordemos
    olvidar olvide olvidarme olvidarnos en-mi-plan en-el-plan into-my-tasks in-my-tasks to-my-tasks en-mis-tareas into-my-list note-that`,
  done: `done finished finish complete completed completad* completa hecho hecha hechos hechas termin* acab* finaliz* ready listo lista sorted
    wrapped-up`,
  tick: `tick* check-off checked-off check-~-off check-it-off cross-off crossed-off cross-it-off cross-that-off off-my-list off-the-list mark marca
    marcar marcame marcalo marca* tacha* tachar da-por dar-por dalo-por dala-por i-finished i-ve-finished i-have-finished we-finished
    we-ve-finished i-ve-done i-have-done we-ve-done i-completed i-ve-completed we-completed is-done are-done is-finished as-done as-finished
    as-complete as-completed como-hech* como-terminad* como-completad* ya-he-terminado ya-he-hecho ya-he-acabado ya-esta-hech* ya-hemos
    he-terminado he-acabado he-completado hemos-terminado hemos-acabado esta-hecho esta-hecha set-to-done ya-termine ya-acabe ya-hice
    ya-complete ya-lo-hice ya-la-hice ya-estan-hech* consider through-with ya-esta-terminad* ya-esta-acabad* ya-esta-list* esta-terminad*
    esta-acabad* to-done step-done`,
  move: `move moves moving moved postpone* delay delaying put-off put-back bring-forward bring-~-forward bring-it-forward shift* reschedul* later
    earlier sooner another-date different-date new-date other-date mueve* mover* movamos aplaz* retrasa retrasar* retrasam* retrasal*
    retrasemos atrasa atrasar* pospon* pospong* adelant* otra-fecha nueva-fecha mas-tarde mas-adelante reprogram* pasa-~ pasar-~ pasame-~
    pasemos-~ corre-~ semana-despues semanas-despues dias-despues mes-despues lleva-~-a lleva-~-al llevar-~-a llevar-~-al rather-release
    rather-put rather-have prefiero-sacar prefiero-lanzar preferiria bump slide hold-off wait-until push-~ push-it push-back push-the
    pushed-back push-release wait-with move-~ change-~ change-date change-day change-release change-it change-when change-launch cambia-~
    cambiar-~ cambia-fecha cambiar-fecha cambia-dia cambiar-dia cambiar-lanzamiento cambio-de-fecha cambiale cambialo cambiamos cambiemos
    salga-antes salir-antes sacar-antes sacarlo-antes salga-mas come-out-before release-date-to deja-~-para dejar-~-para dejamos-~-para
    leave-~-until leave-~-for hold-~-until set-~-for put-~-off instead en-vez-de mejor-saca saca-~-en mejor-en rather-than un-mes-mas
    semana-mas semanas-mas meses-mas more-weeks weeks-more another-week another-month otra-semana otro-mes more-time mas-tiempo semana-antes
    semanas-antes dias-antes mes-antes put-~-back`,
  planning: `plan-~ plan-my plan-our plan-the plan-a plan-it plan-this plan-out plan-for plan-para plan-de plan-de-lanzamiento plan-del-lanzamiento
    plan-de-accion release-plan launch-plan rollout roll-out rollout-plan planific* planea* planear* planifique* timeline roadmap schedule-for
    release-schedule launch-schedule calendario-de-lanzamiento calendario-del-lanzamiento calendario-para-sacar cronograma hoja-de-ruta
    what-steps que-pasos pasos-para steps-to steps-for steps-before schedule-~ map-out prepara-el-lanzamiento prepare-the-release work-back
    work-backwards lay-out s-the-plan what-is-the-plan cual-es-el-plan organiz* organis* planning plan-de-trabajo step-by-step paso-a-paso
    road-to path-to camino-a camino-hacia steps-lead lead-to-~ leads-to-~ lead-up leads-up plazos-para fechas-para which-steps-do
    which-steps-lead`,
} as const satisfies Record<string, string>;
