import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Política de privacidad",
  changed: "2026-11-21",
  intro:
    "Levare es software abierto. Quien pone en marcha una copia decide sobre los datos que hay en ella y se llama aquí el operador de esta instancia. Esta política dice qué guarda este software, por qué, durante cuánto tiempo y qué puedes hacer al respecto. Está escrita para personas y está completa.",
  sections: [
    {
      id: "who",
      heading: "Quién es responsable",
      summary: "El operador de esta instancia, no quienes escriben el software.",
      blocks: [
        "El operador de esta instancia decide para qué y cómo se usan tus datos y es el responsable del tratamiento en el sentido del Reglamento General de Protección de Datos (RGPD). Puedes llegar a él respondiendo a cualquier correo que te haya enviado esta instancia, o en la dirección que figura en la página sobre borrado de datos.",
        "Las personas que escriben Levare no tienen acceso a esta instancia ni reciben datos de ella. El software no envía informes de uso a nadie.",
      ],
    },
    {
      id: "what",
      heading: "Qué se guarda",
      summary: "Lo que escribes, lo que subes y lo necesario para que el servicio funcione.",
      blocks: [
        [
          "Cuenta: dirección de correo, nombre, rol, contraseña (solo como un resumen que no se puede invertir), fecha de alta y tus respuestas al registrarte.",
          "Artistas, además: nombre artístico y etapa de la carrera. Fans que lo dan: un número de teléfono. Ambos solo porque los escribiste.",
          "Estudio: el nombre de tu espacio de trabajo, tu plan y quién pertenece a él.",
          "Música: los archivos que subes, las versiones y formas de onda hechas a partir de ellos, títulos, nombres de artistas y otros detalles de una grabación.",
          "Sesiones: cuándo entraste, la dirección de internet desde la que venías y el nombre de tu navegador, para que puedas reconocer y cerrar una sesión.",
          "Correo: qué mensajes se te enviaron y cuándo, sin su contenido una vez entregados.",
          "Registros del servidor: hora, dirección pedida, resultado y un identificador de la petición, para encontrar errores y abusos.",
        ],
        "No compramos datos sobre ti, no hacemos un perfil para publicidad y no usamos tu música para entrenar modelos.",
      ],
    },
    {
      id: "why",
      heading: "Para qué y con qué base",
      summary: "Para darte aquello a lo que te apuntaste; todo lo demás, solo si estás de acuerdo.",
      blocks: [
        [
          "Cuenta, estudio, música y sesiones: para cumplir nuestro contrato contigo (RGPD, artículo 6.1.b).",
          "Registros del servidor y límites contra abusos: nuestro interés legítimo en un servicio que funcione y sea seguro (artículo 6.1.f).",
          "Facturas, pagos e impuestos: una obligación legal (artículo 6.1.c).",
          "Novedades por correo, número de teléfono: tu consentimiento (artículo 6.1.a). Puedes retirarlo en cualquier momento; lo hecho antes sigue siendo lícito.",
        ],
      ],
    },
    {
      id: "who-sees",
      heading: "Quién lo ve",
      summary:
        "Tú, las personas con quienes compartes, el operador y los pocos servicios que este haya conectado.",
      blocks: [
        "Lo que publicas es público: lanzamientos, perfil, entradas. Los borradores los ven los miembros de tu espacio de trabajo. Tu correo y tu teléfono nunca son públicos.",
        "El operador puede conectar servicios externos: una empresa de pagos, un servicio de correo, un almacén de archivos, un proveedor de asistente o de llamadas. Cada uno recibe solo lo que su tarea necesita. Una instancia que no conecta ninguno funciona únicamente desde su propia máquina.",
        "Los datos se entregan a autoridades solo cuando la ley obliga al operador.",
      ],
    },
    {
      id: "where",
      heading: "Dónde se guarda",
      summary: "En las máquinas del operador; fuera del Espacio Económico Europeo, solo con garantías.",
      blocks: [
        "Los datos están donde el operador tiene esta instancia. Si un servicio conectado trabaja fuera del Espacio Económico Europeo, el operador se apoya en una decisión de adecuación o en cláusulas contractuales tipo y, si lo pides, te dice en cuál.",
      ],
    },
    {
      id: "how-long",
      heading: "Cuánto tiempo se guarda",
      summary:
        "Mientras tengas una cuenta; después, 30 días como mucho, salvo lo que la ley obliga a conservar.",
      blocks: [
        [
          "Cuenta, estudio y música: hasta que los borres. El borrado surte efecto a los 7 días y termina en un plazo de 30.",
          "Sesiones: 30 días desde el último uso.",
          "Enlaces de entrada: 5 minutos.",
          "Registros del servidor: lo necesario para encontrar errores y abusos, por regla general 30 días.",
          "Facturas y pagos: lo que pida la ley fiscal.",
          "Copias de seguridad: se sobrescriben por turnos; los datos borrados desaparecen de ellas con los turnos siguientes.",
        ],
      ],
    },
    {
      id: "rights",
      heading: "Tus derechos",
      summary: "Ver, corregir, llevarte, borrar, oponerte, reclamar. Pedirlo no cuesta nada.",
      blocks: [
        [
          "Acceso: saber qué se guarda sobre ti y recibir una copia (artículo 15).",
          "Rectificación de lo que esté mal (artículo 16).",
          "Supresión (artículo 17) y limitación (artículo 18).",
          "Llevarte tus datos en un formato común (artículo 20).",
          "Oposición a los usos que se apoyan en un interés legítimo (artículo 21).",
          "Retirada de un consentimiento en cualquier momento (artículo 7.3).",
          "Reclamación ante la autoridad de protección de datos del lugar donde vives (artículo 77).",
        ],
        "Ninguna decisión con efectos legales sobre ti la toma solo una máquina. El operador responde en el plazo de un mes.",
      ],
    },
    {
      id: "children",
      heading: "Menores",
      summary: "Levare es para personas de 13 años o más.",
      blocks: [
        "Debes tener al menos 13 años. Si la ley de tu país fija una edad mayor para consentir por ti mismo, tu madre, tu padre o quien te tutele tiene que estar de acuerdo. Si sabemos de una cuenta de alguien menor, se borra.",
      ],
    },
    {
      id: "security",
      heading: "Seguridad",
      summary: "Conexiones cifradas, contraseñas resumidas, pocas personas con acceso.",
      blocks: [
        "Las contraseñas se guardan como resúmenes; los enlaces de entrada y las sesiones, como resúmenes de secretos al azar. Los archivos que no son públicos se alcanzan con direcciones que caducan. Si algo sale mal y te pone en riesgo, el operador te lo dice a ti y a la autoridad en el plazo que fija la ley.",
      ],
    },
    {
      id: "changes",
      heading: "Cambios en esta política",
      summary: "Te enteras de los cambios importantes antes de que cuenten.",
      blocks: [
        "La fecha del último cambio está al principio. Si un cambio te afecta, recibes un correo al menos 14 días antes de que entre en vigor. La historia de este texto puede leerse en el código público de Levare.",
      ],
    },
  ],
};
