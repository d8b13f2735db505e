import { graphql, readInlineData } from "react-relay";
import type { TrackWord, UploadWord } from "../../domain/catalog/uploadStage.ts";
import type { uploadNews_upload$key } from "../__generated__/uploadNews_upload.graphql.ts";

/** What the server says about an upload. */
export interface UploadNews extends UploadWord {
  uploadId: string;
  fileName: string;
  bytes: number;
  createdAt: string;
  /** The track whose audio it replaces. */
  replaces: { readonly id: string; readonly title: string } | null | undefined;
  track: TrackNews | null;
}

/** What the server says about the track that an upload became. */
export interface TrackNews extends TrackWord {
  /** Made from the very same file; not told by everybody who brings news. */
  sameRecordings?: readonly { readonly id: string; readonly title: string }[] | null | undefined;
}

/** Whoever asks for uploads asks for all of this: the state of one without its track is half of the truth. */
export function readUpload(key: uploadNews_upload$key): UploadNews {
  const upload = readInlineData(
    graphql`
      fragment uploadNews_upload on Upload @inline {
        uploadId
        fileName
        bytes
        state
        refusal {
          code
          params
          message
        }
        createdAt
        replaces {
          id
          title
        }
        track {
          id
          state
          progress
          failure {
            code
            params
            message
          }
          sameRecordings {
            id
            title
          }
        }
      }
    `,
    key,
  );
  return upload as UploadNews;
}
