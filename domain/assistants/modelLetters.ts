/** What stands above an answer that our own rules wrote in place of a language model, and why. */
export const MODEL_LETTERS = {
  "assistants.model.outage": "The language model cannot be reached just now, so I answer by my own rules.",
  "assistants.model.slow": "The language model took too long, so I answer by my own rules.",
  "assistants.model.broken": "The language model broke off here. By my own rules:",
  "assistants.model.refused": "The language model would not answer that, so I answer by my own rules.",
  "assistants.model.spent":
    "This month’s budget for the language model is used up. Until it begins anew on {day} I answer by my own rules.",
  "assistants.model.unfounded":
    "The language model wrote nothing that your records bear out, so I answer by my own rules.",
  "assistants.model.leftOut": "I left out what stands in none of your records.",
} as const;
