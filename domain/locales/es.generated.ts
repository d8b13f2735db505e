import type { Code } from "../words/catalogue.ts";

// Made by `npm run generate` of es.po: change it there.
export const SPANISH: Readonly<Record<Code, string>> = {
  "milestones.checklistWrong": "Una lista admite como máximo {max, number} puntos, con {length, number} caracteres cada uno.",
  "milestones.commentTooLong": "Un comentario admite como máximo {max, number} caracteres.",
  "milestones.tooMany": "Un lanzamiento admite como máximo {max, number} pasos.",
  "milestones.offsetWrong": "Un paso queda como máximo a {max, number} días antes o después del lanzamiento.",
  "milestones.titleMissing": "Un paso necesita un título.",
  "milestones.remindersWrong": "Un paso avisa como máximo cinco veces, hasta {days, number} días antes.",
  "milestones.dependencyUnknown": "Un paso espera a otros pasos del mismo plan.",
  "milestones.tooManyTemplates": "Un estudio guarda como máximo {max, number} plantillas. Elimina antes una.",
  "milestones.templateNameMissing": "Una plantilla necesita un nombre.",
  "milestones.templateEmpty": "Una plantilla necesita al menos un paso.",
  "milestones.titleTooLong": "Un título admite como máximo {max, number} caracteres.",
  "general.unexpected": "Se ha producido un error inesperado. Inténtalo de nuevo.",
  "milestones.snoozeWrong": "Elige un día posterior a hoy, dentro de un año.",
  "milestones.dayWrong": "Elige un día.",
  "milestones.assigneeUnknown": "Elige a alguien de tu equipo.",
  "milestones.keysWrong": "Cada paso de una plantilla tiene su propia clave.",
  "milestones.waits": "Espera a otro paso. Termina ese antes u omítelo.",
  "general.notFound": "No encontrado",
  "milestones.stale": "Otra persona guardó antes este paso. Tu cambio no se ha aplicado.",
  "milestones.templateNameTooLong": "El nombre de una plantilla admite como máximo {max, number} caracteres.",
  "milestones.dependencyCycle": "Estos pasos se esperarían unos a otros en círculo.",
  "milestones.thereAgain": "Este paso ya vuelve a estar en el plan.",
  "milestones.templateNameTaken": "Este estudio ya tiene una plantilla con este nombre.",
  "general.tooManyAttempts": "Demasiados intentos. Espera un momento e inténtalo otra vez.",
  "milestones.commentMissing": "Escribe algo antes."
};
