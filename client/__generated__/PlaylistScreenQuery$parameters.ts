/**
 * @generated SignedSource<<d30aee9d582b951fa2e0d85115d7f052>>
 * @relayHash 2a22f6580076f73bd67125db5b638717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13640691f2700bc791bff700ccaef46a05bca0f53d251d33aafb1744e0fd5439

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13640691f2700bc791bff700ccaef46a05bca0f53d251d33aafb1744e0fd5439",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
