import * as v from "valibot";

const Choices = v.pipe(
  v.array(v.object({ topic: v.string(), channel: v.string(), isOn: v.boolean() })),
  v.maxLength(200),
);

/** The value of a preference as it is kept. What is heard of where travels as the mutation takes it: a list of choices. */
export function keptValue(key: string, value: unknown): unknown {
  if (key !== "notifications" || !v.is(Choices, value)) return value;
  return Object.fromEntries(value.map(({ topic, channel, isOn }) => [`${topic}.${channel}`, isOn]));
}

/** The same on its way out. */
export function toldValue(key: string, value: unknown): unknown {
  if (key !== "notifications" || typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([choice, isOn]) => {
    const dot = choice.lastIndexOf(".");
    return { topic: choice.slice(0, dot), channel: choice.slice(dot + 1), isOn };
  });
}
