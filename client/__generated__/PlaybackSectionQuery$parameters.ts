/**
 * @generated SignedSource<<a42fbd42258def7c270b422e48b839a4>>
 * @relayHash a81d6e2024296e6b48d9c3796640d9df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8b8eadbe8ae44c8b654a5bcc12558308b81a74100c44b71c1984b3a14e72fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaybackSectionQuery } from './PlaybackSectionQuery.graphql';

const node: PreloadableConcreteRequest<PlaybackSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb8b8eadbe8ae44c8b654a5bcc12558308b81a74100c44b71c1984b3a14e72fd",
    "metadata": {},
    "name": "PlaybackSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
