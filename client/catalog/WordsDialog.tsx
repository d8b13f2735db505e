import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TagsInput, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { trackProblem } from "../../domain/catalog/track.ts";
import { titleFromFileName } from "../../domain/catalog/upload.ts";
import { accidentIn, type ProblemPayload, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { isSameValue } from "../ui/formValues.ts";
import { showFailure } from "../ui/showFailure.ts";
import { savedValue } from "./trackFields.ts";
import type { TrackWords, UploadItem } from "./UploadItem.ts";
import { useUploads } from "./uploads.ts";
import { saveWords } from "./uploadVerbs.ts";

/** What a song is called whose file is still on this device: its track begins with it, wherever it goes up. */
export function WordsDialog({ item, onClose }: { item: UploadItem; onClose: () => void }) {
  const { t } = useLingui();
  const said = useRefusal();
  const uploads = useUploads();
  const { fileName, words } = item;
  const [title, setTitle] = useState(words?.title ?? "");
  const [artistNames, setArtistNames] = useState<string[]>([...(words?.artistNames ?? [])]);
  const [problem, setProblem] = useState<ProblemPayload | null>(null);
  const errorOf = (field: keyof TrackWords) => (problem?.field === field ? said(problem) : null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written: TrackWords = {
      ...(title.trim() !== (words?.title ?? "") && { title: title.trim() }),
      ...(!isSameValue(artistNames, words?.artistNames ?? []) && {
        artistNames: savedValue("artistNames", artistNames) as string[],
      }),
    };
    const wrong = trackProblem(written as Parameters<typeof trackProblem>[0]);
    setProblem(wrong);
    if (wrong) return;
    try {
      if (Object.keys(written).length > 0) await saveWords(uploads, item, written);
      onClose();
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Name this song`}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {t`${fileName} becomes a track once it has arrived. What you write here counts more than what stands in the file.`}
          </Text>
          <TextInput
            label={t`Title`}
            placeholder={titleFromFileName(fileName)}
            value={title}
            error={errorOf("title")}
            onChange={(event) => setTitle(event.currentTarget.value)}
            data-autofocus
          />
          <TagsInput
            label={t`Artists`}
            value={artistNames}
            error={errorOf("artistNames")}
            onChange={setArtistNames}
          />
          <Group>
            <Button type="submit">{t`Save`}</Button>
            <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
