/** Has our server turn a recording into words. Throws where it could not. */
export async function transcribe(recording: Blob, language: string): Promise<string> {
  const answer = await fetch(`/api/assistants/transcribe?language=${language}`, {
    method: "POST",
    headers: { "content-type": recording.type, "x-levare": "1" },
    body: recording,
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return ((await answer.json()) as { text: string }).text;
}
