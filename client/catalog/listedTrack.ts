import { graphql } from "react-relay";

/** What the list shows of a track, as a row of the table and as a card. */
export const listedTrack = graphql`
  fragment listedTrack_track on Track {
    id
    title
    artistNames
    genre
    mood
    bpm
    key
    isrc
    duration
    visibility
    state
    progress
    failure {
      code
      params
      message
    }
    coverUrl
    version
  }
`;
