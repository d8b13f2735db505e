import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Términos del servicio",
  changed: "2026-11-29",
  intro:
    "Estos términos son el acuerdo entre tú y el operador de esta instancia de Levare. Dicen qué puedes esperar, qué se espera de ti y de quién es la música: tuya.",
  sections: [
    {
      id: "parties",
      heading: "Quién acuerda con quién",
      summary: "Tú y el operador de esta instancia. Quienes escriben el software no son parte.",
      blocks: [
        "Levare es software libre bajo la Licencia Pública General Affero de GNU, versión 3 o posterior. Cualquiera puede ponerlo en marcha. Tu acuerdo es con el operador de esta instancia, que responde de este servicio. La licencia del software te da derechos que estos términos no te quitan: puedes leerlo, cambiarlo y usarlo, y puedes pedir al operador el código de la versión que funciona aquí.",
      ],
    },
    {
      id: "account",
      heading: "Tu cuenta",
      summary: "Ten 13 años o más, da datos verdaderos y guarda tu contraseña.",
      blocks: [
        "Debes tener al menos 13 años; por debajo de la edad en que puedes contratar por tu cuenta, tu madre, tu padre o quien te tutele tiene que estar de acuerdo. Una persona, una cuenta; la misma cuenta puede ser de fan y de artista. Respondes de lo que ocurra en tu cuenta hasta que avises al operador de que otra persona ha entrado.",
      ],
    },
    {
      id: "music",
      heading: "Tu música sigue siendo tuya",
      summary: "Conservas todos los derechos y solo permites lo necesario para guardarla y reproducirla.",
      blocks: [
        "Conservas todos los derechos sobre lo que subes. Das al operador un derecho simple, no exclusivo y gratuito para guardar tus archivos, hacer versiones técnicas, mostrar portadas y títulos, y reproducir o entregar la música a las personas que elijas. Termina cuando retiras la música; las copias que los fans compraron antes siguen siendo suyas.",
        "No incluye ningún derecho a licenciar tu música a terceros, a usarla en publicidad ni a entrenar modelos con ella.",
      ],
    },
    {
      id: "duties",
      heading: "Qué prometes sobre lo que subes",
      summary: "Sube solo lo que puedes publicar y nombra a quienes lo hicieron.",
      blocks: [
        [
          "Tienes los derechos de lo que subes, o el permiso de quien los tiene: composición, grabación, fragmentos, portada.",
          "Los créditos y repartos que escribes son verdaderos.",
          "Los códigos como ISRC y UPC te corresponden. El servicio nunca inventa uno.",
        ],
      ],
    },
    {
      id: "conduct",
      heading: "Qué no está permitido",
      summary: "Nada que dañe a las personas, sus derechos o el servicio.",
      blocks: [
        [
          "Contenido contrario a la ley, que amenace o humille a personas, o que sexualice a menores.",
          "Música ajena con tu nombre; escuchas, seguidores o reseñas falsas.",
          "Entrar en cuentas ajenas, esquivar límites, inundar el servicio de peticiones.",
          "Mensajes que quien los recibe no pidió.",
        ],
      ],
    },
    {
      id: "reports",
      heading: "Avisos y qué sigue",
      summary: "Cualquiera puede avisar. Se oye a ambas partes y cada paso tiene un motivo.",
      blocks: [
        "Si crees que algo aquí vulnera tus derechos o estos términos, escribe al operador y di qué, dónde y por qué. El operador lo mira, oye a la persona afectada cuando es posible y decide: nada, ocultar, retirar o cerrar la cuenta. A quien le afecta se le dice el motivo y puede pedir una segunda revisión.",
      ],
    },
    {
      id: "plans",
      heading: "Planes, precios y prueba",
      summary: "30 días gratis sin tarjeta; después eliges tú. Nada se cobra por sorpresa.",
      blocks: [
        "Los artistas empiezan con una prueba de 30 días con todas las herramientas y 5 subidas de pistas. No se piden datos de pago, así que al final no se puede cobrar nada. Sin un plan, la música sigue en línea y la edición se detiene.",
        "Los planes de pago van por mes o por año y se renuevan hasta que los canceles. Puedes cancelar en cualquier momento para el final del periodo en curso. Los precios están en la página para artistas y antes de cada pago; un precio nuevo cuenta desde el periodo siguiente y se anuncia con al menos 30 días.",
        "Los consumidores de la Unión Europea pueden desistir de un plan de pago en 14 días. Si pediste que empezara de inmediato, se cobran en proporción los días ya usados.",
      ],
    },
    {
      id: "sales",
      heading: "Ventas entre fans y artistas",
      summary: "Vende el artista; el operador pone la tienda y se queda con la comisión que se mostró.",
      blocks: [
        "Una compra es un contrato entre fan y artista. Salvo que esta instancia indique otra cosa junto a sus planes, la plataforma no se queda con nada en Pro e Indee Label y con un 10 % durante la prueba, retiene los ingresos 7 días y los paga a partir de 10,00 de la moneda. La comisión de la empresa de pagos corre a cargo del artista.",
        "Se mantienen los derechos legales de quien compra, por ejemplo por productos defectuosos.",
      ],
    },
    {
      id: "service",
      heading: "Qué puedes esperar del servicio",
      summary:
        "Cuidado, copias de seguridad y franqueza con los fallos; ninguna promesa de que nada falle nunca.",
      blocks: [
        "El operador lleva el servicio con cuidado, lo mantiene seguro y hace copias de seguridad. Hay interrupciones por mantenimiento y se anuncian cuando es posible. Guarda copias propias de tus másteres. Las partes que aún se construyen lo dicen en su página.",
      ],
    },
    {
      id: "liability",
      heading: "Responsabilidad",
      summary: "Plena por dolo, negligencia grave y lesiones; limitada a lo previsible en lo demás.",
      blocks: [
        "El operador responde sin límite por dolo y negligencia grave, por daños a la vida, el cuerpo o la salud, y cuando la ley no permite un límite. Por negligencia leve responde solo si incumple un deber del que depende este acuerdo, y solo por el daño típico y previsible.",
      ],
    },
    {
      id: "end",
      heading: "Marcharse",
      summary: "Puedes irte cuando quieras y llevarte lo tuyo.",
      blocks: [
        "Puedes cerrar tu cuenta en cualquier momento. El operador puede cerrarla con 30 días de aviso, o de inmediato por un incumplimiento grave. Antes del final puedes llevarte tus másteres, tu catálogo y tu lista de fans; el dinero que se te deba se paga.",
      ],
    },
    {
      id: "law",
      heading: "Ley, cambios y lo demás",
      summary: "La ley del lugar del operador; tu protección como consumidor se mantiene.",
      blocks: [
        "Se aplica la ley del país donde el operador tiene su sede. Como consumidor conservas la protección de la ley del lugar donde vives y puedes acudir a un tribunal allí. Los cambios de estos términos se anuncian por correo con al menos 30 días; si no estás de acuerdo, puedes irte antes de que cuenten. Si una parte es nula, el resto sigue en pie.",
      ],
    },
  ],
};
